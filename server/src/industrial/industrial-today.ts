import { MOST_TODAY_LINES, NEW_DAYS, type TodayFit, type TodayOverdue } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import { lateDays, orderOfOverdue, overdue, overdueSource } from '#industrial/complexes/overdue-complexes.ts';
import { fittingPairs } from '#industrial/requests/matching-requests.ts';
import { industrialSelection } from '#industrial/selections/industrial-selection.ts';
import { trashedBuilding, trashedComplex, trashedVacancy } from '#industrial/tree/trashed-parts.ts';
import {
  findEndingLinks,
  findMarks,
  objectOfLine,
  requestOfLine,
  type SelectedObjects,
  sectionOf,
} from '#sharing/today-lines.ts';
import { type CommentedObjects, findMentions } from '#today/mention-lines.ts';
import type { TodayDomain } from '#today/today-routes.ts';
import type { TrashedKind } from '#trash/move-to-trash.ts';

const { domain, column, objects } = industrialSelection;
const { title, place } = trashedVacancy;
const vacancies: SelectedObjects = { domain, column, objects, title, place, path: sql`'/industrial/vacancy/' || t.id` };

const commentedAs = (
  kind: 'complex' | 'building' | 'vacancy',
  { table, title, place }: TrashedKind,
  path: RawBuilder<string>,
): CommentedObjects => ({
  kind,
  comments: `industrial.${kind}_comments`,
  owner: `${kind}_id`,
  objects: table,
  object: objectOfLine({ title, place, path }),
});

const commented = [
  commentedAs('complex', trashedComplex, sql`'/industrial/complex/' || t.id`),
  commentedAs('building', trashedBuilding, sql`'/industrial/complex/' || t.complex_id || '?building=' || t.id`),
  commentedAs('vacancy', trashedVacancy, vacancies.path),
];

/** Lines of 'Сегодня' of the industrial area. */
export const industrialToday: TodayDomain = {
  mentions: (db, employeeId) => findMentions(db, domain, commented, employeeId),
  marks: (db, employeeId) => findMarks(db, vacancies, employeeId),
  links: (db, employeeId) => findEndingLinks(db, domain, employeeId),
  overdue: (db, employeeId) =>
    sectionOf<TodayOverdue>(
      db,
      sql`select 'industrial' as domain, c.id, c.row_version as "rowVersion", c.name as title,
        coalesce(c.full_address, '') as place, '/industrial/complex/' || c.id as path, ${lateDays} as "lateDays",
        count(*) over ()::int as count
      from ${overdueSource} where ${overdue(employeeId)} order by ${orderOfOverdue} limit ${MOST_TODAY_LINES}`,
    ),
  fits: (db, employeeId) =>
    sectionOf<TodayFit>(
      db,
      sql`with f as materialized (${fittingPairs(employeeId, NEW_DAYS)})
        select 'industrial' as domain, t.date_time_created as "dateTimeCreated", ${objectOfLine(vacancies)} as object, ${requestOfLine} as request,
        count(*) over ()::int as count
      from f join industrial.vacancies t on t.id = f.vacancy_id
        join industrial.requests r on r.id = f.request_id
      where not exists (select from industrial.request_selection_items i join industrial.request_selections s
          on s.id = i.request_selection_id where s.request_id = r.id and i.vacancy_id = t.id)
        and not exists (select from shared.today_done d where d.employee_id = ${employeeId} and d.domain = 'industrial'
          and d.kind = 'fit' and d.object_id = t.id and d.request_id = r.id)
      order by t.date_time_created desc, t.id, r.request_date desc, r.id limit ${MOST_TODAY_LINES}`,
    ),
};
