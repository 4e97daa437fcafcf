import { expect, test } from 'vitest';
import { propertyForm } from './property-form-description.ts';
import { sampleProperty } from './property-samples.ts';
import type { PropertyValues } from './property-values.ts';

const { toValues } = propertyForm;
const sameField = propertyForm.plan.isSame;

const base = toValues(sampleProperty());
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
