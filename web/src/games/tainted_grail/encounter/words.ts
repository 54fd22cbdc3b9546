/** The words of the encounter table, loaded with it. */
import { addWords } from "../../../words/words";
import english from "./encounter.en.ftl?raw";
import italian from "./encounter.it.ftl?raw";

addWords({ it: italian, en: english });
