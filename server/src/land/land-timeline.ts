import { sql } from 'kysely';
import { trashedProperty } from '#land/properties/trashed-property.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import type { TimelineSource } from '#people/timeline/timeline-queries.ts';
import { createdBy, type RequestsOfLine, requestRows } from '#sharing/timeline-rows.ts';
import type { SelectedObjects } from '#sharing/today-lines.ts';
import { landRolesOf } from './land-customer-relations.ts';

const { domain, column, objects } = landSelection;
const { title, place } = trashedProperty;
const plots: SelectedObjects = { domain, column, objects, title, place, path: sql`'/land/property/' || t.id` };
const requests: RequestsOfLine = {
  ...{ objects: plots, entity: 'land_request', path: '/land/request/', selectionPath: '/selections' },
};

/** Requests and objects of the land domain in a customer's timeline ('Лента'). */
export const landTimeline: TimelineSource = (of) => [
  ...requestRows(requests, of.requestIds.land),
  {
    kind: 'object',
    rows: sql`
      select t.id::text as id, t.date_time_created::timestamp as at, ${createdBy('property', sql`t.id`)} as employee_id,
        jsonb_build_object('about', jsonb_build_object('domain', 'land', 'title', coalesce(${title}, ''), 'path', ${plots.path}),
          'roles', f.roles) as details
      from (select id, array_agg(distinct role order by role) as roles from (${landRolesOf(of)}) u group by id) f
        join land.properties t on t.id = f.id`,
  },
];
