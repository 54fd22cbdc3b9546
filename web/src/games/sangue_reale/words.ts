/** The words of this board, loaded with it. */
import { addWords } from "../../words/words";
import english from "./en.ftl?raw";
import italian from "./it.ftl?raw";

addWords({ it: italian, en: english });
