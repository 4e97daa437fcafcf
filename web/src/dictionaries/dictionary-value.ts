import { type ExtraField, type UserNoun, valueLimits } from '@gektar/contract/dictionaries/dictionary-description.ts';
import type { ValueColor } from '@gektar/contract/dictionaries/value-colors.ts';
import { formatCountOf } from '@gektar/format/plural.ts';

/**
 * A value of any dictionary in a list answer; code, order and colour are present only where the dictionary has them.
 */
export interface DictionaryValue {
  readonly id: number;
  readonly name: string;
  readonly rowVersion: number;
  readonly code?: string | undefined;
  readonly order?: number | undefined;
  readonly color?: ValueColor | undefined;
  /** Number of references to the value; undefined when not counted. */
  readonly usageCount?: number | undefined;
}

/** Input of the dialog; an empty number field is null. */
export interface ValueDraft {
  readonly name: string;
  readonly code: string;
  readonly order: number | null;
  readonly color: ValueColor | null;
}

/** Operations on the values of one dictionary. */
export interface DictionaryCalls {
  readonly create: (fields: Record<string, unknown>) => Promise<unknown>;
  readonly update: (fields: Record<string, unknown>) => Promise<unknown>;
  /** Absent when values cannot be deleted: highways (1§5). */
  readonly remove?: ((id: number) => Promise<unknown>) | undefined;
}

/** Values with their usage counts; without counts until they are loaded. */
export function withUsage(
  values: readonly DictionaryValue[],
  counted: ReadonlyMap<number, number> | undefined,
): readonly DictionaryValue[] {
  return values.map((value) => ({ ...value, usageCount: counted && (counted.get(value.id) ?? 0) }));
}

/** Note 'Используется в 73 зданиях; новое название появится во всех.'; undefined for an unused value. */
export function usageNote({ usageCount = 0 }: DictionaryValue, [, , , inOne, inMany]: UserNoun): string | undefined {
  if (usageCount === 0) return undefined;
  const where = formatCountOf(usageCount, [inOne, inMany, inMany]);
  return `Используется в ${where}; новое название появится ${usageCount === 1 ? 'и там' : 'во всех'}.`;
}

/** Position of a new value in an ordered dictionary: after the last one, in steps of ten, within the limit. */
export function nextOrder(values: readonly DictionaryValue[]): number {
  const last = Math.max(0, ...values.map(({ order }) => order ?? 0));
  return Math.min(Math.floor(last / 10) * 10 + 10, valueLimits.order);
}

export function toDraft(value: DictionaryValue | undefined, values: readonly DictionaryValue[]): ValueDraft {
  return {
    name: value?.name ?? '',
    code: value?.code ?? '',
    order: value?.order ?? nextOrder(values),
    color: value?.color ?? null,
  };
}

/** Body of the call: only the fields that the dictionary has. */
export function toFields(draft: ValueDraft, extras: readonly ExtraField[]): Record<string, unknown> {
  return Object.fromEntries((['name', ...extras] as const).map((field) => [field, draft[field]]));
}

/** Values whose name or code contains the text. */
export function findValues(values: readonly DictionaryValue[], text: string): readonly DictionaryValue[] {
  const wanted = text.trim().toLocaleLowerCase('ru');
  if (wanted === '') return values;
  return values.filter(({ name, code }) => `${code ?? ''} ${name}`.toLocaleLowerCase('ru').includes(wanted));
}
