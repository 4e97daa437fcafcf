import { Failure } from '@gektar/contract/failure.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestLimits } from '@gektar/contract/land/requests/request-limits.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { beforeAll, expect, test } from 'vitest';
import { checkEntity } from '#form/described/entity-form.ts';
import { failedFields } from '#form/sections/field-problems.ts';
import { sectionState } from '#form/sections/section-state.ts';
import { NOT_A_LINK } from '#form/sections/stored-value.ts';
import { requestEntity } from './request-entity.ts';
import { sampleRequest } from './request-samples.ts';
import { answeredFlags, type RequestValues } from './request-values.ts';

beforeAll(speakRussian);

const employeeId = '0199a000-0000-7000-8000-000000000004';
const { form, required: requiredFields } = requestEntity;
const { plan: requestPlan, toValues, fieldOfPathIn } = form;
const checkValues = (values: RequestValues, loaded?: LandRequest) => checkEntity(requestEntity, values, loaded);
const empty = form.emptyValues({
  ...requestEntity.preset(undefined),
  responsibleEmployeeId: employeeId,
  requestDate: '2026-11-20',
});
const whole = toValues(sampleRequest());
const problems = (about: Partial<RequestValues>) => Object.fromEntries(checkValues({ ...whole, ...about }));

test('a new request lacks what has no preset; date, actuality and who answers for it are there [LAND-REQ-019, LAND-REQ-021, LAND-REQ-028, LAND-REQ-030, LAND-REQ-034, LAND-REQ-038…040]', () => {
  expect(Object.fromEntries(checkValues(empty))).toEqual({
    name: fieldMessages.required,
    propertyTypes: fieldMessages.choose,
    builtToSuit: fieldMessages.required,
    builtToLease: fieldMessages.required,
    linkToDisk: fieldMessages.required,
  });
  expect(empty).toMatchObject({ isActual: true, requestDate: '2026-11-20', responsibleEmployeeId: employeeId });
  expect(new Set(checkValues({ ...empty, isActual: null, requestDate: null }).keys())).toEqual(requiredFields);
  expect(problems({})).toEqual({});
});

test('an answer counts as filled, whichever it is [VAL-013]', () => {
  expect(problems({ builtToSuit: false, builtToLease: false, isActual: false })).toEqual({});
  for (const flag of answeredFlags) {
    expect(requestPlan.isFilled({ ...empty, [flag]: false }, flag)).toBe(true);
    expect(requestPlan.isFilled(empty, flag)).toBe(false);
  }
});

test('ranges are in order, within their limits, and an area is above zero [VAL-007, VAL-027, LAND-REQ-024, LAND-REQ-027]', () => {
  const reversed = { from: 10, to: 5 };
  expect(problems({ area: reversed, buildingArea: reversed, budget: reversed })).toEqual({
    area: fieldMessages.range,
    buildingArea: fieldMessages.range,
    budget: fieldMessages.range,
  });
  expect(problems({ area: { from: 0, to: null } })).toEqual({ area: fieldMessages.zero });
  const { budget, distanceFromNearestCity } = requestLimits;
  expect(problems({ budget: { from: budget, to: budget }, distanceFromNearestCity })).toEqual({});
  expect(problems({ budget: { from: null, to: budget + 1 } })['budget']).toMatch(/^Не больше/);
  expect(problems({ distanceFromNearestCity: distanceFromNearestCity + 1 })).toHaveProperty('distanceFromNearestCity');
});

test('a changed link looks like one, an old one may stay', () => {
  expect(problems({ linkToDisk: 'диск' })).toEqual({ linkToDisk: NOT_A_LINK });
  const loaded = sampleRequest({ linkToDisk: 'диск' });
  expect(checkValues(toValues(loaded), loaded).size).toBe(0);
});

test('what the server refuses of a utility stands at that utility', () => {
  const values: RequestValues = { ...whole, sewerage: { kind: 2, atLeast: 40 } };
  const fields = {
    'utilities.2.value': 'Много',
    'infrastructure.0.type': 'Неверно',
    'budget.to': 'Много',
    rowVersion: 'x',
  };
  expect(Object.fromEntries(failedFields(new Failure('request.invalid', { fields }), fieldOfPathIn(values)))).toEqual({
    sewerage: 'Много',
    electricitySupply: 'Неверно',
    budget: 'Много',
  });
});

test('every field has its place and its label; a section without anything in it is not completed', () => {
  const placed = requestPlan.sections.flatMap(({ fields }): string[] => [...fields]);
  expect(new Set(placed)).toEqual(new Set(Object.keys(empty)));
  expect(placed).toHaveLength(Object.keys(empty).length);
  for (const name of placed) expect(requestPlan.labelOf(name as keyof RequestValues)).toMatch(/\p{L}/u);
  const utilities = sectionState(requestPlan, utilityKeys, empty, {
    required: requiredFields,
    shown: new Set(),
    all: checkValues(empty),
  });
  expect(utilities).toMatchObject({ status: 'notCompleted', filled: 0, total: 5 });
});

test('two states are the same where a set has another order or an amount was only tried out', () => {
  const types = [...whole.propertyTypes, { id: 1, name: 'Логистика', color: 'ochre' as const }];
  const [one, other] = [
    { ...whole, propertyTypes: types },
    { ...whole, propertyTypes: types.toReversed() },
  ];
  expect(requestPlan.isSame('propertyTypes', one, other)).toBe(true);
  expect(requestPlan.isSame('propertyTypes', one, whole)).toBe(false);
  const tried: RequestValues = { ...whole, heatSupply: { kind: 0, atLeast: 9 } };
  expect(requestPlan.isSame('heatSupply', whole, tried)).toBe(true);
  expect(requestPlan.isSame('heatSupply', whole, { ...tried, heatSupply: { kind: 'any', atLeast: 9 } })).toBe(false);
});
