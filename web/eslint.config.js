/** What a linter can say of the client. Types in templates, and access, are svelte-check's; rings of imports are oxlint's. */
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const WRITTEN = ["src/**/*.ts", "src/**/*.svelte"];
const typed = { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] };

/** A client draws answers that come as data (`option.answer`); refs are taken apart in table/refs.ts alone. What begins
 * with a point is the end of an option's key, which says what kind of option it is. */
const NO_RULES = [
  [
    "CallExpression[callee.property.name='split'][arguments.0.value=':']",
    "Use option.answer, or table/refs.ts for refs.",
  ],
  [
    "CallExpression[callee.property.name=/^(startsWith|indexOf|includes)$/][arguments.0.value=/^[a-z_]*:$/]",
    "Use option.answer, or kindOf of table/refs.ts.",
  ],
  [
    "CallExpression[callee.property.name=/^(split|slice|substring|substr|startsWith|endsWith|includes|indexOf|lastIndexOf|search|replace|replaceAll|match|matchAll|charAt)$/][callee.object.property.name=/^(key|chosen|held)$/]:not([callee.object.object.name='event']):not([arguments.0.value=/^[.]/])",
    "A key is not taken apart: use option.answer.",
  ],
  [
    "CallExpression[callee.property.name=/^(split|slice|substring|substr|startsWith|endsWith|includes|indexOf|lastIndexOf|search|replace|replaceAll|match|matchAll|charAt)$/][callee.object.name=/^(key|chosen)$/]:not([arguments.0.value=/^[.]/])",
    "A key is not taken apart: use option.answer.",
  ],
  [
    "CallExpression[callee.property.name=/^(test|exec)$/]:matches([arguments.0.name=/^(key|chosen)$/], [arguments.0.property.name=/^(key|chosen|held)$/]:not([arguments.0.object.name='event']))",
    "A key is not taken apart: use option.answer.",
  ],
  ["Literal[value=/^([rm](90|180|270)|m0)$/]", "How tiles turn is the server's to say: use view.looks."],
].map(([selector, message]) => ({ selector, message }));

/** The frame alone writes what the table holds; a board calls its methods and offers its part of the ask as one value. */
const NO_WRITING = {
  selector:
    "AssignmentExpression > MemberExpression.left:matches([object.name='table'], [object.property.name='table'])",
  message: "A board writes no field of the table: call a method, or offer it with offerAsk.",
};

export default ts.config(
  { ignores: ["src/api/types.ts", "dist", "public"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: WRITTEN, languageOptions: { parserOptions: { ...typed, svelteConfig } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: WRITTEN,
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/explicit-module-boundary-types": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // pictures are functions that give SVG; no word of a player ever comes into one
      "svelte/no-at-html-tags": "off",
      // {" "} is how the formatter keeps a space
      "svelte/no-useless-mustaches": "off",
      // maps and sets are values here: replaced, never changed
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: WRITTEN,
    ignores: ["src/table/refs.ts", "src/**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...NO_RULES] },
  },
  {
    files: ["src/games/**/*.ts", "src/games/**/*.svelte"],
    ignores: ["src/**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...NO_RULES, NO_WRITING] },
  },
);
