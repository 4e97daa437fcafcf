import { MOST_TODAY_LINES, NEW_DAYS, type TodayOverdue } from '@gektar/contract/today/today.ts';
import { sql } from 'kysely';
import type { Whose } from '#database/prepared.ts';
import { overdue } from '#land/properties/property-queries.ts';
import { trashedProperty } from '#land/properties/trashed-property.ts';
import { fittingPairs } from '#land/requests/matching-requests.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import {
  cachedSection,
  findEndingLinks,
  findFits,
  findFitsByRequest,
  findMarks,
  findMarksOf,
  fitNotices,
  linkNotices,
  markNotices,
  minuteNow,
  type NewFits,
  objectOfLine,
  type SelectedObjects,
} from '#sharing/today-lines.ts';
import { type CommentedObjects, findMentions, mentionNotices } from '#today/mention-lines.ts';
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

const fitsOf = (employeeId: Whose): NewFits => ({
  about: plots,
  employeeId,
  pairs: fittingPairs(employeeId, NEW_DAYS),
});

const SCOPE = 'land.properties';
const fits = findFits(plots, SCOPE);
const marks = findMarks(plots, SCOPE);
const overdueSection = cachedSection<TodayOverdue>('land overdue', [SCOPE]);

/** Lines of the land area on the page 'Сегодня' and in the bell. @param overdueDays from the settings (D-06) */
export function landToday(overdueDays: number): TodayDomain {
  return {
    domain,
    mentions: (db, employeeId, ids) => findMentions(db, domain, [commented], employeeId, ids),
    marks,
    marksOf: (db, employeeId, ids) => findMarksOf(db, plots, employeeId, ids),
    links: (db, employeeId, ids) => findEndingLinks(db, domain, employeeId, ids),
    overdue: (context, employeeId) =>
      // `count` covers all overdue objects of the employee, which may be thousands.
      overdueSection(context, {
        key: [employeeId, overdueDays, minuteNow()],
        statement: sql`select 'land' as domain, t.id, t.row_version as "rowVersion", coalesce(${title}, '') as title,
          coalesce(${place}, '') as place, ${plots.path} as path, p.late_days as "lateDays", p.count
        from (
          select p.id, count(*) over ()::int as count,
            now()::date - coalesce(p.actualization_date_time, p.date_time_created)::date - ${overdueDays}::int as late_days
          from land.properties p where ${overdue({ days: overdueDays, of: employeeId })}
          order by coalesce(p.actualization_date_time, p.date_time_created), p.id limit ${MOST_TODAY_LINES}
        ) p join land.properties t on t.id = p.id order by p.late_days desc, t.id`,
      }),
    fits: (context, employeeId) => fits(context, employeeId, fittingPairs(employeeId, NEW_DAYS)),
    fitsByRequest: (db, employeeId, requestIds) => findFitsByRequest(db, fitsOf(employeeId), requestIds),
    notices: {
      mention: (employeeId) => mentionNotices(domain, [commented], employeeId),
      mark: (employeeId) => markNotices(plots, employeeId),
      fit: (employeeId) => fitNotices(fitsOf(employeeId)),
      link: (employeeId) => linkNotices(domain, employeeId),
    },
  };
}
