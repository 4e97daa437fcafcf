import { isRealDay } from './measure/real-date.ts';
import { isRecord } from './records.ts';

// Checks of values from an address by the rules of the filter schemas, without messages and without zod.

/** An id, as `z.uuid()` takes it. */
export function isUuid(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value)
  );
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** Ids of values of a dictionary. */
export function isIds(max: number) {
  return (value: unknown): value is number[] => isListOf(value, max, isWhole(2_147_483_647));
}

/** Ids of entities or people. */
export function isUuids(max: number) {
  return (value: unknown): value is string[] => isListOf(value, max, isUuid);
}

/** A typed text, as `text(max)` takes it. */
export function isText(max: number) {
  return (value: unknown): value is string =>
    typeof value === 'string' && value.trim().length <= max && !value.includes('\0') && value.isWellFormed();
}

/** A number from 0 on. */
export function isAmount(max: number) {
  return (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= max;
}

/** An object with any of these parts. */
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

/** Both ends optional, the first not after the last. */
export function isRange<End extends number | string>(isEnd: (value: unknown) => value is End) {
  const hasEnds = hasParts<{ from: End; to: End }>({ from: isEnd, to: isEnd });
  return (value: unknown): value is { from?: End | null | undefined; to?: End | null | undefined } => {
    if (!hasEnds(value)) return false;
    const { from = null, to = null } = value;
    return from === null || to === null || from <= to;
  };
}

/** Days, `YYYY-MM-DD`, both included. */
export const isDays = isRange((value): value is string => typeof value === 'string' && isRealDay(value));

function isWhole(max: number) {
  return (value: unknown): value is number => Number.isInteger(value) && isAmount(max)(value);
}

function isListOf<One>(value: unknown, max: number, isOne: (one: unknown) => one is One): value is One[] {
  return Array.isArray(value) && value.length <= max && value.every(isOne);
}
