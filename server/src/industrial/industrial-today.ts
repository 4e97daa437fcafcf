import { MOST_TODAY_LINES, type TodayOverdue } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import { lateDays, orderOfOverdue, overdue, overdueSource } from '#industrial/complexes/overdue-complexes.ts';
import { findVacancyFitTexts } from '#industrial/requests/fit-texts.ts';
import { isOffered } from '#industrial/requests/search-conditions.ts';
import { industrialSelection } from '#industrial/selections/industrial-selection.ts';
import { trashedBuilding, trashedComplex, trashedVacancy } from '#industrial/tree/trashed-parts.ts';
import { findFits, findFitsOf, findNoticedFits, fitNotices, type ShownFits } from '#sharing/fits/new-fits.ts';
import {
  findEndingLinks,
  findEndingLinksOf,
  findMarks,
  findMarksOf,
  linesSection,
  linkNotices,
  markNotices,
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

const SCOPE = 'industrial.objects';
const mentioned: MentionSource = { domain, all: commented, scopes: [SCOPE, 'industrial.comments'] };
/** SQL over the building `b` and complex `c` of a vacancy `t`. */
const ofTree = (what: RawBuilder<unknown>) => sql<string>`(select ${what} from industrial.buildings b
  join industrial.complexes c on c.id = t.complex_id where b.id = t.building_id)`;

const shownFits: ShownFits = {
  about: vacancies,
  objectScope: SCOPE,
  isOffered: sql<boolean>`exists (select from industrial.vacancies v join industrial.buildings b on b.id = v.building_id
    join industrial.complexes c on c.id = v.complex_id where v.id = t.id and ${isOffered})`,
  responsible: ofTree(sql`c.responsible_user`),
  version: ofTree(sql`concat_ws(' ', t.xmin, b.xmin, c.xmin)`),
  isActive: sql`r.is_enabled`,
  findTexts: findVacancyFitTexts,
};
const fits = findFits(shownFits);
const marks = findMarks(vacancies, SCOPE);

/** Lines of the industrial domain on the page 'Сегодня' and in the bell. */
export const industrialToday: TodayDomain = {
  domain,
  mentions: (reader, employeeId) => findMentions(reader, mentioned, employeeId),
  marks,
  links: (reader, employeeId) => findEndingLinks(reader, domain, employeeId),
  overdue: ({ db, midnight, read }, employeeId) =>
    read(
      linesSection<TodayOverdue>({ name: 'industrial overdue', key: [employeeId], scopes: [SCOPE] }, async () => ({
        value: await sectionOf(
          db,
          sql<
            TodayOverdue & { count: number }
          >`select 'industrial' as domain, c.id, c.row_version as "rowVersion", c.name as title,
            coalesce(c.full_address, '') as place, '/industrial/complex/' || c.id as path, ${lateDays} as "lateDays",
            count(*) over ()::int as count
          from ${overdueSource} where ${overdue(employeeId)} order by ${orderOfOverdue} limit ${MOST_TODAY_LINES}`,
        ),
        until: midnight,
      })),
    ),
  fits,
  fitsOf: (db, employeeId, which) => findFitsOf(db, shownFits, employeeId, which),
  notices: {
    mention: (employeeId) => mentionNotices(domain, commented, employeeId),
    mark: (employeeId) => markNotices(vacancies, employeeId),
    fit: (employeeId) => fitNotices(shownFits, employeeId),
    link: (employeeId) => linkNotices(domain, employeeId),
  },
  noticed: {
    mentions: (db, employeeId, ids) => findMentionsOf(db, mentioned, employeeId, ids),
    marks: (db, employeeId, ids) => findMarksOf(db, vacancies, employeeId, ids),
    links: (db, employeeId, ids) => findEndingLinksOf(db, domain, employeeId, ids),
    fits: (db, employeeId, ids) => findNoticedFits(db, shownFits, employeeId, ids),
  },
};
