import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { expect, test } from 'vitest';
import { remarkOf } from './parts-rows.ts';

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
