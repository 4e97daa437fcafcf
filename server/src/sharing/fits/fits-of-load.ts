import type { Domain } from '@gektar/contract/domain.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findCount } from '#database/ids-and-counts.ts';
import { type FitSource, findNewFits } from './find-new-fits.ts';

/** Longest comparison that a load waits for (ms); the job of fits does the rest. */
const LONGEST_MS = 20_000;

/** How loads compare what they have written with the requests. */
export function fitsOfLoads(sources: readonly FitSource[]) {
  return {
    find(db: Db): Promise<number> {
      const endMs = performance.now() + LONGEST_MS;
      return findNewFits(db, sources, () => performance.now() > endMs);
    },
    /** Requests with a pair of an object that the load has written, found since its acceptance. */
    countRequests(db: Db, { id, domain }: { readonly id: string; readonly domain: Domain }): Promise<number> {
      return findCount(
        db,
        sql`select count(distinct n.request_id) from shared.load_objects o
          join shared.loads l on l.id = o.load_id
          join shared.new_fits n on n.domain = ${domain} and n.object_id = o.object_id
          where o.load_id = ${id} and o.result in ('created', 'updated') and n.percent is not null
            and n.found_at >= l.accepted_at`,
      );
    },
  };
}
