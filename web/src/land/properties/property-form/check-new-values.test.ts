import { fieldMessages } from '@gektar/contract/field-message.ts';
import { NewProperty } from '@gektar/contract/land/properties/property.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { beforeAll, expect, test } from 'vitest';
import { checkEntity } from '#form/described/entity-form.ts';
import { beginNew } from '#form/sections/begin-new.ts';
import { filledShare, sectionState } from '#form/sections/section-state.ts';
import { propertyEntity } from './property-entity.tsx';
import { sampleProperty } from './property-samples.ts';
import type { PropertyValues } from './property-values.ts';

beforeAll(speakRussian);

const { form, newRequired: newRequiredFields = new Set() } = propertyEntity;
const { plan: propertyPlan, toFields, toValues } = form;
const { sections } = propertyPlan;
const checkNewValues = (values: PropertyValues) => checkEntity(propertyEntity, values);
const employeeId = '0199a000-0000-7000-8000-000000000004';
const empty = form.emptyValues(propertyEntity.preset(employeeId));
const whole = toValues(sampleProperty());

test('a new object needs what the wizard and what the entity asks for; who enters it answers for it [LAND-PROP-073, LAND-PROP-074, LAND-PROP-075, LAND-PROP-076]', () => {
  expect(new Set(checkNewValues(form.emptyValues({})).keys())).toEqual(newRequiredFields);
  expect(checkNewValues(empty).has('responsibleEmployeeId')).toBe(false);
  expect(Object.fromEntries(checkNewValues(empty))).toMatchObject({
    price: fieldMessages.required,
    permittedUseTypes: fieldMessages.choose,
  });
  expect(checkNewValues(whole).size).toBe(0);
});

test('each section of the wizard asks for its own [LAND-PROP-020, LAND-PROP-074, LAND-PROP-075, LAND-PROP-076]', () => {
  const lacking = checkNewValues(form.emptyValues({}));
  const asked = sections.map(({ title, fields }) => [title, fields.filter((field) => lacking.has(field)).sort()]);
  expect(asked).toEqual([
    ['Об объекте', ['cadastralNumbers', 'lastConversationDate', 'propertyType', 'responsibleEmployeeId']],
    // Latitude and longitude are one field.
    ['Адрес', ['position']],
    [
      'Общая информация',
      [
        ...['area', 'category', 'kmFromCity', 'linkToDisk', 'linkToDocumentation', 'ownershipType'],
        ...['permittedUseTypes', 'price', 'region'],
      ],
    ],
    ['Преимущества', []],
    ['Доп. информация', []],
    ['Загрузка фотографий', []],
  ]);
});

test.each(['gasSupply', 'electricitySupply', 'waterSupply', 'sewerage', 'heatSupply'] as const)(
  'a new object takes of %s no more than 99 999, one value or a range [LAND-PROP-072, VAL-037]',
  (key) => {
    const value = (amount: number): PropertyValues => ({
      ...whole,
      [key]: { kind: 1, isRange: false, value: amount, range: { from: null, to: null } },
    });
    const range = (to: number): PropertyValues => ({
      ...whole,
      [key]: { kind: 2, isRange: true, value: null, range: { from: 0, to } },
    });
    for (const of of [value, range]) {
      expect(checkNewValues(of(99_999)).size).toBe(0);
      expect(checkNewValues(of(100_000)).get(key)).toMatch(/^Не больше 99\s999$/);
    }
  },
);

test('every section starts as not completed, and almost nothing is filled [LAND-PROP-021]', () => {
  const all = checkNewValues(empty);
  for (const { fields } of sections) {
    const state = sectionState(propertyPlan, fields, empty, { required: newRequiredFields, shown: new Set(), all });
    expect(state.status).toBe('notCompleted');
  }
  expect(filledShare(propertyPlan, empty)).toBeLessThan(0.05);
});

test('what is sent is complete, and leaves no field of the form out', () => {
  const sent = NewProperty.parse(toFields(whole));
  expect(sent).toMatchObject({ area: 12.5, lastConversationDate: '2026-11-12T00:00:00', region: { id: 50 } });
  expect(sent.gasSupply).toEqual({ type: 1, value: null, from: null, to: 3600 });
});

test('a draft comes back with the id it was perhaps sent with; one of an older page opens with the fields it knows', () => {
  const { comment: _comment, ...older } = { ...empty, area: 3 };
  const begun = beginNew(propertyPlan, empty, {
    ...{ newId: employeeId, values: older as PropertyValues, format: undefined },
  });
  expect(begun).toMatchObject({ newId: employeeId, isRestored: true, values: { area: 3, comment: '' }, base: empty });
  expect(beginNew(propertyPlan, empty, undefined)).toMatchObject({ isRestored: false, values: empty });
});
