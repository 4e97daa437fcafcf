import { numberCaps } from '#form/rules.ts';

/** A value of any dictionary as its list answers it; code, order and colour only where the dictionary has them. */
export interface DictionaryValue {
  readonly id: number;
  readonly name: string;
  readonly rowVersion: number;
  readonly code?: string | undefined;
  readonly order?: number | undefined;
  readonly color?: string | undefined;
}

/** What a dictionary has beside the name. */
export type ExtraField = 'code' | 'order' | 'color';

/** What is typed into the dialog; an empty number is null. */
export interface ValueDraft {
  readonly name: string;
  readonly code: string;
  readonly order: number | null;
  readonly color: string | null;
}

/** What an employee can do with the values of one dictionary. */
export interface DictionaryCalls {
  readonly create: (fields: Record<string, unknown>) => Promise<unknown>;
  readonly update: (fields: Record<string, unknown>) => Promise<unknown>;
  /** Absent where values stay for good: highways (1§5). */
  readonly remove?: ((id: number) => Promise<unknown>) | undefined;
}

/** Where a new value of an ordered dictionary goes: behind the last, in steps of ten, as far as there is room. */
export function nextOrder(values: readonly DictionaryValue[]): number {
  const last = Math.max(0, ...values.map(({ order }) => order ?? 0));
  return Math.min(Math.floor(last / 10) * 10 + 10, numberCaps.single);
}

export function toDraft(value: DictionaryValue | undefined, values: readonly DictionaryValue[]): ValueDraft {
  return {
    name: value?.name ?? '',
    code: value?.code ?? '',
    order: value?.order ?? nextOrder(values),
    color: value?.color ?? null,
  };
}

/** Only the fields that the dictionary has. */
export function toFields(draft: ValueDraft, extras: readonly ExtraField[]): Record<string, unknown> {
  return Object.fromEntries((['name', ...extras] as const).map((field) => [field, draft[field]]));
}

/** Values whose name or code holds the text. */
export function findValues(values: readonly DictionaryValue[], text: string): readonly DictionaryValue[] {
  const wanted = text.trim().toLocaleLowerCase('ru');
  if (wanted === '') return values;
  return values.filter(({ name, code }) => `${code ?? ''} ${name}`.toLocaleLowerCase('ru').includes(wanted));
}
