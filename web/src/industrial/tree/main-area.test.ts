import { expect, test } from 'vitest';
import { mainAreaWords } from './main-area.tsx';

const none = { production: null, lightIndustrial: null, dataCenter: null, office: null, mezzanine: null };
const price = { areaValue: 9_600, leasePricePerSqm: null };
const bare = { dry: null, temperature: null, freezer: null, unheated: null };
const warehouse = (parts: object) => ({
  mainAreaTypeCalc: 1,
  areaSetWithPrice: { ...none, warehouse: { ...price, ...bare, ...parts } },
});

test('a part of a warehouse is never its main type, and is told behind it where it is the only one (M-34)', () => {
  expect(mainAreaWords(warehouse({ dry: price }))).toBe('Склад, сухой');
  expect(mainAreaWords(warehouse({ dry: price, unheated: price }))).toBe('Склад');
  expect(mainAreaWords(warehouse({}))).toBe('Склад');
  expect(mainAreaWords({ mainAreaTypeCalc: 9, areaSetWithPrice: { ...none, warehouse: null } })).toBe('Офис');
  expect(mainAreaWords({ mainAreaTypeCalc: null, areaSetWithPrice: { ...none, warehouse: null } })).toBeUndefined();
});
