import type { Criteria, Criterion } from '@gektar/contract/criteria/criterion.ts';
import type { FieldDescription, FieldDescriptions } from '@gektar/contract/fields.ts';
import { fixedOptions } from '#form/field/fixed-options.ts';
import type { Choices, CriterionAbout } from './criterion.ts';

// A method type: a domain may narrow the source to those it has.
type ChoicesOf = { of(source: string): () => Choices }['of'];

/** Kinds of criteria whose input follows from the kind of their field; other kinds have special inputs. */
const kinds = [
  'within',
  'overlaps',
  'during',
  'overlapsDays',
  'anyOf',
  'anyOfRecords',
  'anyInTree',
  'anyBit',
  'is',
  'contains',
  'words',
] as const satisfies readonly Criterion['kind'][];

/** Names of the criteria that are described by their fields. */
type DescribedName<Filter extends Criteria> = {
  [Name in keyof Filter & string]: Filter[Name]['kind'] extends (typeof kinds)[number] ? Name : never;
}[keyof Filter & string];

/**
 * Descriptions of a filter's criteria whose inputs and texts follow from the fields they compare.
 * @param choicesOf returns a hook for the values of a source; the source of employees is 'employees'
 */
export function describedCriteria<const Filter extends Criteria>(
  fields: FieldDescriptions,
  criteria: Filter,
  choicesOf: ChoicesOf,
): Record<DescribedName<Filter>, CriterionAbout> {
  const entries = Object.entries(criteria).flatMap(([name, criterion]) => {
    const field = fields[criterion.of];
    const isDescribed = kinds.some((kind) => kind === criterion.kind) && field !== undefined;
    return isDescribed ? [[name, criterionOf(field, criterion, choicesOf)]] : [];
  });
  return Object.fromEntries(entries) as Record<DescribedName<Filter>, CriterionAbout>;
}

function criterionOf(
  field: FieldDescription,
  criterion: Criteria[string],
  choicesOf: (source: string) => () => Choices,
): CriterionAbout {
  const about = { label: field.label, ...(field.short !== undefined && { short: field.short }) };
  switch (field.kind) {
    case 'number':
    case 'range':
      return {
        ...about,
        kind: 'range',
        unit: field.unit,
        max: 'max' in criterion ? criterion.max : field.max,
        ...(field.decimals === 0 && { isInteger: true }),
      };
    case 'day':
    case 'moment':
    case 'days':
      return { ...about, kind: 'days' };
    case 'flag':
      return { ...about, kind: 'flag', yes: field.yes, no: field.no };
    case 'choice':
    case 'choices':
      return { ...about, kind: 'choice', useChoices: choicesOf(field.source) };
    case 'option':
    case 'options':
    case 'mask': {
      const options = fixedOptions(field.values);
      return { ...about, kind: 'choice', useChoices: () => options, ...(field.kind === 'mask' && { isSum: true }) };
    }
    case 'person':
      return { ...about, kind: 'choice', useChoices: choicesOf('employees') };
    default:
      return { ...about, kind: 'text' };
  }
}
