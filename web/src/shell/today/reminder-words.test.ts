import type { Reminder } from '@gektar/contract/reminders/reminder.ts';
import { expect, test } from 'vitest';
import { reminderWords } from './reminder-words.ts';

const plot: Reminder['about'] = {
  kind: 'property',
  id: '019a0000-0000-7000-8000-000000000001',
  title: '50:20:0010203:45',
  path: '/land/property/019a0000-0000-7000-8000-000000000001',
  place: 'Московская область',
  state: 'active',
  client: null,
  phone: null,
};
const request: Reminder['about'] = {
  ...plot,
  kind: 'land_request',
  title: 'Склад у М-4',
  place: 'Подольск',
  client: 'Вера Лозинская',
  phone: '79000000042',
};
const call = { kind: 'call', text: 'Уточнить вторую линию', dateTimeCreated: '2026-11-24T09:00:00' } as const;

test('a call names the person, with the request that it is about', () => {
  expect(reminderWords({ ...call, about: request })).toEqual({
    isCall: true,
    who: 'Вера Лозинская',
    title: 'Вера Лозинская',
    details: 'Склад у М-4 · Уточнить вторую линию',
    phone: '79000000042',
  });
});

test('a call without a person names the object', () => {
  expect(reminderWords({ ...call, about: plot })).toEqual({
    isCall: true,
    who: '50:20:0010203:45',
    title: '50:20:0010203:45',
    details: 'Московская область · Уточнить вторую линию · Звонок, поставлен 24.11.2026',
    phone: undefined,
  });
});

test('a call about nothing has the number of its text; without one nobody is called', () => {
  const text = 'Перезвонить на 8 900 000-03-18 после совета';
  expect(reminderWords({ ...call, text, about: null })).toEqual({
    isCall: true,
    who: undefined,
    title: text,
    details: 'Звонок, поставлен 24.11.2026',
    phone: '79000000318',
  });
  const { isCall, title, phone } = reminderWords({ ...call, text: 'Позвонить в 50:20:0010203:45', about: null });
  expect([isCall, title, phone]).toEqual([false, 'Позвонить в 50:20:0010203:45', undefined]);
});

test('a task says what is to be done and about what', () => {
  const { isCall, title, details } = reminderWords({ ...call, kind: 'task', about: request });
  expect(isCall).toBe(false);
  expect(title).toBe('Уточнить вторую линию');
  expect(details).toBe('Склад у М-4 · Подольск · Напоминание, поставлено 24.11.2026');
});
