import type { EntityEvent } from '@gektar/contract/history.ts';
import { expect, test } from 'vitest';
import { requestSentences } from './request-history.ts';

const anna = '0199a000-0000-7000-8000-000000000004';
const names = { employee: (id: string) => (id === anna ? 'Анна Лугова' : undefined) };

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

test('a changed request is told in the words of its fields, which agree with their names', () => {
  expect(sentences({ name: ['Склад', 'Склад на юге'] })).toEqual(['Название «Склад на юге», было «Склад»']);
  expect(sentences({ area: [null, { from: 5, to: null }] })).toEqual(['Площадь от 5,00 га, была не указана']);
  expect(sentences({ companyId: [null, 'c1'] })).toEqual(['Компания указана']);
  expect(sentences({ responsibleEmployeeId: [null, anna] })).toEqual(['Ответственный Анна Лугова, был не указан']);
  expect(sentences({ regions: [[], [{ id: 50, name: 'Московская область' }]] })).toEqual([
    'Регионы: добавлено Московская область',
  ]);
  expect(sentences({ builtToSuit: [false, true] })).toEqual(['Built-to-suit: Да']);
});

test('utilities that are asked for are told with their capacity and kind', () => {
  const gas = { id: 1, name: 'Газ', measure: 'м3/сутки', value: null };
  expect(sentences({ utilities: [[gas], [{ ...gas, value: 100 }]] })).toEqual([
    'Коммуникации: добавлено Газ, от 100,00 м3/сутки, убрано Газ',
  ]);
  expect(sentences({ infrastructure: [[], [{ id: 1, type: 2 }]] })).toEqual([
    'Подключение: добавлено Газ, тех. присоединение',
  ]);
});
