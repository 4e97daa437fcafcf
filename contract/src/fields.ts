import type { Unit } from '@gektar/format/unit.ts';
import { omit } from './records.ts';

/** A value of a fixed list: its id and name never change. */
export interface FixedValue {
  readonly id: number;
  readonly name: string;
  /** Shown on entities that have the value, but not offered as a choice (H-30). */
  readonly isHidden?: true;
}

/** Values whose bits are in a sum, in the order of their list. */
export function bitsIn<Value extends FixedValue>(values: readonly Value[], sum: number | null): Value[] {
  return values.filter(({ id }) => ((sum ?? 0) & id) !== 0);
}

/** Values of a fixed list with these ids, in the order of the list. */
export function fixedValues<Value extends FixedValue>(values: readonly Value[], ids: readonly number[]): Value[] {
  return values.filter(({ id }) => ids.includes(id));
}

/** The value of a fixed list with this id; undefined for an id that the list does not have. */
export function fixedValue<Value extends FixedValue>(values: readonly Value[], id: number | null): Value | undefined {
  return values.find((value) => value.id === id);
}

/** Common properties of field descriptions. */
interface Described {
  readonly label: string;
  /** Label where there is little room: table heads, chips. */
  readonly short?: string | undefined;
  /** Text below the input. */
  readonly hint?: string | undefined;
  /** Grammatical gender and number of the label, for sentences of the history; masculine by default. */
  readonly gender?: 'he' | 'she' | 'it' | 'they';
}

interface Measured extends Described {
  readonly unit: Unit;
  readonly max: number;
  /**
   * Number of decimals that can be typed; two by default. Values are shown with two decimals, or none when this is 0.
   */
  readonly decimals?: 0 | 2 | 4;
  /** Zero is accepted unless this is set (K-06). */
  readonly zero?: 'refused';
  /** A height above a reference level: shown with its plus sign, '+120,00 см'. */
  readonly sign?: 'shown';
}

export interface NumberDescription extends Measured {
  readonly kind: 'number';
  /**
   * Wire name of the flag that shows the number as 'по запросу'; `true`: shown so while it is missing. A `NumberStep`
   * skips such a number (0052).
   */
  readonly onRequest?: string | true;
}
/** A range with two ends, both optional. */
export interface RangeDescription extends Measured {
  readonly kind: 'range';
}
export interface TextDescription extends Described {
  readonly kind: 'text';
  /** Maximum length (characters). */
  readonly max: number;
  readonly lines: 'one' | 'many';
  readonly example?: string | undefined;
}
/** A web address or a network path. */
export interface LinkDescription extends Described {
  readonly kind: 'link';
  readonly example?: string | undefined;
}
/** Shown and chosen as a day; travels as `LocalDateTime`. */
export interface DayDescription extends Described {
  readonly kind: 'day';
}
/** A day and a time, `LocalDateTime`; midnight means that only the day is known. */
export interface MomentDescription extends Described {
  readonly kind: 'moment';
}
/** A first and a last day, both optional; travels as `{ from, to }` of `LocalDateTime` at midnight. */
export interface DaysDescription extends Described {
  readonly kind: 'days';
}
export interface FlagDescription extends Described {
  readonly kind: 'flag';
  /** Words for true and false. */
  readonly yes: string;
  readonly no: string;
  /** The flag is null on the wire until a person answers (N-01); without this setting it is false. */
  readonly notSaid?: 'allowed';
}
/** One value of a dictionary: `{ id, name, … }` on the wire. */
export interface ChoiceDescription<Source extends string = string> extends Described {
  readonly kind: 'choice';
  readonly source: Source;
}
/** Any number of values of a dictionary. */
export interface ChoicesDescription<Source extends string = string> extends Described {
  readonly kind: 'choices';
  readonly source: Source;
}
/** One value of a fixed list, as its number (M-29). */
export interface OptionDescription extends Described {
  readonly kind: 'option';
  readonly values: readonly FixedValue[];
}
/** Any number of values of a fixed list, as their numbers. */
export interface OptionsDescription extends Described {
  readonly kind: 'options';
  readonly values: readonly FixedValue[];
}
/** Values of a fixed list as the sum of their ids; each id is one bit. */
export interface MaskDescription extends Described {
  readonly kind: 'mask';
  readonly values: readonly FixedValue[];
}
/** The id of a person or a company. */
export interface PersonDescription extends Described {
  readonly kind: 'person';
  readonly who: 'employee' | 'company' | 'contact';
}
/** A field without a common kind: each component describes it by hand, e.g. for conditions. */
export interface OwnDescription extends Described {
  readonly kind: 'own';
  /** true: the whole value can be written outside of the form, from the history or in a cell with an editor for it. */
  readonly isWrittenWhole?: true;
}

/**
 * One field of an entity as plain data: no layout, no visibility rule, no validation beyond unit, decimals and maximum
 * (0026).
 */
