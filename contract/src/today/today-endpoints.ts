import * as z from 'zod';
import { domains } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { Today, TodayFit, TodayLineKey } from './today.ts';

export const getToday = endpoint({
  method: 'GET',
  path: '/api/today',
  access: 'employee',
  summary:
    'Что ждёт сотрудника сегодня: напоминания, отметки клиентов, новое под запросы, просроченное, кончающиеся ссылки',
  output: Today,
  failures: [],
});

export const listNewFits = endpoint({
  method: 'GET',
  path: '/api/today/fits',
  access: 'employee',
  summary: 'Новые подходящие пары одного часа или запроса: объект, запрос, процент и почему; лучшие первыми',
  query: z.object({
    ...paging(20, 50),
    domain: z.enum(domains),
    batchId: z.uuid().optional(),
    requestId: z.uuid().optional(),
  }),
  output: z.object({
    /** Each line is one pair of an object and a request. */
    lines: z.array(TodayFit),
    count: z.int(),
  }),
  failures: [],
});

export const setTodayLine = endpoint({
  method: 'POST',
  path: '/api/today/lines',
  access: 'employee',
  summary: 'Принять отметку клиента или скрыть новое под запрос; вернуть обратно',
  body: z.object({ line: TodayLineKey, isDone: z.boolean() }),
  output: z.object({ isDone: z.boolean() }),
  failures: [],
});
