/** The words of the workshop, loaded with it. */
import { addWords } from "../words/words";
import english from "./words.en.ftl?raw";
import italian from "./words.it.ftl?raw";
import fieldsEnglish from "./fields.en.ftl?raw";
import fieldsItalian from "./fields.it.ftl?raw";
import "../words/pages";
import "../words/table";

addWords({ it: italian, en: english });
addWords({ it: fieldsItalian, en: fieldsEnglish });
