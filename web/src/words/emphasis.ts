/** Words between two asterisks stand out: `he wrote *whoever comes*`. Everything else is as it is. */
export interface Part {
  readonly text: string;
  readonly told: boolean;
}

const MARKED = /\*([^*\s](?:[^*\n]*[^*\s])?)\*/g;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), told: false });
    found.push({ text: match[1] ?? "", told: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), told: false });
  return found;
}
