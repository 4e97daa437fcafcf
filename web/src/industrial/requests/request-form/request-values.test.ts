import { fieldMessages } from '@gektar/contract/field-message.ts';
import { requiredOfRequest } from '@gektar/contract/industrial/requests/request-fields.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { beforeAll, expect, test } from 'vitest';
import { checkEntity } from '#form/described/entity-form.ts';
import { sumOf } from '#form/field/fixed-options.ts';
import { requestEntity } from './request-entity.ts';

beforeAll(speakRussian);

const { form } = requestEntity;
const employeeId = '0199a000-0000-7000-8000-000000000004';
const empty = form.emptyValues({ ...requestEntity.preset(employeeId), requestDate: '2026-11-20' });
const filled = { ...empty, name: 'Склад', companyId: 'c1' };

test('a new request lacks a name and a company; date and who answers for it are there (F-10)', () => {
  expect([...checkEntity(requestEntity, empty).keys()]).toEqual(['name', 'companyId']);
  expect(requestEntity.required).toEqual(new Set(requiredOfRequest));
  expect(checkEntity(requestEntity, filled).size).toBe(0);
});

test('sums, days and places travel as the contract has them, nothing as null [IND-REQ-010, IND-REQ-042]', () => {
  expect(form.toFields(filled)).toMatchObject({
    requestTypes: null,
    vacancyTypes: null,
    accessDate: null,
    cityRegions: [],
  });
  const region = { id: 50, name: 'Московская область' };
  const asked = {
    ...filled,
    requestTypes: sumOf([1, 4]),
    vacancyTypes: sumOf([2, 4]),
    accessDate: { from: '2026-12-01', to: null },
    cityRegions: [
      { region, city: { id: 7, name: 'Химки' } },
      { region, city: null },
    ],
  } as const;
  expect(form.toFields(asked)).toMatchObject({
    requestTypes: 5,
    vacancyTypes: 6,
    accessDate: { from: '2026-12-01', to: null },
    cityRegions: [
      { regionId: 50, cityId: 7 },
      { regionId: 50, cityId: null },
    ],
  });
  expect(form.toFields({ ...asked, requestTypes: sumOf([]), vacancyTypes: sumOf([]) })).toMatchObject({
    requestTypes: null,
    vacancyTypes: null,
  });
});

test('reversed ends are refused by the text of the industrial domain', () => {
  const problems = checkEntity(requestEntity, {
    ...filled,
    vacancyAreaRange: { from: 9, to: 1 },
    accessDate: { from: '2027-01-01', to: '2026-01-01' },
  });
  expect(Object.fromEntries(problems)).toEqual({
    vacancyAreaRange: fieldMessages.rangeOrder,
    accessDate: fieldMessages.rangeOrder,
  });
});

test('every field has its place and its label', () => {
  const placed = form.plan.sections.flatMap(({ fields }): string[] => [...fields]);
  expect(new Set(placed)).toEqual(new Set(Object.keys(empty)));
  expect(placed).toHaveLength(Object.keys(empty).length);
});
