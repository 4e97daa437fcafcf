import { isRealDay } from './measure/real-date.ts';
import { isRecord } from './records.ts';

// Checks of values from a URL by the rules of the filter schemas, without messages and without zod.

/** Whether a value is an id that `z.uuid()` accepts. */
export function isUuid(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value)
  );
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** Check of a list of at most `max` dictionary value ids. */
export function isIds(max: number) {
  return (value: unknown): value is number[] => isListOf(value, max, isWhole(0, 2_147_483_647));
}

/** Check of a list of at most `max` ids of entities or people. */
export function isUuids(max: number) {
  return (value: unknown): value is string[] => isListOf(value, max, isUuid);
}

/** Check of a typed text by the rules of `text(max)`. */
export function isText(max: number) {
  return (value: unknown): value is string =>
    typeof value === 'string' && value.trim().length <= max && !value.includes('\0') && value.isWellFormed();
}

/** Check of a number from 0 to `max`. */
export function isAmount(max: number) {
  return (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= max;
}

/** Check of an object whose parts are all optional, each with its own check. */
export function hasParts<Parts extends object>(
  checks: {
    readonly [Name in keyof Parts]: (value: unknown) => value is Parts[Name];
  },
) {
  type Given = { [Name in keyof Parts]?: Parts[Name] | null | undefined };
  return (value: unknown): value is Given =>
    isRecord(value) &&
    !Array.isArray(value) &&
    Object.entries<(part: unknown) => boolean>(checks).every(([name, isRight]) => {
      const part = value[name] ?? null;
      return part === null || isRight(part);
    });
}

/** Check of a range: both ends optional, the first not after the last. */
export function isRange<End extends number | string>(isEnd: (value: unknown) => value is End) {
  const hasEnds = hasParts<{ from: End; to: End }>({ from: isEnd, to: isEnd });
  return (value: unknown): value is { from?: End | null | undefined; to?: End | null | undefined } => {
    if (!hasEnds(value)) return false;
    const { from = null, to = null } = value;
    return from === null || to === null || from <= to;
  };
}

/** Check of a range of days `YYYY-MM-DD`, both included. */
export const isDays = isRange((value): value is string => typeof value === 'string' && isRealDay(value));

/** Check of a whole number from `min` to `max`. */
export function isWhole(min: number, max: number) {
  return (value: unknown): value is number => Number.isInteger(value) && isAmount(max)(value) && value >= min;
}

function isListOf<One>(value: unknown, max: number, isOne: (one: unknown) => one is One): value is One[] {
  return Array.isArray(value) && value.length <= max && value.every(isOne);
}
