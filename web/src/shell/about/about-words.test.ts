import type { AboutSystem } from '@gektar/contract/system.ts';
import { expect, test } from 'vitest';
import { aboutParts } from './about-words.ts';

const about: AboutSystem = {
  version: '0.1.0',
  dateTimeStarted: '2026-11-22T08:05:00',
  database: { isEmbedded: true, version: '18.1', bytes: 41_943_040 },
  files: { count: 1_240, bytes: 734_003_200 },
  backup: { dateTimeCreated: '2026-11-22T02:30:00', bytes: 9_437_184, reason: 'nightly' },
  jobs: [{ name: 'backup', waitingCount: 0, runningCount: 0, failedCount: 0, dateTimeDone: '2026-11-22T02:31:00' }],
  services: [{ name: 'crm', isConfigured: false, dateTimeAnswered: null, dateTimeFailed: null }],
};
const now = '2026-11-22T12:00:00';

function rowsOf(changes: Partial<AboutSystem>, title: string) {
  const part = aboutParts({ ...about, ...changes }, now).find((one) => one.title === title);
  return part?.lines.map(({ label, value, isTrouble = false }) => [label, value.replaceAll('\u00a0', ' '), isTrouble]);
}

test('version, base, storage and the last backup are told in words', () => {
  expect(rowsOf({}, 'Программа')).toEqual([
    ['Версия', '0.1.0', false],
    ['Работает с', '22.11.2026 08:05', false],
    ['База данных', 'встроенная, PostgreSQL 18.1', false],
  ]);
  expect(rowsOf({}, 'Место на диске')).toEqual([
    ['База', '40 МБ', false],
    ['Фотографии и документы', '1 240 файлов, 700 МБ', false],
  ]);
  expect(rowsOf({}, 'Резервная копия')).toEqual([
    ['Последняя', '22.11.2026 02:30, ночная', false],
    ['Размер', '9 МБ', false],
  ]);
});

test('no backup, an old one, a failed job and a service that does not answer stand out', () => {
  expect(rowsOf({ backup: null }, 'Резервная копия')).toEqual([['Последняя', 'ещё не было, первая будет ночью', true]]);
  const old = { dateTimeCreated: '2026-11-20T23:59:00', bytes: 1, reason: 'asked' } as const;
  expect(rowsOf({ backup: old }, 'Резервная копия')?.[0]).toEqual(['Последняя', '20.11.2026 23:59, по команде', true]);
  expect(rowsOf({ jobs: [] }, 'Фоновые работы')).toEqual([['Состояние', 'ещё не запускались', false]]);
  const job = { name: 'clear-trash', waitingCount: 2, runningCount: 1, failedCount: 1, dateTimeDone: null } as const;
  expect(rowsOf({ jobs: [job] }, 'Фоновые работы')).toEqual([
    ['Очистка корзины', 'ещё не было, идёт сейчас, ждёт: 2, не удалось: 1', true],
  ]);
  const crm = (dateTimeAnswered: string | null, dateTimeFailed: string | null) =>
    rowsOf(
      { services: [{ name: 'crm', isConfigured: true, dateTimeAnswered, dateTimeFailed }] },
      'Внешние службы',
    )?.[0];
  expect(crm(null, null)?.slice(1)).toEqual(['подключена, ещё не спрашивали', false]);
  expect(crm('2026-11-22T10:00:00', '2026-11-22T09:00:00')?.slice(1)).toEqual([
    'ответила 22.11.2026 10:00, не ответила 22.11.2026 09:00',
    false,
  ]);
  expect(crm('2026-11-22T10:00:00', '2026-11-22T11:00:00')?.[2]).toBe(true);
  expect(crm(null, '2026-11-22T11:00:00')?.slice(1)).toEqual(['ещё не отвечала, не ответила 22.11.2026 11:00', true]);
});
