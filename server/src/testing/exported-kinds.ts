import type { FieldDescription, FieldDescriptions } from '@gektar/contract/fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import fc from 'fast-check';
import type { ListedValue } from '#dictionaries/listed-values.ts';
import { industrialValueLists } from '#industrial/dictionaries/industrial-values.ts';
import { landValueLists } from '#land/dictionaries/land-values.ts';
import { type EntityKind, entityKinds } from './entity-kinds.ts';

const described: Readonly<Record<string, FieldDescriptions>> = {
  property: propertyFields,
  complex: complexFields,
  vacancy: vacancyFields,
};
/** Entities whose lists are exported as spreadsheets. */
export const exportedKinds: readonly EntityKind[] = entityKinds.filter(({ entity }) => entity in described);

export function fieldsOf({ entity }: EntityKind): FieldDescriptions {
  return described[entity] ?? {};
}

/** SQL of the dictionaries of the entity's domain, by source. */
export function listsOf({ domain }: EntityKind): Readonly<Record<string, string>> {
  return domain === 'land' ? landValueLists : industrialValueLists;
}

/** Any value of a field, as on the wire. */
export function anyValue(
  field: FieldDescription,
  lists: Readonly<Record<string, readonly ListedValue[]>>,
  employees: readonly string[],
): fc.Arbitrary<unknown> | undefined {
  switch (field.kind) {
    case 'number': {
      const scale = 10 ** (field.decimals ?? 2);
      return fc
        .oneof(fc.integer({ min: 1, max: Math.min(field.max * scale, 5e13) }), fc.integer({ min: 1, max: 99_999 }))
        .map((value) => value / scale);
    }
    case 'text': {
      const words = fc.constantFrom(
        'Склад',
        'м²',
        '₽',
        '=1+1',
        '0012',
        '12,50',
        '1.5',
        '"да"',
        'ёж; й',
        '01.02.2026',
        '–',
        '✓',
      );
      const joint = field.lines === 'many' ? fc.constantFrom(' ', '\n', '; ') : fc.constantFrom(' ', ', ');
      return fc.tuple(words, joint, words).map(([one, between, other]) => one + between + other);
    }
    case 'link':
      return fc.integer({ min: 1, max: 999_999 }).map((number) => `https://site.example/${number}?a=1&b=2`);
    case 'day':
      return fc
        .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2031-12-31T00:00:00Z'), noInvalidDate: true })
        .map((date) => `${date.toISOString().slice(0, 10)}T00:00:00`);
    case 'flag':
      return fc.boolean();
    case 'option':
      return fc.constantFrom(...field.values.map(({ id }) => id));
    case 'mask':
      return fc
        .subarray([...field.values], { minLength: 1 })
        .map((values) => values.reduce((sum, { id }) => sum | id, 0));
    case 'choice':
      return fc.constantFrom(...(lists[field.source] ?? []));
    case 'choices':
      return fc.subarray([...(lists[field.source] ?? [])].slice(0, 40));
    case 'person':
      return field.who === 'employee' ? fc.constantFrom(...employees) : undefined;
    default:
      return undefined;
  }
}
