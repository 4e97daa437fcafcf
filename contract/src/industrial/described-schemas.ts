import * as z from 'zod';
import { DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { fieldMessages } from '#field-message.ts';
import type { FieldDescription, FieldDescriptions, NumberDescription, TextDescription } from '#fields.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { maybe, maybeText, some } from '#optional.ts';
import { ChosenCustomer } from '#people/customer.ts';
import { link, text } from '#text.ts';
import { dayRangeOnWire, rangeOf } from './ranges.ts';

const unchosen = { error: fieldMessages.choose };
const Choice = z.object({ id: DictionaryReference.shape.id }, unchosen);
const ValueOnWire = z.object({ id: NamedValue.shape.id, name: z.string() });
const RangeOnWire = z.object({ from: z.number().nullable(), to: z.number().nullable() });
const DaysOnWire = z.object({ from: z.string().nullable(), to: z.string().nullable() });

/** Type of a checked draft value by kind of field. */
interface DraftValues {
  number: number;
  range: { from: number | null; to: number | null };
  text: string;
  link: string;
  day: string;
  moment: string;
  days: { from: string | null; to: string | null };
  choice: { id: number };
  option: number;
  mask: number;
  person: string;
}
interface WireValues extends Omit<DraftValues, 'choice'> {
  choice: NamedValue;
}
/** A field that is optional in a body. */
type LeftOut<Schema> = Schema & { _zod: { optin: 'optional' } };
/** A flag that may be unanswered (N-01). */
type MaybeFlag = { kind: 'flag'; notSaid: 'allowed' };
type DraftSchema<Field extends FieldDescription, IsRequired> = IsRequired extends true
  ? DraftOfKind<Field['kind'], true>
  : Field extends MaybeFlag
    ? LeftOut<z.ZodType<boolean | null, boolean | null | undefined>>
    : DraftOfKind<Field['kind'], false>;
type DraftOfKind<Kind extends FieldDescription['kind'], IsRequired> = Kind extends 'flag'
  ? IsRequired extends true
    ? z.ZodType<boolean, boolean>
    : LeftOut<z.ZodType<boolean, boolean | undefined>>
  : Kind extends 'choices'
    ? LeftOut<z.ZodType<{ id: number }[], readonly { id: number }[] | undefined>>
    : Kind extends 'options'
      ? LeftOut<z.ZodType<number[], readonly number[] | undefined>>
      : Kind extends 'mask'
        ? IsRequired extends true
          ? z.ZodType<number, number | readonly number[]>
          : LeftOut<z.ZodType<number | null, number | readonly number[] | null | undefined>>
        : Kind extends keyof DraftValues
          ? IsRequired extends true
            ? z.ZodType<DraftValues[Kind], DraftValues[Kind]>
            : LeftOut<z.ZodType<DraftValues[Kind] | null, DraftValues[Kind] | null | undefined>>
          : never;
type WireSchema<Field extends FieldDescription, IsRequired> = Field extends MaybeFlag
  ? z.ZodType<boolean | null, boolean | null>
  : WireOfKind<Field['kind'], IsRequired>;
type WireOfKind<Kind extends FieldDescription['kind'], IsRequired> = Kind extends 'flag'
  ? z.ZodType<boolean, boolean>
  : Kind extends 'choices'
    ? z.ZodType<NamedValue[], NamedValue[]>
    : Kind extends 'options'
      ? z.ZodType<number[], number[]>
      : Kind extends keyof WireValues
        ? IsRequired extends true
          ? z.ZodType<WireValues[Kind], WireValues[Kind]>
          : z.ZodType<WireValues[Kind] | null, WireValues[Kind] | null>
        : never;
type Described<Fields extends FieldDescriptions> = {
  [Name in keyof Fields as Fields[Name]['kind'] extends 'own' ? never : Name]: Fields[Name];
};
type DraftShape<Fields extends FieldDescriptions, Required> = {
  [Name in keyof Described<Fields>]: DraftSchema<Fields[Name], Name extends Required ? true : false>;
};
type WireShape<Fields extends FieldDescriptions, Required> = {
  [Name in keyof Described<Fields>]: WireSchema<Fields[Name], Name extends Required ? true : false>;
};

/**
 * Schemas of the plain fields in a draft, for `z.object`: limits by the description, optional unless in `required`. The
 * entity adds fields of the kind `own`.
 * @param required fields that must be given; a flag among them has no default
 */
export function draftShape<const Fields extends FieldDescriptions, const Required extends keyof Fields & string>(
  fields: Fields,
  required: readonly Required[],
): DraftShape<Fields, Required> {
  const must = new Set<string>(required);
  return shapeOf(fields, (name, field) => draftSchema(field, must.has(name))) as DraftShape<Fields, Required>;
}

/** Whether an empty value is not null: lists are empty lists, a flag is false unless it may be unanswered. */
function isNeverNull(field: FieldDescription): boolean {
  return field.kind === 'flag' ? field.notSaid === undefined : field.kind === 'choices' || field.kind === 'options';
}

/** Schemas of the plain fields in an answer: an optional field may be null. */
export function wireShape<const Fields extends FieldDescriptions, const Required extends keyof Fields & string>(
  fields: Fields,
  required: readonly Required[],
): WireShape<Fields, Required> {
  const must = new Set<string>(required);
  return shapeOf(fields, (name, field) => {
    const schema = wireSchema(field);
    return must.has(name) || isNeverNull(field) ? schema : schema.nullable();
  }) as WireShape<Fields, Required>;
}

/**
 * A sum of ids from a fixed list, each id being one bit; a list of ids is accepted too (F-08). Unknown ids are refused.
 */
export function bitsOf(list: readonly { readonly id: number }[]) {
  const all = list.reduce((sum, { id }) => sum | id, 0);
  const sum = z
    .int()
    .min(1, unchosen)
    .refine((bits) => (bits & ~all) === 0, unchosen);
  return z
    .union([z.int(), z.array(z.int().min(1)).min(1, unchosen)], unchosen)
    .transform((given) => (Array.isArray(given) ? given.reduce((bits, bit) => bits | bit, 0) : given))
    .pipe(sum);
}

/** Ids from a fixed list, without duplicates; null when none is chosen. */
export function anyOfList(list: readonly { readonly id: number }[]) {
  return z
    .array(oneOfList(list), unchosen)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]);
}

