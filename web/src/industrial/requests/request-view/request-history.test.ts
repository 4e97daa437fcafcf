import type { EntityEvent } from '@gektar/contract/history.ts';
import { expect, test } from 'vitest';
import { requestSentences } from './request-history.ts';

const anna = '0199a000-0000-7000-8000-000000000004';
const names = {
  employee: (id: string) => (id === anna ? 'Анна Лугова' : undefined),
  type: (id: number) => ({ 1: 'Прямой', 2: 'От агента' })[id],
};

function sentences(changes: EntityEvent['changes']) {
  const event = {
    id: '1',
    dateTime: '2026-11-14T10:00:00',
    employeeId: anna,
    action: 'update',
    changes,
    operation: null,
  } as const;
  return requestSentences(event, names).map((sentence) => sentence.replaceAll('\u00a0', ' '));
}

test('a changed request is told in the words of its fields', () => {
  expect(sentences({ requestTypes: [1, 3] })).toEqual(['Типы запроса: добавлено От агента']);
  expect(sentences({ additionalAccessEmployees: [[], [anna]] })).toEqual(['Доступ коллегам: добавлено Анна Лугова']);
  expect(sentences({ accessDate: [null, { from: null, to: '2027-04-01' }] })).toEqual([
    'Дата доступа по 01.04.2027, была не указана',
  ]);
  expect(sentences({ cityRegions: [[], [{ regionId: 50, cityId: null }]] })).toEqual(['Города и регионы указаны']);
  expect(sentences({ netRentalRateTo: [11_000, 9_500] })).toEqual([
    'Ставка до 9 500,00 руб./м² в год, была 11 000,00 руб./м² в год',
  ]);
  expect(sentences({ vacancyAreaRange: [null, { from: 500, to: null }] })).toEqual([
    'Площадь вакансии от 500,00 м², была не указана',
  ]);
});
