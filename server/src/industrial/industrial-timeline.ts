import { type RawBuilder, sql } from 'kysely';
import { industrialSelection } from '#industrial/selections/industrial-selection.ts';
import { trashedBuilding, trashedComplex, trashedVacancy } from '#industrial/tree/trashed-parts.ts';
import type { TimelineSource } from '#people/timeline/timeline-queries.ts';
import { createdBy, type RequestsOfLine, requestRows } from '#sharing/timeline-rows.ts';
import type { SelectedObjects } from '#sharing/today-lines.ts';
import type { TrashedKind } from '#trash/move-to-trash.ts';
import { industrialRolesOf } from './industrial-customer-relations.ts';

const { domain, column, objects } = industrialSelection;
const { title, place } = trashedVacancy;
const vacancies: SelectedObjects = { domain, column, objects, title, place, path: sql`'/industrial/vacancy/' || t.id` };
const requests: RequestsOfLine = {
  ...{ objects: vacancies, entity: 'industrial_request', path: '/industrial/requests/', selectionPath: '/selection' },
};

/** Requests, complexes, buildings and vacancies of the industrial domain in a customer's timeline ('Лента'). */
export const industrialTimeline: TimelineSource = (of) => {
  const objectsAs = (kind: TrashedKind, path: RawBuilder<unknown>) => ({
    kind: 'object' as const,
    rows: sql`
      select t.id::text as id, t.date_time_created::timestamp as at, ${createdBy(kind.name, sql`t.id`)} as employee_id,
        jsonb_build_object('about', jsonb_build_object('domain', 'industrial', 'title', concat_ws(', ', ${kind.title},
          ${kind === trashedComplex ? sql`null` : kind.place}), 'path', ${path}), 'roles', f.roles) as details
      from (select ${sql.ref(`${kind.name}_id`)} as id, array_agg(distinct role order by role) as roles
          from (${industrialRolesOf(of)}) u where ${sql.ref(`${kind.name}_id`)} is not null group by 1) f
        join ${sql.table(kind.table)} t on t.id = f.id`,
  });
  return [
    ...requestRows(requests, of.requestIds.industrial),
    objectsAs(trashedComplex, sql`'/industrial/complex/' || t.id`),
    objectsAs(trashedBuilding, sql`'/industrial/complex/' || t.complex_id || '?building=' || t.id`),
    objectsAs(trashedVacancy, vacancies.path),
  ];
};
