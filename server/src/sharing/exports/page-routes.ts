import type { Domain } from '@gektar/contract/domain.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { pageEndpoint } from '@gektar/contract/sharing/selection-exports.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import type { Sourced } from '#sharing/disclosures/disclosed-domain.ts';
import { findSender, shownObjects } from '#sharing/selection/shown-items.ts';
import { exportedSlides } from './export-routes.ts';
import { drawSlides } from './make-slides.ts';
import type { ExportParts, PageOf, SelectionFiles } from './selection-files.ts';

/** Subject of a single page. */
interface PageSubject<Seen> {
  readonly page: PageOf;
  /** The object, or the objects of the site, as clients see them. @throws {Failure} when there is nothing to show */
  readonly find: (db: Db, id: string) => Promise<readonly (Seen & Sourced)[]>;
}

/** One object as a single page, sent by the employee who asks for it. */
export function pageRoute<Item extends ItemFields, Seen extends object, Photos>(
  route: Route,
  endpoint: ReturnType<typeof pageEndpoint<Domain, string, readonly FailureCode[]>>,
  { page, find }: PageSubject<Seen>,
  files: SelectionFiles<Item, Seen, Photos>,
  parts: ExportParts,
): void {
  const { selection } = files;
  const about = { disclosed: selection.disclosed, format: 'pdf', subject: 'Объект' } as const;
  route(endpoint, async (asked) => {
    const { db, employeeId, params } = asked;
    // Refused at once, not after the exports that wait.
    await find(db, params.id);
    return exportedSlides(asked, parts, about, async (job) => {
      const [seen, broker] = await Promise.all([find(job.db, params.id), findSender(job.db, employeeId)]);
      const items = seen.map((item, index) => ({ ...item, order: index + 1 }));
      const path = await drawSlides(files, { company: null, items, broker, page }, parts, job);
      return { path, shown: shownObjects(selection, items) };
    });
  });
}
