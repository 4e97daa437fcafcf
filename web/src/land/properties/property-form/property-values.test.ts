import { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { type PropertyFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { UTILITY_MAX, type UtilityKey, utilityKeys } from '@gektar/contract/land/utility.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameUtility, toUtility } from './own-fields.ts';
import { propertyForm } from './property-form-description.ts';
import { sampleProperty } from './property-samples.ts';

const { toFields, toValues } = propertyForm;

const amount = fc.option(fc.integer({ min: 0, max: UTILITY_MAX * 100 }).map((cents) => cents / 100));
const utility = fc.option(
  fc
    .record({ type: fc.constantFrom(1 as const, 2 as const), value: amount, from: amount, to: amount })
    .filter(({ from, to }) => from === null || to === null || from <= to)
    .map((amounts) => ({ ...amounts, measure: 'кВт' })),
);
const time = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));
const words = fc.option(fc.string({ maxLength: 40 }));
const link = fc.constantFrom('https://disk.example/1', 'disk.example', '\\\\nas\\plans', '«как было»');

const triangle = ([latitude, longitude]: [number, number]) => ({
  coordinates: [
    [latitude, longitude],
    [latitude + 0.01, longitude],
    [latitude, longitude + 0.01],
  ] as [number, number][],
});

const property = fc
  .record({
    about: fc.record({
      cadastralNumbers: fc.uniqueArray(fc.stringMatching(/^\d{2}:\d{2}:\d{1,7}:\d{1,5}$/), {
        minLength: 1,
        maxLength: 4,
      }),
      polygons: fc.array(
        fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -170, max: 170 })).map(triangle),
        {
          maxLength: 2,
        },
      ),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((degrees) => degrees + 0),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees + 0),
      area: fc.integer({ min: 1, max: 9_999_990_000 }).map((metres) => metres / 10_000),
      price: fc.option(fc.integer({ min: 0, max: 999_999_999_999 })),
      buildingArea: fc.option(fc.integer({ min: 0, max: 999_999 })),
      kmFromCity: fc.integer({ min: 0, max: 9_999 }),
      lastConversationDate: time,
      referralAppointmentDateTime: fc.option(time),
      address: words,
      comment: words,
      referralComment: words,
      linkToDisk: link,
      linkToDocumentation: link,
      linkToPublicCadastralMap: fc.option(link),
    }),
    utilities: fc.record(
      Object.fromEntries(utilityKeys.map((key) => [key, utility])) as Record<UtilityKey, typeof utility>,
    ),
    flags: fc.record(
      Object.fromEntries(propertyFlags.map((flag) => [flag, fc.boolean()])) as Record<
        PropertyFlag,
        fc.Arbitrary<boolean>
      >,
    ),
  })
  .map(({ about, utilities, flags }) => sampleProperty({ ...about, ...utilities, ...flags }));

test('an object opened and saved untouched is sent as it came', () => {
  fc.assert(
    fc.property(property, (loaded) => {
      const sent = PropertyFields.parse(toFields(toValues(loaded), loaded));
      expect(sent).toEqual(PropertyFields.parse(loaded));
    }),
  );
});

test('photos and documents are sent as they were edited; the mark of the editor begins empty [LAND-PROP-027, LAND-PROP-028]', () => {
  const loaded = sampleProperty();
  const [image] = loaded.images;
  const [document] = loaded.documents;
  if (!image || !document) throw new Error('a sample without files');
  const values = toValues(sampleProperty({ images: [{ ...image, isChecked: true }] }));
  expect(values.images).toEqual([{ ...image, isChecked: false }]);
  const added = { ...image, globalImageId: '0199a000-0000-7000-8000-000000000009', presenceInTheFlyer: false };
  const images = [...values.images, { ...added, isChecked: true }];
  const documents = [{ ...document, name: 'План', date: null }];
  const sent = PropertyFields.parse(toFields({ ...values, images, documents }, loaded));
  expect(sent.images).toMatchObject([
    { globalImageId: image.globalImageId, imageType: { id: 1 }, presenceInTheFlyer: true },
    { globalImageId: added.globalImageId, imageType: { id: 1 }, presenceInTheFlyer: false },
  ]);
  expect(sent.documents).toEqual(documents);
});

test('outlines that were drawn are sent corner by corner, and none at all once they are deleted [LAND-PROP-029]', () => {
  const loaded = sampleProperty();
  const drawn = [...loaded.polygons, { coordinates: loaded.polygons.flatMap(({ coordinates }) => coordinates) }];
  expect(PropertyFields.parse(toFields({ ...toValues(loaded), polygons: drawn }, loaded)).polygons).toEqual(drawn);
  expect(PropertyFields.parse(toFields({ ...toValues(loaded), polygons: [] }, loaded)).polygons).toEqual([]);
});

test('a date that was changed begins its day, an untouched one keeps its time [FMT-002]', () => {
  const loaded = sampleProperty({ lastConversationDate: '2026-11-12T15:30:00' });
  const values = toValues(loaded);
  expect(values.lastConversationDate).toBe('2026-11-12');
  expect(toFields(values, loaded).lastConversationDate).toBe('2026-11-12T15:30:00');
  expect(toFields({ ...values, lastConversationDate: '2026-11-13' }, loaded).lastConversationDate).toBe(
    '2026-11-13T00:00:00',
  );
});

test('a utility is absent, one value or a range, and forgets nothing while it is tried out [LAND-PROP-040]', () => {
  const range = { from: 40, to: 60 };
  expect(toUtility({ kind: 0, isRange: true, value: 5, range })).toBeNull();
  expect(toUtility({ kind: 1, isRange: true, value: 5, range })).toEqual({ type: 1, value: null, ...range });
  expect(toUtility({ kind: 2, isRange: false, value: 5, range })).toEqual({ type: 2, value: 5, from: null, to: null });
  expect(
    sameUtility({ kind: 0, isRange: true, value: 5, range }, { kind: 0, isRange: false, value: null, range }),
  ).toBe(true);
});

test('a changed link loses what was pasted along with it', () => {
  const loaded = sampleProperty();
  const sent = toFields({ ...toValues(loaded), linkToDisk: ' <disk.example/2>\n' }, loaded);
  expect(sent.linkToDisk).toBe('disk.example/2');
});
