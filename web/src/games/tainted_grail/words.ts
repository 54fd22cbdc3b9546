/** The words of this board, loaded with it. Names of places, cards and people come from the server. */
import { addWords } from "../../words/words";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";

addWords({ it: italian, en: english });
