import { type FieldDescription, type FieldDescriptions, fieldNamed } from '@gektar/contract/fields.ts';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldOfPath } from '#form/sections/field-problems.ts';
import type { FieldName, FormPlan, SectionPlan } from '#form/sections/form-plan.ts';
import type { FormCellSpan } from '#form/sections/form-section.tsx';
import { sameValue } from '#form/sections/same-value.ts';
import { linkProblem } from '#form/sections/stored-value.ts';
import { describedText } from './described-text.ts';
import { emptyValue, isValueFilled, mapFields, plainNames, valuesOf, wireOf } from './described-values.ts';
import type { FieldKit } from './field-kit.ts';

/**
 * The form fields without a field description, converted together, since wire fields may depend on several of them.
 * @template Own values of only these fields
 */
export interface OwnFields<Own, Entity> {
  readonly labels: Readonly<Partial<Record<FieldName<Own>, string>>>;
  readonly empty: () => Own;
  readonly fromWire: (entity: Entity) => Own;
  readonly toWire: (values: Own, loaded: Entity | undefined) => object;
  readonly isFilled: (name: FieldName<Own>, values: Own) => boolean;
  readonly isSame: (name: FieldName<Own>, one: Own, other: Own) => boolean;
  readonly text: (name: FieldName<Own>, values: Own) => string;
  /** Form field that shows the value at a wire path; undefined: the field of that name. */
  readonly fieldOfPath?: (head: string, rest: readonly PropertyKey[], values: Own) => FieldName<Own> | undefined;
}

/** `OwnFields` in terms of the values of a whole form. */
interface OwnFieldsWithin<Values, Entity> extends Pick<OwnFields<Values, Entity>, 'labels' | 'toWire' | 'fieldOfPath'> {
  readonly empty: () => Partial<Values>;
  readonly fromWire: (entity: Entity) => Partial<Values>;
  // Methods, whose parameters TypeScript checks less strictly than those of function properties: an `OwnFields`, which
  // accepts only its own field names, is assignable. It is never called with other names.
  isFilled(name: FieldName<Values>, values: Values): boolean;
  isSame(name: FieldName<Values>, one: Values, other: Values): boolean;
  text(name: FieldName<Values>, values: Values): string;
}

/** A form with sections, based on the field descriptions of its entity. */
export interface FormDescription<Values extends FieldValues, Entity> {
  readonly fields: FieldDescriptions;
  readonly sections: readonly SectionPlan<FieldName<Values>>[];
  /** Number of columns that a field takes, out of six; all six by default. */
  readonly spans?: Partial<Record<FieldName<Values>, FormCellSpan>>;
  /** Inputs that replace the default input of the field kind; null: part of another field's input. */
  readonly inputs?: Partial<Record<FieldName<Values>, ComponentType<{ loaded: Entity | undefined }> | null>>;
  /** Flags rendered as checkboxes, see `FormPlan`. */
  readonly ticks?: readonly FieldName<Values>[];
  /** Texts instead of those of the kind. */
  readonly texts?: Partial<Record<FieldName<Values>, (values: Values) => string>>;
  /** Components instead of texts, for values whose names must be fetched. */
  readonly contents?: Partial<Record<FieldName<Values>, ComponentType<{ values: Values }>>>;
  readonly own?: OwnFieldsWithin<Values, Entity>;
  readonly kit: FieldKit;
  /** See `FormPlan`. */
  readonly unfilledText?: string;
}

/** Functions and data with which a form renders, converts, compares and displays its values. One constant per form. */
export interface DescribedForm<Values extends FieldValues, Entity> {
  readonly plan: FormPlan<Values>;
  readonly description: FormDescription<Values, Entity>;
  readonly emptyValues: (preset: Partial<Values>) => Values;
  /** Form values of a stored entity. */
  readonly toValues: (entity: Entity) => Values;
  /**
   * The fields to send, unchecked, so required values may be missing. Where the form shows a value with reduced
   * precision, an unchanged value is taken from the loaded entity.
   */
  readonly toFields: (values: Values, loaded?: Entity) => Record<string, unknown>;
  readonly fieldOfPathIn: (values: Values) => FieldOfPath<FieldName<Values>>;
  /** Problems of links that were changed. */
  readonly linkProblems: (values: Values, loaded: Entity | undefined) => ReadonlyMap<FieldName<Values>, string>;
}

export function describeForm<Values extends FieldValues, Entity extends object>(
  description: FormDescription<Values, Entity>,
): DescribedForm<Values, Entity> {
  type Name = FieldName<Values>;
  const { fields, sections, own, ticks = [] } = description;
  const names = sections.flatMap((section) => section.fields);
  const plain = plainNames(fields, names);
  const isPlain = new Set<string>(plain);
  const links = plain.filter((name) => fields[name]?.kind === 'link');
  const ownOf = (name: Name) => {
    if (own === undefined) throw new Error(`the field ${name} is described nowhere`);
    return own;
  };

  return {
    description,
    plan: {
      sections,
      labelOf: (name) => own?.labels[name] ?? fields[name]?.label ?? name,
      isFilled: (values, name) => {
        if (!isPlain.has(name)) return ownOf(name).isFilled(name, values);
        return isValueFilled(fieldNamed(fields, name), values[name]);
      },
      isSame: (name, one, other) =>
        isPlain.has(name) ? sameValue(one[name], other[name]) : ownOf(name).isSame(name, one, other),
      ticks: new Set(ticks),
      maybeFlags: new Set(plain.filter((name) => isMaybeFlag(fields[name]))),
      unfilledText: description.unfilledText,
    },
    emptyValues: (preset) => ({ ...mapFields(fields, plain, emptyValue), ...own?.empty(), ...preset }) as Values,
    toValues: (entity) => ({ ...valuesOf(fields, plain, entity), ...own?.fromWire(entity) }) as Values,
    // Described fields last, so that the conversion of the other fields cannot replace them.
    toFields: (values, loaded) => ({ ...own?.toWire(values, loaded), ...wireOf(fields, plain, values, loaded) }),
    fieldOfPathIn: (values) => (path) => {
      const [head = '', ...rest] = typeof path === 'string' ? path.split('.') : path;
      return own?.fieldOfPath?.(String(head), rest, values) ?? names.find((name) => name === head);
    },
    linkProblems: (values, loaded) => {
      const before = loaded && valuesOf(fields, links, loaded);
      return new Map(
        links.flatMap((name): [Name, string][] => {
          const stored = before?.[name];
          const problem = linkProblem(values[name], typeof stored === 'string' ? stored : undefined);
          return problem === undefined ? [] : [[name, problem]];
        }),
      );
    },
  };
}

function isMaybeFlag(field: FieldDescription | undefined): boolean {
  return field?.kind === 'flag' && field.notSaid === 'allowed';
}

/** Display text of a value of the form; persons need `FieldText`. */
export function textOf<Values extends FieldValues, Entity>(
  { fields, texts, own }: FormDescription<Values, Entity>,
  name: FieldName<Values>,
  values: Values,
): string {
  const text = texts?.[name];
  if (text) return text(values);
  const field = fields[name];
  if (field === undefined || field.kind === 'own') return own?.text(name, values) ?? '';
  return describedText(field, values[name]);
}
