import { type ComponentType, useMemo, useState } from 'react';
import type { Paging } from '#ui/paging.ts';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import type { CellEditing } from './cell-editing.ts';

export interface EditingProps<Row> {
  /** Name of a row. */
  readonly nameOf: (row: Row) => string;
  /** Loaded rows of the list. */
  readonly rows: readonly Row[];
  /** Number of rows of the list; undefined while unknown. */
  readonly totalCount?: number | undefined;
  /** Loads further rows; absent: all rows are loaded, or the list cannot load more. */
  readonly paging?: Paging | undefined;
  /** Set where values are facts of a page instead of cells: the page is read again after each write. */
  readonly page?: { readonly path: string } | undefined;
  readonly onReady: (editing: CellEditing<Row>) => void;
}

/** Loads the editing of cells, after the first screen. */
export type LoadEditing<Row> = () => Promise<{ readonly Editing: ComponentType<EditingProps<Row>> }>;

/**
 * The editing of a list, loaded after the first screen or by `load`. Rendering `Editing` makes `editing` ready.
 * @param loadEditing undefined: the list is read-only
 * @param isWanted whether the list is edited here, at the moment of loading
 */
export function useLoadedEditing<Row>(loadEditing: LoadEditing<Row> | undefined, isWanted: () => boolean) {
  const [Editing, setEditing] = useState<ComponentType<EditingProps<Row>>>();
  const [editing, setReady] = useState<CellEditing<Row>>();
  const load = useMemo(
    () =>
      once(async () => {
        if (loadEditing === undefined || !isWanted()) return false;
        const part = await loadEditing();
        setEditing(() => part.Editing);
        return true;
      }),
    [loadEditing, isWanted],
  );
  useFetchedSoon(load);
  return { Editing, editing, setReady, load };
}

/** Loads once; a further call loads again only if nothing was loaded. */
function once(load: () => Promise<boolean>): () => Promise<unknown> {
  let loading: Promise<unknown> | undefined;
  const forget = () => {
    loading = undefined;
  };
  return () => {
    loading ??= load().then((isLoaded) => {
      if (!isLoaded) forget();
    }, forget);
    return loading;
  };
}
