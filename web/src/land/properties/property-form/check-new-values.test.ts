import { fieldMessages } from '@gektar/contract/field-message.ts';
import { NewProperty } from '@gektar/contract/land/properties/property.ts';
import { UTILITY_MAX, WIZARD_UTILITY_MAX } from '@gektar/contract/land/properties/utility.ts';
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

test('a new object takes of a utility no more than 99 999 [LAND-PROP-072]', () => {
  const gas = (value: number): PropertyValues => ({
    ...whole,
    gasSupply: { kind: 1, isRange: false, value, range: { from: null, to: null } },
  });
  expect(checkNewValues(gas(WIZARD_UTILITY_MAX)).size).toBe(0);
  expect(checkNewValues(gas(WIZARD_UTILITY_MAX + 1)).get('gasSupply')).toMatch(/^Не больше 99\s999$/);
  expect(checkNewValues(gas(UTILITY_MAX + 1)).has('gasSupply')).toBe(true);
});

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
  const begun = beginNew(propertyPlan, empty, { newId: employeeId, values: older as PropertyValues });
  expect(begun).toMatchObject({ newId: employeeId, isRestored: true, values: { area: 3, comment: '' }, base: empty });
  expect(beginNew(propertyPlan, empty, undefined)).toMatchObject({ isRestored: false, values: empty });
});
