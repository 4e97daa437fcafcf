import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import type { Db } from '#database/db.ts';
import { findPropertyRows } from '#land/properties/property-queries.ts';
import { findRequestRows } from '#land/requests/request-queries.ts';
import { itemRemarks } from './demo-words.ts';
import { fillSelection } from './fill-selection.ts';
import { type Chance, seededRandom } from './seeded-random.ts';

/** Minimum number of objects in a selection, a hidden one among them. */
const FEWEST = 5;
const MOST = 8;
/** Days until the links of the first requests expire: one valid, one expired. */
const LINK_DAYS = [9, -3] as const;
const all = { take: 1000, skip: 0 };
const ofPlots = { domain: 'land', column: 'property_id', key: 'property', remarks: itemRemarks } as const;

/**
 * Fills the selections of existing requests with matching plots and shares two. The newest request has an empty
 * selection, as not yet started.
 */
export async function insertDemoSelections(tx: Db, now: Date): Promise<void> {
  const newestFirst = { sort: 'DateTimeCreated', direction: 'desc' } as const;
  const requests = await findRequestRows(tx, RequestFilter.parse({}), newestFirst, all);
  const chance = seededRandom(20_261_121);
  const shared = requests.slice(1).filter(({ isActual, isEnabled, companyId }) => isActual && isEnabled && companyId);
  for (const request of requests.slice(1)) {
    const propertyIds = await choosePlots(tx, request, chance);
    const daysLeft = LINK_DAYS[shared.indexOf(request)];
    await fillSelection(tx, ofPlots, { ...request, daysLeft }, propertyIds, { now, chance });
  }
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
