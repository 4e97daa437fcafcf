import type { TimelineLine } from '@gektar/contract/people/timeline.ts';
import { expect, test } from 'vitest';
import { eventText, eventWords } from './timeline-words.ts';

const line: TimelineLine = {
  ...{ kind: 'talk', id: 'a', dateTime: '2026-11-19T16:05:00', employeeId: null, about: null, text: null, note: null },
  ...{ dueDateTime: null, minutes: null, rowVersion: null, roles: [], customer: null },
};
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test.each<[Partial<TimelineLine>, string, string | undefined]>([
  [{ text: 'Смущает заезд', minutes: 6 }, 'Разговор, 6 мин', 'Смущает заезд'],
  [{ text: 'Смущает заезд' }, 'Разговор', 'Смущает заезд'],
  [{ kind: 'call', text: 'дозвонился' }, 'Перезвонили', 'дозвонился'],
  [
    { kind: 'reminder', text: 'Выписка', dueDateTime: '2026-11-23T10:30:00' },
    'Напоминание на 23.11.2026 10:30',
    'Выписка',
  ],
  [{ kind: 'done', text: 'Выписка', note: 'готова' }, 'Напоминание выполнено', 'Выписка · итог: готова'],
  [{ kind: 'done', text: 'Выписка' }, 'Напоминание выполнено', 'Выписка'],
  [{ kind: 'request' }, 'Новый запрос', undefined],
  [{ kind: 'object', roles: ['client', 'referral'] }, 'Новый объект, клиент, рекомендация', undefined],
  [{ kind: 'sent' }, 'Создана ссылка на подборку', undefined],
  [{ kind: 'opened' }, 'Клиент открыл подборку', undefined],
  [{ kind: 'liked', text: 'Север' }, 'Клиент отметил', 'в подборке «Север»'],
])('words of an event: %j', (about, words, text) => {
  const event = { ...line, ...about };
  expect([plain(eventWords(event)), plain(eventText(event))]).toEqual([words, text]);
});
