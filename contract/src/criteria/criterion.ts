import type { FixedValue } from '#fields.ts';

/** The value that a criterion compares. */
interface LooksAt<Of extends string> {
  /** A field of the entity, or a value computed from its fields. */
  readonly of: Of;
  /** The value's name in a row of a list, if different. */
  readonly inRow?: string;
  /** The entity that has the field, where a row joins several entities: 'building'. */
  readonly level?: string;
  /** Ids of a fixed list from the best to the worst: neighbours are near each other (N-12). */
  readonly ranking?: readonly number[];
}

/** Kinds without further options. */
type PlainKind =
  /** A day inside a range of whole days. */
  | 'during'
  /** A day not after the last wanted day; the first wanted day is ignored (M-04). */
  | 'until'
  /** A range of days that overlaps the wanted one. */
  | 'overlapsDays'
  /** Any of several values of a dictionary or a fixed list, by id. */
  | 'anyOf'
  /** Any of several records, by UUID. */
  | 'anyOfRecords'
  /** Any of several codes of a classifier; a code includes those below it. */
  | 'anyInTree'
  /** The customer with this id. */
  | 'customer'
  /** A flag in the wanted state; null accepts either. */
  | 'is'
  /** A flag must be set; only `true` restricts (F-06). */
  | 'needs'
  /** A value must be present; only `true` restricts (F-06). */
  | 'has'
  /** A value must be missing; only `true` restricts. */
  | 'lacks'
  /** Only these records: an empty list finds none, null restricts nothing. */
  | 'only';

/** Kinds with a limit on the filter: the largest number in the unit of the field or of days, or the longest text. */
type BoundedKind =
  /** A number inside a range, both ends included. */
  | 'within'
  /** A number up to the wanted one. */
  | 'upTo'
  /** A range that overlaps the wanted one; an open end is unlimited, a range without ends overlaps none. */
  | 'overlaps'
  /** A moment more than the wanted number of days ago, to the second; compared with the current time. */
  | 'olderThan'
  /** A text that contains the wanted one, in any case. */
  | 'contains'
  /** A text that contains all wanted words; ё counts as е. */
  | 'words';

interface PlainCriterion<Kind extends string, Of extends string> extends LooksAt<Of> {
  readonly kind: Kind;
}
interface BoundedCriterion<Kind extends string, Of extends string> extends PlainCriterion<Kind, Of> {
  readonly max: number;
}
/** A sum of ids that contains any wanted bit. */
interface AnyBit<Of extends string> extends PlainCriterion<'anyBit', Of> {
  /** Fixed values whose ids are bits. */
  readonly values: readonly FixedValue[];
}

/**
 * A criterion of a filter as plain data: the compared value of the entity and the kind of comparison. The filter
 * schema, URL checks, the comparison of one pair, SQL in both directions and inputs are derived from it (0042). A
 * domain adds its own kinds with `own()`.
 */
export type Criterion<Of extends string = string> =
  | { [Kind in PlainKind]: PlainCriterion<Kind, Of> }[PlainKind]
  | { [Kind in BoundedKind]: BoundedCriterion<Kind, Of> }[BoundedKind]
  | AnyBit<Of>;

/** The criteria of a filter by their wire names. */
export type Criteria<Of extends string = string> = Readonly<Record<string, Criterion<Of> | PlainCriterion<string, Of>>>;

type Place = Omit<LooksAt<string>, 'of'>;

/** Makes the constructor of a kind that only one domain has. */
export function own<const Kind extends string>(kind: Kind) {
  return <const Of extends string>(of: Of, about: Place = {}): PlainCriterion<Kind, Of> => ({ kind, of, ...about });
}

function bounded<const Kind extends BoundedKind>(kind: Kind) {
  return <const Of extends string>(of: Of, about: Place & { readonly max: number }): BoundedCriterion<Kind, Of> => ({
    kind,
    of,
    ...about,
  });
}

export const during = own('during');
export const until = own('until');
export const overlapsDays = own('overlapsDays');
export const anyOf = own('anyOf');
export const anyOfRecords = own('anyOfRecords');
export const anyInTree = own('anyInTree');
export const customer = own('customer');
export const is = own('is');
export const needs = own('needs');
export const has = own('has');
export const lacks = own('lacks');
export const only = own('only');
export const within = bounded('within');
export const upTo = bounded('upTo');
export const overlaps = bounded('overlaps');
export const olderThan = bounded('olderThan');
export const contains = bounded('contains');
export const words = bounded('words');

export function anyBit<const Of extends string>(of: Of, values: readonly FixedValue[], about: Place = {}): AnyBit<Of> {
  return { kind: 'anyBit', of, values, ...about };
}
