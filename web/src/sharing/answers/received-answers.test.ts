import { expect, test } from 'vitest';
import { countWaiting, isVisitOpen, openQuestion } from './received-answers.ts';

const message = (id: string, isReply: boolean) => ({
  id,
  text: `текст ${id}`,
  dateTime: '2026-11-20T10:12:00',
  isReply,
  isRead: true,
  employeeId: isReply ? '01998e5a-0000-7000-8000-000000000001' : null,
});

test('a question waits until the broker has the last word', () => {
  const question = message('1', false);
  expect(openQuestion({ messages: [] })).toBeUndefined();
  expect(openQuestion({ messages: [question] })).toBe(question);
  expect(openQuestion({ messages: [question, message('2', true)] })).toBeUndefined();
  const again = message('3', false);
  expect(openQuestion({ messages: [question, message('2', true), again] })).toBe(again);
});

test('a wish waits until a time is set', () => {
  expect(isVisitOpen({ visit: null })).toBe(false);
  expect(isVisitOpen({ visit: { days: ['2026-11-25'], dateTime: null } })).toBe(true);
  expect(isVisitOpen({ visit: { days: ['2026-11-25'], dateTime: '2026-11-25T11:00:00' } })).toBe(false);
  expect(
    countWaiting([
      { messages: [message('1', false)], visit: { days: ['2026-11-25'], dateTime: null } },
      { messages: [message('2', false), message('3', true)], visit: null },
    ]),
  ).toBe(2);
});
