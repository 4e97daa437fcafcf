import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { expect, test } from 'vitest';
import { sampleRequest } from '#land/requests/request-form/request-samples.ts';
import { scoredMatchOf } from './match-reasons.ts';

const nothing = {
  propertyTypes: [],
  regions: [],
  landHighways: [],
  bestUses: [],
  okveds: [],
  utilities: [],
  infrastructure: [],
  area: null,
  buildingArea: null,
  budget: null,
  distanceFromNearestCity: null,
};
const request = sampleRequest({
  ...nothing,
  budget: { from: null, to: 150_000_000 },
  distanceFromNearestCity: 60,
  utilities: [{ id: 2, name: '', measure: 'кВт', value: 100 }],
});
const match = scoredMatchOf(request, new Map(), {});
const electricitySupply = { id: 2, name: '', type: 1, value: null, from: null, to: null, measure: 'кВт' };
const plot = { price: 161_000_000, kmFromCity: 30, electricitySupply } as unknown as PropertyRow;

test('a price is shown in millions with its distance', () => {
  expect(match.wishes.find(({ name }) => name === 'price')).toMatchObject({ title: 'Цена', unit: 'млн руб.' });
  expect(match.cellOf(plot, 'price')).toEqual({ state: 'near', value: '161,00', distance: '+11' });
});

test('a connection of unknown power is unknown in the cell, and what there is stays in the reason', () => {
  expect(match.cellOf(plot, 'electricitySupply').value).toBe('неизвестно');
  const line = match.reasonOf(plot).lines.find(({ name }) => name === 'Электричество');
  expect(line).toMatchObject({ there: 'Тех. условия', verdict: 'уточнить у собственника', weight: 4, points: 2 });
});

test('a request without wishes has nothing to explain', () => {
  const empty = scoredMatchOf(sampleRequest(nothing), new Map(), {});
  expect(empty.wishes).toEqual([]);
  expect(empty.percentOf(plot)).toBe(100);
  expect(empty.reasonOf(plot).sentence).toBe('У запроса нет условий');
});
