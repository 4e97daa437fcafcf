import { MOST_TODAY_LINES, NEW_DAYS, type TodayOverdue } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Whose } from '#database/prepared.ts';
import { lateDays, orderOfOverdue, overdue, overdueSource } from '#industrial/complexes/overdue-complexes.ts';
import {
  comparedRequests,
  fittingPairs,
  fittingPairsAmong,
  newVacancies,
} from '#industrial/requests/matching-requests.ts';
import { industrialSelection } from '#industrial/selections/industrial-selection.ts';
import { trashedBuilding, trashedComplex, trashedVacancy } from '#industrial/tree/trashed-parts.ts';
import { findFits } from '#sharing/new-fits.ts';
import {
  findEndingLinks,
  findEndingLinksOf,
  findFitsByRequest,
  findMarks,
  findMarksOf,
  fitNotices,
  linesSection,
  linkNotices,
  markNotices,
  type NewFits,
  objectOfLine,
  type SelectedObjects,
  sectionOf,
} from '#sharing/today-lines.ts';
import {
  type CommentedObjects,
  findMentions,
  findMentionsOf,
  type MentionSource,
  mentionNotices,
} from '#today/mention-lines.ts';
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

const fitsOf = (employeeId: Whose): NewFits => ({
  about: vacancies,
  employeeId,
  pairs: fittingPairs(employeeId, NEW_DAYS),
});

const SCOPE = 'industrial.objects';
const mentioned: MentionSource = { domain, all: commented, scopes: [SCOPE, 'industrial.comments'] };
const fits = findFits({
  about: vacancies,
  objectScope: SCOPE,
  newObjects: newVacancies(NEW_DAYS),
  requests: comparedRequests,
  pairs: fittingPairsAmong,
});
const marks = findMarks(vacancies, SCOPE);

/** Lines of the industrial area on the page 'Сегодня' and in the bell. */
export const industrialToday: TodayDomain = {
  domain,
  mentions: (reader, employeeId) => findMentions(reader, mentioned, employeeId),
  marks,
  links: (reader, employeeId) => findEndingLinks(reader, domain, employeeId),
  overdue: ({ db, midnight, read }, employeeId) =>
    read(
      linesSection<TodayOverdue>({ name: 'industrial overdue', key: [employeeId], scopes: [SCOPE] }, async () => ({
        value: await sectionOf<TodayOverdue>(
          db,
          sql`select 'industrial' as domain, c.id, c.row_version as "rowVersion", c.name as title,
            coalesce(c.full_address, '') as place, '/industrial/complex/' || c.id as path, ${lateDays} as "lateDays",
            count(*) over ()::int as count
          from ${overdueSource} where ${overdue(employeeId)} order by ${orderOfOverdue} limit ${MOST_TODAY_LINES}`,
        ),
        until: midnight,
      })),
    ),
  fits,
  notices: {
    mention: (employeeId) => mentionNotices(domain, commented, employeeId),
    mark: (employeeId) => markNotices(vacancies, employeeId),
    fit: (employeeId) => fitNotices(fitsOf(employeeId)),
    link: (employeeId) => linkNotices(domain, employeeId),
  },
  noticed: {
    mentions: (db, employeeId, ids) => findMentionsOf(db, mentioned, employeeId, ids),
    marks: (db, employeeId, ids) => findMarksOf(db, vacancies, employeeId, ids),
    links: (db, employeeId, ids) => findEndingLinksOf(db, domain, employeeId, ids),
    fits: (db, employeeId, requestIds) => findFitsByRequest(db, fitsOf(employeeId), requestIds),
  },
};
