/** The words of the puzzles, loaded with their page. */
import { addWords } from "../words/words";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";

addWords({ it: italian, en: english });
