/** A pattern for `like` and `ilike` that finds the text anywhere; its own `%`, `_` and `\` are literal. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** The same for texts that begin with it. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
