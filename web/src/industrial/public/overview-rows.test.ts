import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { expect, test } from 'vitest';
import { overviewSheets, shortPlace } from './overview-rows.ts';

function item(order: number, complexName = 'Логопарк Север', name = `2-${order}`): PublicItem {
  const region = { id: 50, name: 'Московская область' };
  const entity = { complexName, buildingName: 'Корпус 2', name, highway: { id: 1, name: 'Киевское шоссе' }, region };
  return { id: String(order), order, entity } as PublicItem;
}
const some = (count: number, name?: string) => Array.from({ length: count }, (_, index) => item(index + 1, name));
const counts = (items: readonly PublicItem[]) => overviewSheets(items).map(({ length }) => length);

test('ten vacancies stand on the first sheet, more go on; longer names take more of a sheet', () => {
  expect(counts(some(10))).toEqual([10]);
  expect(counts(some(40))).toEqual([12, 20, 8]);
  expect(counts(some(12, 'Производственно-логистический комплекс «Северный ветер»'))).toEqual([5, 7]);
  const named = Array.from({ length: 12 }, (_, index) => item(index + 1, undefined, `2-${index}, блок у рампы, ось 4`));
  expect(counts(named)).toEqual([8, 4]);
  expect(counts([])).toEqual([0]);
});

test('a highway is named without its kind, a vacancy without one by its region', () => {
  const { entity } = item(1);
  expect(shortPlace(entity)).toBe('Киевское');
  expect(shortPlace({ ...entity, highway: null })).toBe('Московская область');
});
