import type { ChangeKind } from '@gektar/contract/events/event.ts';
import type { QueryKey } from '@tanstack/react-query';
import { createSignal, type Signal } from '#ui/signal.ts';

/** A row as the table showed it before a colleague changed it. */
export interface RowFlash {
  readonly before: object;
  /** Name of the author. */
  readonly by: string;
}

/** How long a changed row is marked and shows what changed (ms). */
const MARKED_MS = 6_000;

/** Rows that colleagues have just changed, by id. */
export const rowFlashes: Signal<ReadonlyMap<string, RowFlash>> = createSignal<ReadonlyMap<string, RowFlash>>(new Map());

/** Marks a row for a short time. */
export function flashRow(id: string, flash: RowFlash): void {
  rowFlashes.set(new Map(rowFlashes.get()).set(id, flash));
  setTimeout(() => {
    if (rowFlashes.get().get(id) !== flash) return;
    const rest = new Map(rowFlashes.get());
    rest.delete(id);
    rowFlashes.set(rest);
  }, MARKED_MS);
}

/** What has happened to a list since it was loaded. */
export interface ListNews {
  /** New rows by colleagues; 0 when their number is unknown. */
  readonly newCount: number;
  /** Whether rows have moved or left the list, or may have moved into it. */
  readonly isReordered: boolean;
}

/** News of lists, keyed by the hash of their query. */
export const listNews: Signal<ReadonlyMap<string, ListNews>> = createSignal<ReadonlyMap<string, ListNews>>(new Map());

export function noteNews(hash: string, news: ListNews | undefined): void {
  const all = new Map(listNews.get());
  if (news === undefined) all.delete(hash);
  else all.set(hash, news);
  listNews.set(all);
}

/** How a query follows events; stored in its `meta`. */
export interface LiveMeta extends Record<string, unknown> {
  /** Kinds of entities whose changes affect the query. */
  readonly changedBy?: readonly ChangeKind[];
  /** Only changes of the entity with this id affect the query; by default those of any. */
  readonly changedById?: string;
  /** Further kinds of which every change affects the query, whatever the entity. */
  readonly changedByAny?: readonly ChangeKind[];
  /** Id of the object on whose page the query is: it is not read again once this employee has deleted the object. */
  readonly ofObject?: string;
  /** Set for a list, whose changed rows are replaced in place. */
  readonly liveRows?: LiveRows;
}

export interface LiveRows {
  /** Kind of the rows. */
  readonly kind: ChangeKind;
  /** Further kinds whose events carry the id of a row: those of a selection carry the id of its request. */
  readonly alsoBy?: readonly ChangeKind[];
  /** Owners whose data a row shows: their kinds, and the fields of the row that hold their ids. */
  readonly owners?: { readonly kinds: readonly ChangeKind[]; readonly ids: readonly string[] };
  /** Fetches the current state of rows by their ids. */
  readonly read: (ids: readonly string[]) => Promise<readonly LiveRow[]>;
  /** Field by which the rows are sorted. */
  readonly sortField: string;
  /** Key of the query that counts the list. */
  readonly countKey: QueryKey;
}

export interface LiveRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LiveMeta;
  }
}
