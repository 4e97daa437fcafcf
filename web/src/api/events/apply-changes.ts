import { domains } from '@gektar/contract/domain.ts';
import type { Change } from '@gektar/contract/events/event.ts';
import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { flashRow, type ListNews, type LiveRow, type LiveRows, listNews, noteNews } from './live-rows.ts';

type Pages = InfiniteData<readonly LiveRow[]>;

/** Maximum number of changed rows that are refetched; a list with more is only marked as changed. */
const MOST_READ = 200;

/** The signed-in employee, and the names of all employees. */
export interface Me {
  readonly employeeId: string;
  /** Name of an employee; '' for an unknown one. */
  readonly nameOf: (employeeId: string) => string;
}

/**
 * Brings the cache up to date after changes by others and by this employee: lists that are shown get their changed
 * rows in place, other shown queries are read again, the rest is marked as stale.
 * @param me the signed-in employee, whose own changes are not announced, and names of the others
 */
export async function applyChanges(client: QueryClient, changes: readonly Change[], me: Me): Promise<void> {
  const queries = client.getQueryCache().getAll();
  // Objects that this employee has deleted: their pages are being left, and refetching them would fail.
  const dropped = new Set(
    changes.filter((one) => one.change === 'gone' && one.employeeId === me.employeeId).map(({ id }) => id),
  );
  await Promise.all(
    queries.map(async (query) => {
      const { meta } = query;
      if (meta === undefined) {
        markIfHidden(query);
        return;
      }
      const relevant = changes.filter((change) => isShownBy(query, change));
      if (relevant.length === 0) return;
      if (!query.isActive() || dropped.has(meta.changedById ?? meta.ofObject ?? null)) {
        query.invalidate();
        return;
      }
      // This tab is changing the data of the query itself, and refetches them once the change has settled.
      if (client.isMutating({ mutationKey: query.queryKey }) > 0) return;
      if (meta?.liveRows) await updateList(client, query, meta.liveRows, relevant, me);
      else if (relevant.some((change) => isNews(query, change))) {
        const before = query.state.data;
        await client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: true });
        markParts(before, changes, me);
      }
    }),
  );
}

/**
 * Marks a query as stale if it is hidden, belongs to a domain (dictionaries excepted) and has no `meta` about what
 * changes it.
 */
function markIfHidden(query: Query): void {
  const [area, kind] = query.queryKey;
  if (!query.isActive() && domains.some((domain) => domain === area) && kind !== 'dictionaries') query.invalidate();
}

/** After a break that lost changes: refetches all shown queries. */
export async function readAllAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries();
}

function isShownBy({ meta }: Query, { kind, id, version }: Change): boolean {
  const { liveRows } = meta ?? {};
  if (liveRows?.kind === kind || liveRows?.alsoBy?.includes(kind)) return true;
  // An event without a version means that a part of the owner has changed; the part has its own event.
  if (liveRows?.owners?.kinds.includes(kind) && version !== null) return true;
  if (meta?.changedByAny?.includes(kind)) return true;
  if (!meta?.changedBy?.includes(kind)) return false;
  return meta.changedById === undefined || id === null || meta.changedById === id;
}

/** Marks the parts of an object that colleagues have changed: vacancies on the page of their complex. */
function markParts(before: unknown, changes: readonly Change[], { employeeId: own, nameOf }: Me): void {
  for (const { id, version, employeeId } of changes) {
    if (id === null || version === null || employeeId === null || employeeId === own) continue;
    const part = partOf(before, id);
    if (part !== undefined && part !== before) flashRow(id, { before: part, by: nameOf(employeeId) });
  }
}

