import { endpoint } from '#endpoint.ts';
import { Timeline, TimelineQuery } from './timeline.ts';

export const getTimeline = endpoint({
  method: 'GET',
  path: '/api/Contact/timeline',
  access: 'employee',
  summary:
    'Лента компании с её людьми или человека: разговоры, напоминания, запросы, объекты, подборки, отметки клиента',
  query: TimelineQuery,
  output: Timeline,
  failures: [],
});
