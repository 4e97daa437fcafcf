import * as z from 'zod';
import { domains } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { fieldMessages } from '#field-message.ts';
import { paging } from '#list.ts';
import { LocalDate } from '#measure/local-date-time.ts';
import { Week, WeekObject } from './week.ts';
import { weekFigures } from './week-figures.ts';
import { weekUnits } from './week-periods.ts';

/** A day of the period, today by default. The limit leaves room for the quarters before the first period. */
const date = LocalDate.refine((day) => day >= '2000-01-01' && day <= '2199-12-31', { error: fieldMessages.date });
const period = { unit: z.enum(weekUnits).default('week'), date: date.optional() };

export const getWeek = endpoint({
  method: 'GET',
  path: '/api/week',
  access: 'employee',
  summary: 'Отдел за неделю: показатели сотрудников за период и семь периодов до него, по журналу изменений',
  query: z.object(period),
  output: Week,
  failures: [],
});

export const listWeekObjects = endpoint({
  method: 'GET',
  path: '/api/week/objects',
  access: 'employee',
  summary: 'Что сосчитано в показателе за период: сотрудника или всех, по времени, новые первыми',
  query: z.object({
    ...period,
    figure: z.enum(weekFigures),
    employeeId: z.uuid().optional(),
    domain: z.enum(domains).optional(),
    ...paging(100, 200),
  }),
  output: z.array(WeekObject),
  failures: [],
});
