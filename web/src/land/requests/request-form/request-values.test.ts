import { type LandRequest, RequestFields } from '@gektar/contract/land/requests/request.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { UTILITY_MAX, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAsked } from './asked-utilities.ts';
import { requestEntity } from './request-entity.ts';
import { sampleRequest } from './request-samples.ts';

const { toFields, toValues, emptyValues } = requestEntity.form;
const empty = emptyValues(requestEntity.preset(undefined));

const amount = fc.option(fc.integer({ min: 0, max: UTILITY_MAX * 100 }).map((cents) => cents / 100));
const end = fc.option(fc.integer({ min: 1, max: 999_999 }));
const range = fc
  .record({ from: end, to: end })
  .filter(({ from, to }) => from === null || to === null || from <= to)
  .map((ends) => (ends.from === null && ends.to === null ? null : ends));
const time = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));
const words = fc.option(fc.stringMatching(/^[а-я «»"]{1,20}$/).map((text) => text.trim() || null));

/** For each utility: not requested, or an amount and a kind. */
const asked = fc
  .tuple(...utilityKeys.map(() => fc.option(fc.record({ value: amount, type: fc.constantFrom(1, 2, undefined) }))))
  .map((utilities): Pick<LandRequest, 'utilities' | 'infrastructure'> => {
    const wanted = utilities.flatMap((one, index) => {
      const key = utilityKeys[index];
      return one && key ? [{ ...utilityKinds[key], ...one }] : [];
    });
    return {
      utilities: wanted.map(({ id, name, measure, value }) => ({ id, name, measure, value })),
      infrastructure: wanted.flatMap(({ id, type }) => (type === undefined ? [] : [{ id, type: type as 1 | 2 }])),
    };
  });

const request = fc
  .record({
    about: fc.record({
      requestDate: time,
      referralAppointmentDateTime: fc.option(time),
      area: range,
      buildingArea: range,
      budget: range,
      distanceFromNearestCity: amount.map((value) => value && Math.min(value, 99_999)),
      comment: words,
      referralComment: words,
      linkToDisk: fc.constantFrom('https://disk.example/1', 'disk.example', '\\\\nas\\clients', '«как было»'),
      isActual: fc.boolean(),
    }),
    asked,
    flags: fc.record(Object.fromEntries(requestFlags.map((flag) => [flag, fc.boolean()]))),
  })
  .map(({ about, asked: utilities, flags }) => sampleRequest({ ...about, ...utilities, ...flags }));

test('a request that nobody touched is sent as it came: times of day, links, utilities and all [LAND-REQ-020…034, LAND-REQ-037…039]', () => {
  fc.assert(
    fc.property(request, (loaded) => {
      // The form has no weighing: an absent one stays as stored.
      const { importance: _, ...fields } = RequestFields.parse(loaded);
      expect(RequestFields.parse(toFields(toValues(loaded), loaded))).toEqual(fields);
    }),
  );
});

test('another day begins at midnight, the same one keeps its time', () => {
  const loaded = sampleRequest();
  expect(toFields({ ...toValues(loaded), requestDate: '2026-11-13' }, loaded)['requestDate']).toBe(
    '2026-11-13T00:00:00',
  );
  expect(toFields({ ...toValues(loaded), requestDate: '2026-11-12' }, loaded)['requestDate']).toBe(loaded.requestDate);
});

test('a utility is asked for by being there, by its kind, or not at all [LAND-REQ-029]', () => {
  const values = {
    ...empty,
    gasSupply: { kind: 'any', atLeast: 5 },
    electricitySupply: { kind: 1, atLeast: null },
    sewerage: { kind: 2, atLeast: 40 },
    // An amount was entered, then the utility was set back to 'Не важно'.
    heatSupply: { kind: 0, atLeast: 7 },
  } as const;
  const { utilities, infrastructure } = toAsked(values);
  expect(utilities.map(({ id, value }) => [id, value])).toEqual([
    [1, 5],
    [2, null],
    [4, 40],
  ]);
  expect(infrastructure).toEqual([
    { id: 2, type: 1 },
    { id: 4, type: 2 },
  ]);

  const use = { id: 5, name: 'Склад' };
  const okved = { id: 7, code: '52.10', name: 'Деятельность по складированию и хранению' };
  expect(toFields({ ...values, bestUses: [use], okveds: [okved] })).toMatchObject({
    bestUses: [{ id: 5 }],
    okveds: [{ id: 7 }],
    utilities,
    infrastructure,
  });
  expect(toFields(empty)).toMatchObject({ bestUses: [], okveds: [], utilities: [], infrastructure: [] });
});

test('a range without ends is none', () => {
  expect(toFields(empty)).toMatchObject({ area: null, buildingArea: null, budget: null });
});
