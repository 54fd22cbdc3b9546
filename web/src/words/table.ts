/** The words of the table, loaded with it. */
import english from "./table.en.ftl?raw";
import italian from "./table.it.ftl?raw";
import { addWords } from "./words";

addWords({ it: italian, en: english });
