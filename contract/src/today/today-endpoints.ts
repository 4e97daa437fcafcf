import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { Today, TodayLineKey } from './today.ts';

export const getToday = endpoint({
  method: 'GET',
  path: '/api/today',
  access: 'employee',
  summary:
    'Что ждёт сотрудника сегодня: напоминания, отметки клиентов, новое под запросы, просроченное, кончающиеся ссылки',
  output: Today,
  failures: [],
});

export const setTodayLine = endpoint({
  method: 'POST',
  path: '/api/today/lines',
  access: 'employee',
  summary: 'Принять отметку клиента или скрыть новый объект под запрос; вернуть обратно',
  body: z.object({ line: TodayLineKey, isDone: z.boolean() }),
  output: z.object({ isDone: z.boolean() }),
  failures: [],
});
