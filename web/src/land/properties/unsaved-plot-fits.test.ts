import { expect, test } from 'vitest';
import { comparedValues } from '#sharing/fits/unsaved-kind.ts';
import { unsavedPlotFits } from './unsaved-plot-fits.ts';

const typed = { region: { id: 50 }, propertyType: { id: 3 }, area: 12 };

test('an unsaved plot is compared once its region and type are chosen', () => {
  expect(comparedValues(unsavedPlotFits, typed)).toMatchObject({ area: 12, price: null, okveds: [], hasPond: false });
  expect(comparedValues(unsavedPlotFits, { ...typed, region: null })).toBeUndefined();
  expect(comparedValues(unsavedPlotFits, { region: { id: 50 }, area: 12 })).toBeUndefined();
});

test('what the contract refuses is unknown; what requests do not compare changes nothing', () => {
  const others = { comment: 'у реки', cadastralNumbers: [] };
  expect(comparedValues(unsavedPlotFits, { ...typed, ...others })).toEqual(comparedValues(unsavedPlotFits, typed));
  const refused = { ...typed, area: 0, price: -1, gasSupply: { type: 7 } };
  expect(comparedValues(unsavedPlotFits, refused)).toMatchObject({ area: null, price: null, gasSupply: null });
});
