import type { FixedValue } from '#fields.ts';

/** Optional properties of a value: a short code, a position in the order, one of the 19 colours. */
export type ExtraField = 'code' | 'order' | 'color';

/**
 * Maximum lengths of name and code (characters); largest position in the order, the limit of any single number
 * (VAL-024).
 */
export const valueLimits = { name: 500, code: 50, order: 99_999_999 } as const;

/**
 * Forms of a noun: for one, two and five, then prepositional singular and plural: 'здание', 'здания', 'зданий',
 * 'здании', 'зданиях'.
 */
export type UserNoun = readonly [one: string, two: string, five: string, inOne: string, inMany: string];

/** An editable dictionary as plain data: its calls, table, page, filters and inputs follow from it. */
export interface DictionaryDescription<Extra extends ExtraField = ExtraField> {
  /** 'Типы объектов' */
  readonly title: string;
  readonly extras: readonly Extra[];
  /** Order of the values; with `code`, choice lists show the code as well. */
  readonly orderBy: 'name' | 'code' | 'order' | 'id';
  readonly isDeletable: boolean;
  /** Heading of the dictionary's group on the dictionaries page. */
  readonly group?: string;
  /** Noun of the records that refer to its values; with it, the page shows their count at each value (M-06). */
  readonly usedBy?: UserNoun;
  /** Ids are powers of two, given by the server, so that a field can store several values as a sum (F-09). */
  readonly ids?: 'bits';
}

/**
 * The dictionaries of a domain, keyed by the last part of their path, in the order of the page: `best-uses` is
 * `/api/land/best-uses`.
 */
export type DictionaryDescriptions = Readonly<Record<string, DictionaryDescription>>;

/** Describes a dictionary; by default its values are names alone, ordered by name and deletable. */
export function dictionary<const Extra extends ExtraField = never>(
  title: string,
  about: Partial<Omit<DictionaryDescription<Extra>, 'title'>> = {},
): DictionaryDescription<Extra> {
  return { title, extras: [], orderBy: 'name', isDeletable: true, ...about };
}

/** A list of values that is not editable. */
export interface EnumerationDescription<Value extends FixedValue = FixedValue> {
  readonly title: string;
  readonly values: readonly Value[];
}

/** The enumerations of a domain, keyed by the last part of their path: `utilities` is `/api/land/utilities`. */
export type EnumerationDescriptions = Readonly<Record<string, EnumerationDescription>>;