export type FieldDescription =
  | NumberDescription
  | RangeDescription
  | TextDescription
  | LinkDescription
  | DayDescription
  | MomentDescription
  | DaysDescription
  | FlagDescription
  | ChoiceDescription
  | ChoicesDescription
  | OptionDescription
  | OptionsDescription
  | MaskDescription
  | PersonDescription
  | OwnDescription;
/** The fields of an entity by their wire names. */
export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

type About<Description extends FieldDescription> = Omit<Description, 'kind' | 'label' | 'source' | 'values' | 'who'>;

export function number(label: string, about: About<NumberDescription>): NumberDescription {
  return { kind: 'number', label, ...about };
}

export function range(label: string, about: About<RangeDescription>): RangeDescription {
  return { kind: 'range', label, ...about };
}

/** A text of one line and at most 500 characters, unless said otherwise. */
export function text(label: string, about: Partial<About<TextDescription>> = {}): TextDescription {
  return { kind: 'text', label, max: 500, lines: 'one', ...about };
}

/** A text of several lines and at most 10,000 characters, unless said otherwise. */
export function remark(label: string, about: Partial<About<TextDescription>> = {}): TextDescription {
  return { kind: 'text', label, max: 10_000, lines: 'many', ...about };
}

export function link(label: string, about: About<LinkDescription> = {}): LinkDescription {
  return { kind: 'link', label, ...about };
}

export function day(label: string, about: About<DayDescription> = {}): DayDescription {
  return { kind: 'day', label, ...about };
}

export function moment(label: string, about: About<MomentDescription> = {}): MomentDescription {
  return { kind: 'moment', label, ...about };
}

export function days(label: string, about: About<DaysDescription> = {}): DaysDescription {
  return { kind: 'days', label, ...about };
}

/** A flag shown as 'Да' and 'Нет', unless said otherwise. */
export function flag(label: string, about: Partial<About<FlagDescription>> = {}): FlagDescription {
  return { kind: 'flag', label, yes: 'Да', no: 'Нет', ...about };
}

/** A flag that may be unanswered: null, 'Не указано' (N-01). */
export function maybeFlag(label: string, about: Partial<About<FlagDescription>> = {}) {
  return { ...flag(label, about), notSaid: 'allowed' } as const satisfies FlagDescription;
}

/** The word for an answered flag; undefined for an unanswered one. */
export function flagWord({ yes, no }: Pick<FlagDescription, 'yes' | 'no'>, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return value === true ? yes : no;
}

export function choice<const Source extends string>(
  label: string,
  source: Source,
  about: About<ChoiceDescription> = {},
): ChoiceDescription<Source> {
  return { kind: 'choice', label, source, ...about };
}

export function choices<const Source extends string>(
  label: string,
  source: Source,
  about: About<ChoicesDescription> = {},
): ChoicesDescription<Source> {
  return { kind: 'choices', label, source, ...about };
}

export function option(
  label: string,
  values: readonly FixedValue[],
  about: About<OptionDescription> = {},
): OptionDescription {
  return { kind: 'option', label, values, ...about };
}

export function options(
  label: string,
  values: readonly FixedValue[],
  about: About<OptionsDescription> = {},
): OptionsDescription {
  return { kind: 'options', label, values, ...about };
}

/** @param values fixed values whose ids are bits */
export function mask(
  label: string,
  values: readonly FixedValue[],
  about: About<MaskDescription> = {},
): MaskDescription {
  return { kind: 'mask', label, values, ...about };
}

export function person(
  label: string,
  who: PersonDescription['who'],
  about: About<PersonDescription> = {},
): PersonDescription {
  return { kind: 'person', label, who, ...about };
}

export function own(label: string, about: About<OwnDescription> = {}): OwnDescription {
  return { kind: 'own', label, ...about };
}

/**
 * The description of a field.
 * @throws an error when no field has this name
 */
export function fieldNamed(fields: FieldDescriptions, name: string): FieldDescription {
  const field = fields[name];
  if (field === undefined) throw new Error(`${name} has no described field`);
  return field;
}

/** Names of the fields of one kind. */
export type NamesOfKind<Fields extends FieldDescriptions, Kind extends FieldDescription['kind']> = {
  [Name in keyof Fields & string]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields & string];

/** Fields of these kinds, in the order of the description. */
export function fieldsOfKind<Fields extends FieldDescriptions, const Kind extends FieldDescription['kind']>(
  fields: Fields,
  ...kinds: readonly Kind[]
): NamesOfKind<Fields, Kind>[] {
  return Object.keys(fields).filter((name): name is NamesOfKind<Fields, Kind> =>
    kinds.some((kind) => kind === fields[name]?.kind),
  );
}

/** A description without these fields, such as computed ones in a draft. */
export function fieldsWithout<const Fields extends FieldDescriptions, const Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): Omit<Fields, Name> {
  return omit(fields, names);
}

/** The label for places with little room. */
export function shortLabel({ short, label }: Pick<FieldDescription, 'short' | 'label'>): string {
  return short ?? label;
}
