import { expect, test } from 'vitest';
import { propertyEntry } from './property-entry.ts';

const id = '6f3a52c8-0f0e-4a44-9d57-0f4f0f2b8a11';
const property = {
  id,
  cadastralNumber: '50:20:0010203:145',
  address: 'д. Заречье',
  region: { id: 50, name: 'Московская область' },
  area: 12.5,
  isEnabled: true,
};
/** Replaces no-break spaces by plain ones. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test('an object in the palette is known by its first number, its address and area', () => {
  const { detail, note, ...entry } = propertyEntry(property, property.cadastralNumber);
  expect(entry).toEqual({ key: `properties/${id}`, title: '50:20:0010203:145', href: `/land/property/${id}` });
  expect([plain(detail), plain(note)]).toEqual(['д. Заречье', '12,50 га']);
});

test('another number by which it was found is named; without an address its region is', () => {
  expect(plain(propertyEntry({ ...property, address: null }, '50:20:0010203:7').detail)).toBe(
    '50:20:0010203:7 · Московская область',
  );
});

test('an archived object says so', () => {
  expect(plain(propertyEntry({ ...property, isEnabled: false }).note)).toBe('В архиве · 12,50 га');
});
