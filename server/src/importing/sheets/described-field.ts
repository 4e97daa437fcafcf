import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { SheetField, SheetReading } from './sheet-fields.ts';

/** Heads of a field, and how its cells are read where its description does not say. */
export interface HeadsOfField {
  readonly heads: readonly string[];
  readonly parts?: readonly string[];
  readonly not?: readonly string[];
  readonly example: string;
  readonly reading?: SheetReading;
  /** Path of the object's part that has the field: `building`. */
  readonly part?: string;
  readonly isMain?: true;
  readonly isCount?: true;
  readonly shape?: RegExp;
}

/** A field of a sheet by the description of the entity's field: label, limit, decimals, values. */
export function describedField(name: string, description: FieldDescription, about: HeadsOfField): SheetField {
  const { part, reading = readingOf(description), ...heads } = about;
  const { max, decimals } = description.kind === 'number' ? description : { max: undefined, decimals: undefined };
  return {
    ...heads,
    name: part === undefined ? name : `${part}.${name}`,
    label: description.label,
    reading,
    ...(max === undefined ? {} : { max }),
    ...(decimals === undefined ? {} : { decimals }),
  };
}

function readingOf(description: FieldDescription): SheetReading {
  switch (description.kind) {
    case 'number':
      return { kind: 'number' };
    case 'choice':
      return { kind: 'choice', source: description.source };
    case 'choices':
      return { kind: 'choice', source: description.source, isMany: true };
    case 'option':
      return { kind: 'option', values: description.values };
    case 'flag':
      return { kind: 'flag' };
    case 'day':
    case 'moment':
      return { kind: 'day' };
    case 'link':
      return { kind: 'link' };
    default:
      return { kind: 'text' };
  }
}
