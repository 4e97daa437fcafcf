import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { expect, test } from 'vitest';
import { listedCount, partsRows, remarkOf } from './parts-rows.ts';

test('in the table of all parts an archived vacancy says so, whatever its status [IND-CPX-075]', () => {
  const remark = (about: Partial<VacancyRow>) =>
    remarkOf({ isEnabled: true, vacancyStatus: 1, deal: null, ...about } as VacancyRow);
  expect(remark({})).toBeUndefined();
  for (const vacancyStatus of [1, 2, 3, 4, 5]) {
    expect(remark({ isEnabled: false, vacancyStatus })).toEqual({ text: 'В архиве', isWarning: false });
  }
  expect(remark({ vacancyStatus: 4 })).toEqual({ text: 'Забронирована', isWarning: true });
  expect(remark({ vacancyStatus: 2 })).toEqual({ text: 'Закрыта', isWarning: false });
});

test('the number beside each switch is that of the vacancies it lists, over all buildings', () => {
  const vacancies = (...statuses: number[]) =>
    statuses.map((vacancyStatus, index) => ({
      id: `${vacancyStatus}-${index}`,
      isEnabled: true,
      vacancyStatus,
      deal: null,
    }));
  const buildings = [
    { id: 'b1', vacancies: vacancies(1, 2, 4) },
    { id: 'b2', vacancies: vacancies(2, 2, 5, 1) },
    { id: 'b3', vacancies: [] },
  ] as FullBuilding[];
  const listed = (which: 'open' | 'all' | 'closed') =>
    buildings.flatMap(({ id }) => partsRows(buildings, id, which).filter(({ vacancy }) => vacancy)).length;
  const numbers = (['open', 'all', 'closed'] as const).map((which) => listedCount(buildings, which));
  expect(numbers).toEqual([4, 7, 3]);
  expect(numbers).toEqual((['open', 'all', 'closed'] as const).map(listed));
});
