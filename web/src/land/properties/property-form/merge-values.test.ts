import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeValues, sameField, sameValues, withFields } from './merge-values.ts';
import { sampleProperty } from './property-samples.ts';
import { fieldNames } from './property-sections.ts';
import { type PropertyValues, toValues } from './property-values.ts';

const base = toValues(sampleProperty());
/** The same object with everything in it changed, so that any set of its fields is a set of changes. */
const other = toValues(
  sampleProperty({
    cadastralNumbers: ['77:01:0000001:1'],
    lastConversationDate: '2026-11-20T00:00:00',
    propertyType: { id: 9, name: 'Сельхоз', color: 'lime' },
    area: 13,
    price: null,
    bestUses: [],
    gasSupply: null,
    comment: 'Въезд с севера закрыт',
    hasPond: true,
    latitude: 55.7,
    polygons: [],
    linkToDisk: 'https://disk.example/other',
  }),
);
const changed = fieldNames.filter((name) => !sameField(name, base, other));

test('fields that only one side changed are all in the merged state', () => {
  fc.assert(
    fc.property(fc.subarray(changed), fc.subarray(changed), (mineNames, allTheirs) => {
      const theirNames = allTheirs.filter((name) => !mineNames.includes(name));
      const mine = withFields(base, other, mineNames);
      const theirs = withFields(base, other, theirNames);
      const merge = mergeValues(base, mine, theirs);
      expect(merge.conflicts).toEqual([]);
      expect(merge.kept).toEqual(fieldNames.filter((name) => mineNames.includes(name)));
      expect(merge.taken).toEqual(fieldNames.filter((name) => theirNames.includes(name)));
      expect(sameValues(merge.merged, withFields(base, other, [...mineNames, ...theirNames]))).toBe(true);
    }),
  );
});

test('a field that both changed waits for a choice and holds mine until then', () => {
  const mine: PropertyValues = { ...base, price: 400_000_000, area: 12.6 };
  const theirs: PropertyValues = { ...base, price: 390_000_000, kmFromCity: 25 };
  const merge = mergeValues(base, mine, theirs);
  expect(merge).toMatchObject({ conflicts: ['price'], kept: ['area'], taken: ['kmFromCity'] });
  expect(merge.merged).toMatchObject({ price: 400_000_000, area: 12.6, kmFromCity: 25 });
  expect(withFields(merge.merged, theirs, ['price']).price).toBe(390_000_000);
});

test('the same change made by both is no conflict', () => {
  const both: PropertyValues = { ...base, price: 400_000_000 };
  expect(mergeValues(base, both, { ...both })).toMatchObject({ conflicts: [], kept: [], taken: [], merged: both });
});

test('photos differ by type, flyer and order, not by the mark of the editor; documents by name and date', () => {
  const [image] = base.images;
  const [document] = base.documents;
  if (!image || !document) throw new Error('a sample without files');
  const withImages = (images: PropertyValues['images']): PropertyValues => ({ ...base, images });
  const second = { ...image, globalImageId: 'other', presenceInTheFlyer: false };
  expect(sameField('images', base, withImages([{ ...image, isChecked: true }]))).toBe(true);
  expect(sameField('images', base, withImages([{ ...image, imageType: null }]))).toBe(false);
  expect(sameField('images', base, withImages([{ ...image, presenceInTheFlyer: false }]))).toBe(false);
  expect(sameField('images', withImages([image, second]), withImages([second, image]))).toBe(false);
  expect(sameField('documents', base, { ...base, documents: [{ ...document, name: 'План' }] })).toBe(false);
  expect(sameField('documents', base, { ...base, documents: [{ ...document, date: null }] })).toBe(false);
});

test('references are compared by id, sets in any order, cadastral numbers in theirs', () => {
  const renamed: PropertyValues = { ...base, category: { id: 1, name: 'Земли промышленности и транспорта' } };
  expect(sameField('category', base, renamed)).toBe(true);
  const uses = [
    { id: 5, name: 'Склад' },
    { id: 6, name: 'Логистика' },
  ];
  expect(sameField('bestUses', { ...base, bestUses: uses }, { ...base, bestUses: uses.toReversed() })).toBe(true);
  const reversed: PropertyValues = { ...base, cadastralNumbers: base.cadastralNumbers.toReversed() };
  expect(sameField('cadastralNumbers', base, reversed)).toBe(false);
});

test('an outline with a corner moved, or its corners in another order, is a change [LAND-PROP-029]', () => {
  const [first] = base.polygons;
  const withRing = (coordinates: [number, number][]) => ({ ...base, polygons: [{ coordinates }] });
  const ring = first?.coordinates ?? [];
  expect(sameField('polygons', base, withRing([...ring]))).toBe(true);
  expect(sameField('polygons', base, withRing(ring.with(0, [55.6, 37])))).toBe(false);
  expect(sameField('polygons', base, withRing(ring.toReversed()))).toBe(false);
});
