/** The words of pages that are loaded when somebody goes there, and of what the table shares with them. */
import english from "./pages.en.ftl?raw";
import italian from "./pages.it.ftl?raw";
import { addWords } from "./words";

addWords({ it: italian, en: english });
