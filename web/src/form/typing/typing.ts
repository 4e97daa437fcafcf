/**
 * Formatting rules of a typed field. `kept` is the significant part of the text ('1234,5', '2011'), without displayed
 * spaces, dots and brackets. All functions are pure.
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
  /** The text after a word typed behind it: '385 млн'. Undefined for an unknown or unfinished word. */
  grow?(kept: string, word: string): string | undefined;
  /** The text after a separator typed behind it: '5.' of a date is '05'. */
  separate?(kept: string): string;
  /** The edit by a letter typed into the text: 'июнь' instead of the mask. Undefined for other keys. */
  say?(before: string, typed: string, caret: number): Edit | undefined;
  /** The text after its field is left: '20.11.26' is '20.11.2026'. */
  finish?(kept: string): string;
  /** The text while the field is being typed in. */
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
 * Interpretation of a change of the text. A backspace on a space or a bracket removes the character before it.
 * Undefined when the change is refused.
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
  // Only at the end of the text: within it, later digits would shift.
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

/** Interpretation of a paste over a selection: combined with the text around it if valid, else replacing everything. */
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
