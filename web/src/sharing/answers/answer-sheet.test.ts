import type { ReceivedAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { expect, test } from 'vitest';
import { toSheet } from '#spreadsheet/save-sheet.ts';
import { answerLines, answerSheet } from './answer-sheet.ts';

const message = { id: 'm', isRead: true, employeeId: null };
const answers: readonly ReceivedAnswer[] = [
  {
    id: 'north',
    linkId: 'director',
    isLiked: true,
    likedDateTime: '2026-11-16T09:41:00',
    refusal: null,
    refusedDateTime: null,
    visit: { days: ['2026-11-25', '2026-11-26'], dateTime: null },
    visitAskedDateTime: '2026-11-17T19:03:00',
    dateTime: '2026-11-20T10:13:00',
    openingCount: 5,
    messages: [
      { ...message, isReply: false, text: '=HYPERLINK("http://a.example";"б")', dateTime: '2026-11-18T10:12:00' },
      { ...message, isReply: true, text: 'Да,\nостаются', dateTime: '2026-11-20T10:13:00' },
    ],
  },
  {
    id: 'south',
    linkId: 'logistics',
    isLiked: false,
    likedDateTime: null,
    refusal: { reasons: ['late', 'expensive'], text: '+7 дней' },
    refusedDateTime: '2026-11-19T18:52:00',
    visit: { days: ['2026-11-27'], dateTime: '2026-11-27T11:00:00' },
    visitAskedDateTime: '2026-11-21T08:00:00',
    dateTime: '2026-11-21T08:00:00',
    openingCount: 2,
    messages: [],
  },
  {
    id: 'east',
    linkId: 'director',
    isLiked: false,
    likedDateTime: null,
    refusal: null,
    refusedDateTime: null,
    visit: null,
    visitAskedDateTime: null,
    dateTime: null,
    openingCount: 1,
    messages: [],
  },
];
const names: Readonly<Record<string, string>> = {
  north: 'Логопарк Север',
  south: '@Южные врата',
  director: 'Директор',
};
const lines = answerLines(answers, {
  domain: 'industrial',
  objectOf: (id) => names[id] ?? id,
  linkOf: (id) => names[id] ?? id,
});

test('each answer is a row with its object, reason, text, day and link; an opened object is none', () => {
  expect(lines.map((line) => Object.values({ ...line, dateTime: line.dateTime?.slice(5, 10) }))).toEqual([
    ['Логопарк Север', 'Директор', '', '', 'Нравится', '11-16'],
    ['Логопарк Север', 'Директор', '25.11.2026 или 26.11.2026', '', 'Показ', '11-17'],
    ['Логопарк Север', 'Директор', '', '=HYPERLINK("http://a.example";"б")', 'Вопрос', '11-18'],
    ['Логопарк Север', 'Директор', '', 'Да,\nостаются', 'Ответ брокера', '11-20'],
    ['@Южные врата', 'logistics', 'Поздний срок, дорого', '+7 дней', 'Не подходит', '11-19'],
    ['@Южные врата', 'logistics', '27.11.2026 11:00', '', 'Показ', '11-21'],
  ]);
});

test('texts of a client that look like formulas are cells of text', () => {
  const { data } = toSheet(answerSheet('Вакансия'), lines);
  const cells = data.flatMap((row) => row ?? []).filter((cell) => cell !== null) as {
    type?: unknown;
    value: unknown;
  }[];
  const odd = cells.filter(({ value }) => typeof value === 'string' && /^[=+\-@]/.test(value));
  expect(odd.map(({ type }) => type)).toEqual([String, String, String, String]);
  expect(cells.filter(({ type }) => type === Date)).toHaveLength(6);
});
