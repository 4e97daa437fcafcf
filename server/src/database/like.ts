/** A pattern for `like` and `ilike` that finds the text anywhere; `%`, `_` and `\` in the text are literal. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** Like `containing`, for values that begin with the text. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