/** The object with this id: the whole itself, or one inside its lists. */
function partOf(whole: unknown, id: string): object | undefined {
  if (typeof whole !== 'object' || whole === null) return undefined;
  if ('id' in whole && whole.id === id) return whole;
  for (const list of Object.values(whole).filter(Array.isArray)) {
    for (const one of list) {
      const found = partOf(one, id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Whether the data of a query are older than the change. */
function isNews({ state, meta }: Query, { id, version }: Change): boolean {
  const { data } = state;
  if (version === null || meta?.changedById !== id || typeof data !== 'object' || data === null) return true;
  return !('rowVersion' in data) || Number(data.rowVersion) < version;
}

async function updateList(
  client: QueryClient,
  query: Query,
  { kind, alsoBy = [], read, sortField, countKey, owners }: LiveRows,
  changes: readonly Change[],
  { employeeId, nameOf }: Me,
): Promise<void> {
  const { queryKey } = query;
  const countBefore = client.getQueryData<number>(countKey);
  // An answer that is still on its way may be older than the change, so it is awaited first.
  while (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
  const known = new Map((client.getQueryData<Pages>(queryKey)?.pages ?? []).flat().map((row) => [row.id, row]));
  const byId = new Map(changes.map((change) => [change.id, change]));
  const isAny = byId.has(null);
  const isThere = (owner: unknown) => typeof owner === 'string' && byId.has(owner);
  const isOfOwner = (row: LiveRow) => owners?.ids.some((field) => isThere(row[field])) === true;
  const stale = [...known.values()]
    .filter((row) => isAny || isOfOwner(row) || (byId.has(row.id) && isOlder(row, byId.get(row.id)?.version ?? null)))
    .map(({ id }) => id);
  let isReordered = isAny && stale.length > MOST_READ;
  if (stale.length > 0 && stale.length <= MOST_READ) {
    const rows = new Map((await read(stale)).map((row) => [row.id, row]));
    client.setQueryData<Pages>(queryKey, (data) => data && replaceRows(data, rows));
    for (const id of stale) {
      const [before, after] = [known.get(id), rows.get(id)];
      const by = byId.get(id)?.employeeId;
      if (before === undefined) continue;
      if (by !== employeeId && (after === undefined || mayMove(before, after, sortField))) isReordered = true;
      if (after !== undefined && by && by !== employeeId) flashRow(id, { before, by: nameOf(by) });
    }
  }
  if (changes.every((change) => change.employeeId === employeeId)) return;
  // The difference of the count shows rows that came to the list or left it, on pages that are not loaded too.
  await client.refetchQueries({ queryKey: countKey, exact: true }, { cancelRefetch: false });
  const difference = (client.getQueryData<number>(countKey) ?? 0) - (countBefore ?? 0);
  // Of a positive difference, only rows that the list did not have count as new: not those restored or fitting again.
  // Restored rows of an owner have their own events, while a changed owner may add any number of rows.
  const ofRows = changes.filter((one) => one.kind === kind || alsoBy.includes(one.kind));
  const others = new Set(ofRows.flatMap(({ id }) => (id === null || known.has(id) ? [] : [id])));
  const isBounded = !isAny && changes.every((one) => ofRows.includes(one) || one.change !== 'changed');
  const most = isBounded ? others.size : difference;
  announce(hashKey(queryKey), {
    newCount: countBefore === undefined ? 0 : Math.max(Math.min(difference, most), 0),
    isReordered: isReordered || (countBefore !== undefined && difference < 0),
  });
}

/** Adds to the news of a list. */
function announce(hash: string, { newCount, isReordered }: ListNews): void {
  if (newCount === 0 && !isReordered) return;
  const earlier = listNews.get().get(hash);
  noteNews(hash, {
    newCount: newCount + (earlier?.newCount ?? 0),
    isReordered: isReordered || earlier?.isReordered === true,
  });
}

/** Whether a changed row may now belong elsewhere in its list, or no longer in it. */
function mayMove(before: LiveRow, after: LiveRow, sortField: string): boolean {
  return before['isEnabled'] !== after['isEnabled'] || !isSame(before[sortField], after[sortField]);
}

function isOlder(row: LiveRow, version: number | null): boolean {
  if (version === null || row['rowVersion'] === undefined) return true;
  return Number(row['rowVersion']) < version;
}

function replaceRows(data: Pages, rows: ReadonlyMap<string, LiveRow>): Pages {
  return { ...data, pages: data.pages.map((page) => page.map((row) => newer(row, rows.get(row.id)))) };
}

/** Returns the newer row: a later answer may have arrived first. */
function newer(before: LiveRow, after: LiveRow | undefined): LiveRow {
  if (after === undefined || Number(after['rowVersion']) < Number(before['rowVersion'])) return before;
  return after;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
