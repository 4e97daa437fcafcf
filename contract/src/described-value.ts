import type { FieldDescription } from './fields.ts';

/** A value of a dictionary or of a fixed list, with its name. */
interface Named {
  readonly name: string;
  readonly code?: string | undefined;
}

/**
 * Type of a field's value by kind of field, on the wire and in a form. An empty field is null, undefined, or the empty
 * value of its input.
 */
interface ValueOfKind {
  number: number | null | undefined;
  range: { readonly from: number | null; readonly to: number | null } | null | undefined;
  text: string | null;
  link: string | null;
  day: string | null;
  moment: string | null;
  days: { readonly from: string | null; readonly to: string | null } | null | undefined;
  flag: boolean | null | undefined;
  choice: Named | null;
  choices: readonly Named[];
  option: number | null;
  options: readonly number[];
  mask: number | null;
  person: string | null;
  own: unknown;
}

type Kind = FieldDescription['kind'];

/** A field and its value, as a union by kind: a `switch` over `kind` gives the type of both. */
export type DescribedValue = {
  [Of in Kind]: {
    readonly kind: Of;
    readonly field: Extract<FieldDescription, { kind: Of }>;
    readonly value: ValueOfKind[Of];
  };
}[Kind];

/**
 * Pairs a field with its value.
 * @param value value of this field, from an answer or a form typed by the same description
 */
export function describedValue(field: FieldDescription, value: unknown): DescribedValue {
  return { kind: field.kind, field, value } as DescribedValue;
}
