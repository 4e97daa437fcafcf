import { MOST_TODAY_LINES, type TodayOverdue } from '@gektar/contract/today/today.ts';
import { sql } from 'kysely';
import type { Lasting, SectionReader } from '#cache/section-cache.ts';
import { confirmed as confirmedSql } from '#land/properties/property-conditions.ts';
import { overdue } from '#land/properties/property-queries.ts';
import { trashedProperty } from '#land/properties/trashed-property.ts';
import { findPlotFitTexts } from '#land/requests/fit-texts.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import { findFits, findFitsOf, findNoticedFits, fitNotices, type ShownFits } from '#sharing/fits/new-fits.ts';
import {
  findEndingLinks,
  findEndingLinksOf,
  findMarks,
  findMarksOf,
  lastingSection,
  linesSection,
  linkNotices,
  markNotices,
  objectOfLine,
  type SelectedObjects,
  type TodaySection,
} from '#sharing/today-lines.ts';
import {
  type CommentedObjects,
  findMentions,
  findMentionsOf,
  type MentionSource,
  mentionNotices,
} from '#today/mention-lines.ts';
import type { TodayDomain } from '#today/today-routes.ts';

const { domain, column, objects } = landSelection;
const { title, place } = trashedProperty;
const plots: SelectedObjects = { domain, column, objects, title, place, path: sql`'/land/property/' || t.id` };

const commented: CommentedObjects = {
  kind: 'property',
  comments: 'land.property_comments',
  owner: 'property_id',
  objects,
  object: objectOfLine(plots),
};

const SCOPE = 'land.properties';
const mentioned: MentionSource = { domain, all: [commented], scopes: [SCOPE, 'land.comments'] };
const shownFits: ShownFits = {
  about: plots,
  objectScope: SCOPE,
  isOffered: sql`t.is_enabled`,
  responsible: sql`t.responsible_employee_id`,
  version: sql`t.xmin`,
  isActive: sql`r.is_enabled and r.is_actual`,
  findTexts: findPlotFitTexts,
};
const fits = findFits(shownFits);
const marks = findMarks(plots, SCOPE);

/** Lines of the land domain on the page 'Сегодня' and in the bell. @param overdueDays from the settings (D-06) */
export function landToday(overdueDays: number): TodayDomain {
  return {
    domain,
    mentions: (reader, employeeId) => findMentions(reader, mentioned, employeeId),
    marks,
    links: (reader, employeeId) => findEndingLinks(reader, domain, employeeId),
    overdue: (reader, employeeId) => findOverdue(reader, { of: employeeId, days: overdueDays }),
    fits,
    fitsOf: (db, employeeId, which) => findFitsOf(db, shownFits, employeeId, which),
    notices: {
      mention: (employeeId) => mentionNotices(domain, [commented], employeeId),
      mark: (employeeId) => markNotices(plots, employeeId),
      fit: (employeeId) => fitNotices(shownFits, employeeId),
      link: (employeeId) => linkNotices(domain, employeeId),
    },
    noticed: {
      mentions: (db, employeeId, ids) => findMentionsOf(db, mentioned, employeeId, ids),
      marks: (db, employeeId, ids) => findMarksOf(db, plots, employeeId, ids),
      links: (db, employeeId, ids) => findEndingLinksOf(db, domain, employeeId, ids),
      fits: (db, employeeId, ids) => findNoticedFits(db, shownFits, employeeId, ids),
    },
  };
}

/**
 * Reads the plots of an employee that are overdue: those confirmed longest ago, and the number of all, which may be
 * thousands.
 */
function findOverdue(
  { db, midnight, read }: SectionReader,
  about: { readonly of: string; readonly days: number },
): Promise<Lasting<TodaySection<TodayOverdue>>> {
  const { of, days } = about;
  const confirmed = sql.raw(confirmedSql);
  // Days are counted to midnight; the next plot becomes overdue at the time of its confirmation.
  const head = sql`select (select count(*)::int from land.properties p where ${overdue(about)}) as count,
    (select extract(epoch from min(${confirmed}) + make_interval(days => ${days})) from land.properties p
      where p.is_enabled and p.responsible_employee_id = ${of} and ${confirmed} >= now() - make_interval(days => ${days})) as until`;
  const lines = sql`select 'land' as domain, t.id, t.row_version as "rowVersion", coalesce(${title}, '') as title,
      coalesce(${place}, '') as place, ${plots.path} as path, p.late_days as "lateDays"
    from (
      select p.id, now()::date - ${confirmed}::date - ${days}::int as late_days
      from land.properties p where ${overdue(about)} order by ${confirmed}, p.id limit ${MOST_TODAY_LINES}
    ) p join land.properties t on t.id = p.id`;
  return read(
    linesSection<TodayOverdue>({ name: 'land overdue', key: [of, days], scopes: [SCOPE] }, async () => {
      const { value, until } = await lastingSection<TodayOverdue>(db, {
        head,
        lines,
        order: sql`l."lateDays" desc, l.id`,
      });
      return { value, until: Math.min(until, midnight) };
    }),
  );
}
