import { describedValue } from '@gektar/contract/described-value.ts';
import {
  type FieldDescription,
  type FieldDescriptions,
  fieldNamed,
  fieldsOfKind,
  type NamesOfKind,
} from '@gektar/contract/fields.ts';
import type { Day, LocalDateTime } from '@gektar/format/date.ts';
import type { DayRange, NumberRange } from '@gektar/format/range.ts';
import { isFilled } from '#form/rules.ts';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { toDateTime, toDay, toLink } from '#form/sections/stored-value.ts';
import type { Reference } from './field-kit.ts';

/** Kinds that a form converts and compares generically. */
type PlainKind = Exclude<FieldDescription['kind'], 'own'>;
const plainKinds = [
  'number',
  'range',
  'text',
  'link',
  'day',
  'moment',
  'days',
  'flag',
  'choice',
  'choices',
  'option',
  'options',
  'mask',
  'person',
] as const satisfies readonly PlainKind[];

/** Form value of a field, by kind. @template Wire type of the field's wire value */
interface ValueOfKind<Wire> {
  number: number | null;
  range: NumberRange;
  text: string;
  link: string;
  day: Day | null;
  moment: LocalDateTime | null;
  days: DayRange;
  /** null while unanswered, if allowed (N-01). */
  flag: Extract<Wire, boolean | null>;
  choice: NonNullable<Wire> | null;
  choices: readonly (Wire extends readonly (infer Item)[] ? Item : never)[];
  option: number | null;
  options: readonly number[];
  mask: number;
  person: string | null;
}

/** Value of a field in any form, by kind. */
interface AnyValueOfKind extends Omit<ValueOfKind<never>, 'flag' | 'choice' | 'choices'> {
  flag: boolean | null;
  choice: Reference | null;
  choices: readonly Reference[];
  own: unknown;
}

/** A form field as a union by kind: a `switch` over `kind` narrows the types of `description` and `field`. */
type FieldOfForm = {
  [Kind in FieldDescription['kind']]: {
    readonly kind: Kind;
    readonly description: Extract<FieldDescription, { kind: Kind }>;
    readonly field: BoundProps<AnyValueOfKind[Kind]>;
  };
}[FieldDescription['kind']];

/** @param field bound field whose value fits the description */
export function fieldOfForm(description: FieldDescription, field: BoundProps<unknown>): FieldOfForm {
  return { kind: description.kind, description, field } as FieldOfForm;
}

/** Form values of these fields, except those of the kind `own`. @template Wire the stored entity */
export type DescribedValues<Fields extends FieldDescriptions, Wire> = {
  [Name in NamesOfKind<Fields, PlainKind> & keyof Wire]: ValueOfKind<Wire[Name]>[Fields[Name]['kind'] & PlainKind];
};

export const noRange = { from: null, to: null } as const satisfies NumberRange & DayRange;

/** Form value of an empty field. */
export function emptyValue(field: FieldDescription): unknown {
  switch (field.kind) {
    case 'text':
    case 'link':
      return '';
    case 'range':
    case 'days':
      return noRange;
    case 'choices':
    case 'options':
      return [];
    case 'flag':
      return field.notSaid === 'allowed' ? null : false;
    case 'mask':
      return 0;
    default:
      return null;
  }
}

/** Whether a field of a form has a value. */
export function isValueFilled(field: FieldDescription, given: unknown): boolean {
  const { kind, value } = describedValue(field, given);
  if (kind === 'mask') return value !== 0;
  return kind === 'range' || kind === 'days' ? !isOpen(value) : isFilled(value);
}

/** Whether a range has no end. */
function isOpen(range: NumberRange | DayRange | null | undefined): boolean {
  return (range?.from ?? null) === null && (range?.to ?? null) === null;
}

/** Wire → form. */
function toValue(field: FieldDescription, given: unknown): unknown {
  const { kind, value: wire } = describedValue(field, given);
  switch (kind) {
    case 'text':
    case 'link':
      return wire ?? '';
    case 'range':
      return wire ?? noRange;
    case 'days':
      return daysOf(wire);
    case 'mask':
      return wire ?? 0;
    case 'day':
      return toDay(wire);
    default:
      return wire;
  }
}

function daysOf(times: DayRange | null | undefined): DayRange {
  return { from: toDay(times?.from ?? null), to: toDay(times?.to ?? null) };
}

/** Form → wire. Where the form shows a value with reduced precision, an unchanged value is taken from `before`. */
function toWire(field: FieldDescription, given: unknown, before: unknown): unknown {
  const { kind, value } = describedValue(field, given);
  const former = typeof before === 'string' ? before : null;
  switch (kind) {
    case 'range':
    case 'days':
      return isOpen(value) ? null : value;
    case 'mask':
      return value === 0 ? null : value;
    case 'day':
      return toDateTime(value, former);
    case 'link':
      return toLink(value ?? '', former);
    default:
      return value;
  }
}

/** The names that belong to fields of plain kinds. */
export function plainNames<Name extends string>(fields: FieldDescriptions, names: readonly Name[]): Name[] {
  const plain = new Set<string>(fieldsOfKind(fields, ...plainKinds));
  return names.filter((name) => plain.has(name));
}

/** The results of a function for each of these fields, in their order. */
export function mapFields(
  fields: FieldDescriptions,
  names: readonly string[],
  map: (field: FieldDescription, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, map(fieldNamed(fields, name), name)]));
}

export function valuesOf(fields: FieldDescriptions, names: readonly string[], wire: object): Record<string, unknown> {
  const stored: Record<string, unknown> = { ...wire };
  return mapFields(fields, names, (field, name) => toValue(field, stored[name]));
}

export function wireOf(
  fields: FieldDescriptions,
  names: readonly string[],
  values: object,
  loaded: object | undefined,
): Record<string, unknown> {
  const given: Record<string, unknown> = { ...values };
  const before: Record<string, unknown> = { ...loaded };
  return mapFields(fields, names, (field, name) => toWire(field, given[name], before[name]));
}
