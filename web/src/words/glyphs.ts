/** What the signs mean, loaded with the table. */
import english from "./glyphs.en.ftl?raw";
import italian from "./glyphs.it.ftl?raw";
import { addWords } from "./words";

addWords({ it: italian, en: english });
