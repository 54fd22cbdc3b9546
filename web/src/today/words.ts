/** The words of the day's challenge, loaded with its page. */
import { addWords } from "../words/words";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";

addWords({ it: italian, en: english });
