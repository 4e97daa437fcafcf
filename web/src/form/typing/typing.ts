/**
 * How the text of a field follows what is typed. `kept` is what counts of the text ('1234,5', '2011'), without the
 * spaces, dots and brackets that are drawn around it. All functions are pure.
 */
export interface Typing<Value> {
  /** What counts of a typed text. */
  keep(typed: string): string;
  /** Whether a change to this is taken at all, or the text stays as it was. */
  isTaken(kept: string): boolean;
  /** What counts of a pasted text; undefined when it holds nothing of use. */
  keepPasted(text: string): string | undefined;
  /** Whether a typed text holds characters that have no business here. */
  isForeign(typed: string): boolean;
  /** What a word makes of the text that it is typed behind: '385 млн'. Undefined for a word that is none, or not yet. */
  grow?(kept: string, word: string): string | undefined;
  /** What a separator makes of the text that it is typed behind: '5.' of a date is '05'. */
  separate?(kept: string): string;
  /** What a letter makes of the text that it is typed into: 'июнь' in place of the mask. Undefined for other keys. */
  say?(before: string, typed: string, caret: number): Edit | undefined;
  /** What a text becomes when its field is left: '20.11.26' is '20.11.2026'. */
  finish?(kept: string): string;
  /** The text while the field is being typed in. */
  draw(kept: string): string;
  /** The text while nobody types. */
  drawAtRest(value: Value, kept: string): string;
  /** Where the caret stands before the first character that counts. */
  readonly firstCaret: number;
  toValue(kept: string): Value;
  toKept(value: Value): string;
}

/** Where the caret stands in a drawn text when `count` characters that count are to its left. */
export function caretAfter<Value>(typing: Typing<Value>, drawn: string, count: number): number {
  if (count === 0) return Math.min(typing.firstCaret, drawn.length);
  for (let caret = 1; caret <= drawn.length; caret += 1) {
    if (typing.keep(drawn.slice(0, caret)).length >= count) return caret;
  }
  return drawn.length;
}

export interface Edit {
  readonly kept: string;
  /** How many characters that count stand left of the caret. */
  readonly count: number;
}

/**
 * What a change of the text means. A backspace that only hit a space or a bracket takes the character before it.
 * Undefined when the change is not taken.
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
  // Only behind the text: within it, what follows would be pushed along.
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

/** What a paste over a selection means: beside the text around it if that makes sense, else in place of everything. */
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
