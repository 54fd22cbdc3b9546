/** Answers as data, as the server tells them: a verb and fields. Nobody takes a key apart. */

export type Fields = Readonly<Record<string, unknown>>;

export const verbOf = (answer: Fields): string => String(answer["verb"] ?? "");

const equal = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((part, nth) => equal(part, other[nth]))
    : one === other;

/** Whether an answer has all of these fields. */
export const has = (answer: Fields, wanted: Fields): boolean =>
  Object.entries(wanted).every(([name, value]) => equal(answer[name], value));
