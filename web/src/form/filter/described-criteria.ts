import type { FieldDescription, FieldDescriptions } from '@gektar/contract/fields.ts';
import { fixedOptions } from '#form/field/fixed-options.ts';
import type { Choices, CriterionAbout } from './criterion.ts';

/**
 * How the plain criteria of a filter are entered and worded, by the fields they look at.
 * @param criteria which field each criterion looks at
 * @param choicesOf a hook for the values of a source; employees are the source 'employees'
 */
export function describedCriteria<
  const Fields extends FieldDescriptions,
  const Criteria extends Readonly<Record<string, keyof Fields & string>>,
>(
  fields: Fields,
  criteria: Criteria,
  choicesOf: (source: never) => () => Choices,
): Record<keyof Criteria, CriterionAbout> {
  const entries = Object.entries(criteria).map(([criterion, name]) => [
    criterion,
    criterionOf(fields[name] as FieldDescription, choicesOf as (source: string) => () => Choices),
  ]);
  return Object.fromEntries(entries) as Record<keyof Criteria, CriterionAbout>;
}

function criterionOf(field: FieldDescription, choicesOf: (source: string) => () => Choices): CriterionAbout {
  const about = { label: field.label, ...(field.short !== undefined && { short: field.short }) };
  switch (field.kind) {
    case 'number':
    case 'range':
      return {
        ...about,
        kind: 'range',
        unit: field.unit,
        max: field.max,
        ...(field.decimals === 0 && { isInteger: true }),
      };
    case 'day':
    case 'moment':
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
