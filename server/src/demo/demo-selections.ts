import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/request-criteria.ts';
import { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { moscowDay } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { findPropertyRows } from '#land/properties/property-queries.ts';
import { findRequestRows } from '#land/requests/request-queries.ts';
import { makeAccessCode } from '#sharing/access-code.ts';
import { itemRemarks } from './demo-words.ts';
import { type Chance, seededRandom } from './seeded-random.ts';

const DAY_MS = 86_400_000;
/** Least number of objects in a selection, a hidden one among them. */
const FEWEST = 5;
const MOST = 8;
/** Days until the links of the first requests expire: one valid, one expired. */
const LINK_DAYS = [9, -3] as const;
const all = { take: 1000, skip: 0 };

/**
 * Fills the selections of existing requests with matching plots and shares two. The newest request stays without: its
 * work has not begun.
 */
export async function insertDemoSelections(tx: Db, now: Date): Promise<void> {
  const newestFirst = { sort: 'DateTimeCreated', direction: 'desc' } as const;
  const requests = await findRequestRows(tx, RequestFilter.parse({}), newestFirst, all);
  const chance = seededRandom(20_261_121);
  const shared = requests.slice(1).filter(({ isActual, isEnabled, companyId }) => isActual && isEnabled && companyId);
  for (const request of requests.slice(1)) {
    const selectionId = await findSelection(tx, request);
    const daysLeft = LINK_DAYS[shared.indexOf(request)];
    const propertyIds = await choosePlots(tx, request, chance);
    await insertItems(
      tx,
      inventItems(chance, request, propertyIds, { now, isShared: daysLeft !== undefined }),
      selectionId,
    );
    if (daysLeft !== undefined) await insertLink(tx, selectionId, new Date(now.getTime() + daysLeft * DAY_MS));
  }
}

async function findSelection(tx: Db, { id }: LandRequest): Promise<string> {
  const selection = await tx
    .selectFrom('land.request_selections')
    .select('id')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  return selection.id;
}

/** Matching plots; when there are few, plots of the same kinds and then any, as brokers also show near matches. */
async function choosePlots(tx: Db, request: LandRequest, chance: Chance): Promise<string[]> {
  const filter = filterOfRequest(request);
  const onMarket = PropertyFilter.parse({ isEnabled: true });
  const bySize = { sort: 'Area', direction: 'asc' } as const;
  const count = chance.whole(FEWEST, MOST);
  const chosen = new Set<string>();
  for (const plots of [filter, { ...onMarket, propertyTypeIds: filter.propertyTypeIds }, onMarket]) {
    const rows = await findPropertyRows(tx, plots, bySize, all);
    const ids = rows.map(({ id }) => id).filter((id) => !chosen.has(id));
    for (const id of chance.some(ids, count - chosen.size)) chosen.add(id);
  }
  return [...chosen];
}

interface InventedItem {
  readonly propertyId: string;
  readonly status: boolean;
  readonly comment: string | null;
  readonly created: Date;
  readonly marked: Date | null;
}

/**
 * Added one after another since the request was created. One is hidden; in a shared selection the client has marked
 * two.
 */
function inventItems(
  chance: Chance,
  { dateTimeCreated }: LandRequest,
  propertyIds: readonly string[],
  { now, isShared }: { now: Date; isShared: boolean },
): InventedItem[] {
  const begun = Date.parse(`${dateTimeCreated}+03:00`);
  const span = Math.max(0, now.getTime() - begun);
  const hidden = chance.whole(1, propertyIds.length - 1);
  return propertyIds.map((propertyId, index) => {
    const created = new Date(begun + (span * (index + 1)) / (propertyIds.length + 2));
    const isMarked = isShared && index !== hidden && index < 3;
    return {
      propertyId,
      status: index !== hidden,
      comment: chance.happens(0.5) ? chance.pick(itemRemarks) : null,
      created,
      marked: isMarked ? new Date(now.getTime() - span / (propertyIds.length + 3)) : null,
    };
  });
}

async function insertItems(tx: Db, items: readonly InventedItem[], selectionId: string): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('land.request_selection_items')
    .values(
      items.map(({ propertyId, status, comment, created, marked }, index) => ({
        id: uuidv7({ msecs: created.getTime() }),
        request_selection_id: selectionId,
        property_id: propertyId,
        status,
        comment,
        order: index + 1,
        row_version: comment === null && status ? 1 : 2,
        date_time_created: created.toISOString(),
        client_favorite_at: marked?.toISOString() ?? null,
      })),
    )
    .execute();
  await sql`
    update land.request_selections s set date_time_changed = (
      select max(greatest(i.date_time_created, i.client_favorite_at)) from land.request_selection_items i
      where i.request_selection_id = s.id)
    where s.id = ${selectionId}`.execute(tx);
}

/** Valid to the end of its last day (G-08). */
async function insertLink(tx: Db, selectionId: string, lastDay: Date): Promise<void> {
  await tx
    .insertInto('land.request_selection_links')
    .values({
      id: uuidv7(),
      request_selection_id: selectionId,
      password: makeAccessCode(),
      expiration_time: `${moscowDay(lastDay)}T23:59:59+03:00`,
    })
    .execute();
}
