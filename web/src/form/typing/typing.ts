/**
 * Rules for a text field with formatting. `kept` is the significant part of the text ('1234,5', '2011'), without the
 * spaces, dots and brackets that are only displayed. All functions are pure.
 */
export interface Typing<Value> {
  /** Significant part of a typed text. */
  keep(typed: string): string;
  /** Whether a change to this is accepted; otherwise the text stays unchanged. */
  isTaken(kept: string): boolean;
  /** Significant part of a pasted text; undefined when it has none. */
  keepPasted(text: string): string | undefined;
  /** Whether a typed text has characters that the field does not accept. */
  isForeign(typed: string): boolean;
  /** The significant text after a word was typed at its end: '385 млн'. Undefined for an unknown or unfinished word. */
  grow?(kept: string, word: string): string | undefined;
  /** The significant text after a separator was typed at its end: '5.' in a date becomes '05'. */
  separate?(kept: string): string;
  /** The edit by a letter typed into the text: 'июнь' instead of the mask. Undefined for other keys. */
  say?(before: string, typed: string, caret: number): Edit | undefined;
  /** The significant text after the field is left: '20.11.26' becomes '20.11.2026'. */
  finish?(kept: string): string;
  /** The displayed text while the user types in the field. */
  draw(kept: string): string;
  /** The text while the field is not focused. */
  drawAtRest(value: Value, kept: string): string;
  /** Caret before the first significant character. */
  readonly firstCaret: number;
  toValue(kept: string): Value;
  toKept(value: Value): string;
}

/** Caret in a displayed text with `count` significant characters on its left. */
export function caretAfter<Value>(typing: Typing<Value>, drawn: string, count: number): number {
  if (count === 0) return Math.min(typing.firstCaret, drawn.length);
  for (let caret = 1; caret <= drawn.length; caret += 1) {
    if (typing.keep(drawn.slice(0, caret)).length >= count) return caret;
  }
  return drawn.length;
}

export interface Edit {
  readonly kept: string;
  /** Number of significant characters left of the caret. */
  readonly count: number;
}

/**
 * Interprets a change of the text. A backspace on a displayed space or bracket removes the character before it.
 * Undefined when the change is rejected.
 */
export function readEdit<Value>(
  typing: Typing<Value>,
  before: string,
  typed: string,
  caret: number,
  isBackspace: boolean,
): Edit | undefined {
  const said = isBackspace ? undefined : typing.say?.(before, typed, caret);
  if (said !== undefined) return said;
  const kept = typing.keep(typed);
  const count = typing.keep(typed.slice(0, caret)).length;
  // Only at the end of the text: elsewhere, later digits would shift.
  const isSeparated =
    !isBackspace && kept === before && count === before.length && /[-.,:/ ]/.test(typed[caret - 1] ?? '');
  if (typing.separate && isSeparated) {
    const separated = typing.separate(kept);
    return { kept: separated, count: separated.length };
  }
  if (isBackspace && kept === before && count > 0) {
    return { kept: typing.keep(before.slice(0, count - 1) + before.slice(count)), count: count - 1 };
  }
  return typing.isTaken(kept) ? { kept, count } : undefined;
}

/**
 * Interprets a paste over a selection: combined with the text around it if the result is valid, otherwise the paste
 * replaces everything.
 */
export function readPaste<Value>(
  typing: Typing<Value>,
  pasted: string,
  left: string,
  right: string,
): string | undefined {
  const alone = typing.keepPasted(pasted);
  if (alone === undefined) return undefined;
  const around = typing.keep(left) + typing.keep(right);
  return around === '' ? alone : (typing.keepPasted(`${typing.keep(left)}${alone}${typing.keep(right)}`) ?? alone);
}