/** One id from a fixed list. */
export function oneOfList(list: readonly { readonly id: number }[]) {
  return z.int(unchosen).refine((id) => list.some((value) => value.id === id), unchosen);
}

function shapeOf(
  fields: FieldDescriptions,
  make: (name: string, field: FieldDescription) => z.ZodType,
): Record<string, z.ZodType> {
  const plain = Object.entries(fields).filter(([, { kind }]) => kind !== 'own');
  return Object.fromEntries(plain.map(([name, field]) => [name, make(name, field)]));
}

function draftSchema(field: FieldDescription, isRequired: boolean): z.ZodType {
  const optional = (schema: z.ZodType) => (isRequired ? schema : maybe(schema));
  switch (field.kind) {
    case 'number':
      return optional(numberSchema(field));
    case 'range':
      return optional(rangeOf(numberSchema({ ...field, kind: 'number' })));
    case 'text':
      return textSchema(field, isRequired);
    case 'link':
      return isRequired ? link(2_000).min(1) : maybeText(link(2_000));
    case 'day':
    case 'moment':
      return optional(LocalDateTime);
    case 'days':
      return dayRangeOnWire;
    case 'flag':
      if (field.notSaid === 'allowed') return optional(z.boolean());
      return isRequired ? z.boolean() : z.boolean().default(false);
    case 'choice':
      return isRequired ? Choice : maybe(DictionaryReference);
    case 'choices':
      return some(DictionaryReference, 200);
    case 'option':
      return optional(oneOfList(field.values));
    case 'options':
      return anyOfList(field.values);
    case 'mask':
      return optional(bitsOf(field.values));
    case 'person':
      return optional(field.who === 'employee' ? z.uuid(unchosen) : ChosenCustomer);
    case 'own':
      throw new Error('a field of its own kind has a schema of its own');
  }
}

function wireSchema(field: FieldDescription): z.ZodType {
  switch (field.kind) {
    case 'number':
      return z.number();
    case 'option':
    case 'mask':
      return z.int();
    case 'range':
      return RangeOnWire;
    case 'days':
      return DaysOnWire;
    case 'flag':
      return z.boolean();
    case 'choice':
      return ValueOnWire;
    case 'choices':
      return z.array(ValueOnWire);
    case 'options':
      return z.array(z.int());
    default:
      return z.string();
  }
}

/**
 * Whole number where the field has no decimals (M-10). Where zero is refused, a value that rounds to zero is refused
 * too.
 */
function numberSchema({ max, zero, decimals = 2 }: NumberDescription): z.ZodNumber {
  const number = decimals === 0 ? z.int() : z.number();
  return (zero === 'refused' ? number.gt(0).min(10 ** -decimals) : number.min(0)).max(max);
}

function textSchema({ max }: TextDescription, isRequired: boolean): z.ZodType {
  return isRequired ? text(max).min(1) : maybeText(text(max));
}
