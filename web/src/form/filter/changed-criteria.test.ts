import { expect, test } from 'vitest';
import { changedCriteria } from './changed-criteria.ts';

const asked = {
  classes: [1, 2],
  area: { from: 9_000, to: 18_000 },
  ready: { from: null, to: '2027-04-01' },
  racks: true,
};

test('what asks the same is unchanged, however it is written', () => {
  const now = { racks: true, ready: { to: '2027-04-01' }, classes: [2, 1], area: { to: 18_000, from: 9_000 } };
  expect(changedCriteria(asked, now)).toEqual({ changed: [], dropped: [] });
});

test('another value and a new condition are changes, a condition that is gone was dropped', () => {
  const now = { classes: [1, 2, 3], area: { from: 9_000, to: 18_000 }, ready: { to: '2027-07-01' }, words: 'парк' };
  expect(changedCriteria(asked, now)).toEqual({ changed: ['classes', 'ready', 'words'], dropped: ['racks'] });
});

test('places are compared whole', () => {
  const moscow = { regionId: 77, cityId: null };
  expect(changedCriteria({ places: [moscow] }, { places: [{ ...moscow, cityId: 5 }] }).changed).toEqual(['places']);
});
