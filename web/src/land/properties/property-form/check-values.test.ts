import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { beforeAll, expect, test } from 'vitest';
import { CHOOSE_FLYER, CHOOSE_TYPES } from '#files/photo-rules.ts';
import { checkEntity } from '#form/described/entity-form.ts';
import { filledShare, filledText, sectionState } from '#form/sections/section-state.ts';
import { NOT_A_LINK } from '#form/sections/stored-value.ts';
import { propertyEntity } from './property-entity.tsx';
import { sampleProperty } from './property-samples.ts';
import type { PropertyValues } from './property-values.ts';

beforeAll(speakRussian);

const { form, required: requiredFields } = propertyEntity;
const { plan: propertyPlan, toValues } = form;
const checkValues = (values: PropertyValues, over?: Property) => checkEntity(propertyEntity, values, over);
const loaded = sampleProperty();
const values = toValues(loaded);
const fieldOfPath = form.fieldOfPathIn(values);
const problems = (change: Partial<PropertyValues>) => Object.fromEntries(checkValues({ ...values, ...change }, loaded));

const empty: PropertyValues = {
  ...values,
  cadastralNumbers: [],
  lastConversationDate: null,
  propertyType: null,
  responsibleEmployeeId: null,
  position: { latitude: null, longitude: null },
  area: null,
  kmFromCity: null,
  category: null,
  ownershipType: null,
  region: null,
  linkToDocumentation: ' ',
  linkToDisk: '',
  price: null,
  permittedUseTypes: [],
};

test('a complete object has no problems', () => {
  expect(problems({})).toEqual({});
});

test('the entity list is required on edit, price and permitted uses are not [LAND-PROP-073, VAL-014]', () => {
  const asked = [
    ...['area', 'cadastralNumbers', 'category', 'kmFromCity', 'lastConversationDate', 'linkToDisk'],
    // Latitude and longitude are one field.
    ...['linkToDocumentation', 'ownershipType', 'position', 'propertyType', 'region', 'responsibleEmployeeId'],
  ];
  expect([...checkValues(empty, loaded).keys()].sort()).toEqual(asked);
  expect([...requiredFields].sort()).toEqual(asked);
});

test('empty fields say what to do: type, enter or choose [VAL-001, VAL-005, VAL-006]', () => {
  expect(Object.fromEntries(checkValues(empty, loaded))).toMatchObject({
    cadastralNumbers: fieldMessages.enter,
    propertyType: fieldMessages.choose,
    responsibleEmployeeId: fieldMessages.choose,
    category: fieldMessages.choose,
    area: fieldMessages.required,
    position: fieldMessages.required,
    linkToDisk: fieldMessages.required,
    lastConversationDate: fieldMessages.required,
  });
});

test('an area of zero is not allowed, a distance of zero is [VAL-009]', () => {
  expect(problems({ area: 0, kmFromCity: 0, price: 0 })).toEqual({ area: fieldMessages.zero });
});

test('coordinates beyond the poles are refused [VAL-015]', () => {
  expect(problems({ position: { latitude: 91, longitude: 0 } })).toHaveProperty('position');
  expect(problems({ position: { latitude: 0, longitude: -181 } })).toHaveProperty('position');
});

test('a utility takes values up to 999 999 and a range in order [LAND-PROP-072, VAL-007, VAL-027]', () => {
  const gas = { kind: 1, isRange: true, value: null, range: { from: 0, to: 999_999 } } as const;
  for (const key of utilityKeys) {
    expect(problems({ [key]: gas })).toEqual({});
    expect(problems({ [key]: { ...gas, range: { from: 0, to: 1_000_000 } } })).toHaveProperty(key);
  }
  expect(problems({ gasSupply: { ...gas, range: { from: 60, to: 40 } } })).toEqual({ gasSupply: fieldMessages.range });
  expect(problems({ gasSupply: { ...gas, kind: 0, range: { from: 60, to: 40 } } })).toEqual({});
});

test('a changed link must look like one; what was there before may stay', () => {
  expect(problems({ linkToDisk: 'диск' })).toEqual({ linkToDisk: NOT_A_LINK });
  expect(problems({ linkToDisk: 'disk.example/50-20' })).toEqual({});
  const odd = sampleProperty({ linkToDisk: 'диск' });
  expect(checkValues(toValues(odd), odd).size).toBe(0);
});

test('changed photos need their types and one for the presentation; what was there before may stay [IMG-011]', () => {
  const [image] = values.images;
  if (!image) throw new Error('a sample without photos');
  expect(problems({ images: [{ ...image, imageType: null }] })).toEqual({ images: CHOOSE_TYPES });
  expect(problems({ images: [{ ...image, presenceInTheFlyer: false }] })).toEqual({ images: CHOOSE_FLYER });
  expect(problems({ images: [] })).toEqual({});
  const old = sampleProperty({ images: [{ ...image, imageType: null }] });
  expect(checkValues(toValues(old), old).size).toBe(0);
});

test('a failure of the server finds its field', () => {
  expect(fieldOfPath('cadastralNumbers.1')).toBe('cadastralNumbers');
  expect(fieldOfPath('longitude')).toBe('position');
  expect(fieldOfPath(['gasSupply', 'to'])).toBe('gasSupply');
  expect(fieldOfPath('images.0')).toBe('images');
  expect(fieldOfPath('documents.2.name')).toBe('documents');
  expect(fieldOfPath('rowVersion')).toBeUndefined();
});

test('a section is completed when its required fields are valid, and marked by what was told [LAND-PROP-021]', () => {
  const of = (state: PropertyValues, shown: readonly ('area' | 'region')[] = []) =>
    sectionState(propertyPlan, ['area', 'region', 'price'], state, {
      required: requiredFields,
      shown: new Set(shown),
      all: checkValues(state, loaded),
    });
  expect(of(values)).toMatchObject({ status: 'completed', caption: '3 из 3' });
  expect(of(empty)).toMatchObject({ status: 'notCompleted', caption: 'Не заполнено' });
  expect(of({ ...empty, price: 1 })).toMatchObject({ status: 'notCompleted', caption: '1 из 3' });
  expect(of({ ...empty, price: 1 }, ['area', 'region'])).toMatchObject({
    status: 'error',
    caption: '1 из 3, 2\u00a0ошибки',
  });
});

test('the filled share counts numbers and yes/no, 0 and false too [VAL-013]', () => {
  const none = filledShare(propertyPlan, { ...empty, price: null });
  expect(filledShare(propertyPlan, { ...empty, price: 0 })).toBeGreaterThan(none);
  expect(filledText(filledShare(propertyPlan, values))).toMatch(/^\d{1,3}\u00a0%$/);
});
