import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Paging } from '#ui/paging.ts';
import { useEachChange } from '#ui/use-each-change.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import type { EditedRow } from './edited-cell.ts';
import { linesOf, type PasteAbout } from './paste-block.ts';

/** A list that a block is pasted into. */
export interface PastedList<Row> {
  /** Rows loaded so far. */
  readonly rows: readonly Row[];
  /** Number of rows of the list. */
  readonly totalCount: number;
  readonly paging: Paging | undefined;
}

/** Maximum number of rows that are loaded for one paste; their preview is one table. */
export const MAX_PASTED_ROWS = 5_000;

/**
 * Rows of a list into which a block is pasted, from its first cell down, as far as they are loaded.
 * @returns the rows, and how many of them the block needs
 */
export function rowsOfPaste<Row extends EditedRow>(
  { text, rows: below }: PasteAbout<Row>,
  { rows, totalCount }: Pick<PastedList<Row>, 'rows' | 'totalCount'>,
): { readonly rows: readonly Row[]; readonly needed: number } {
  const start = rows.findIndex(({ id }) => id === below[0]?.id);
  // The given rows are enough, or the only known ones: for a fill, a short text, or a list that was sorted again
  // meanwhile.
  if (text === undefined || start < 0 || linesOf(text).length <= below.length) {
    return { rows: below, needed: below.length };
  }
  const needed = Math.min(linesOf(text).length, totalCount - start, MAX_PASTED_ROWS);
  return { rows: rows.slice(start), needed };
}

interface RowsForPasteProps<Row> {
  readonly pasted: PasteAbout<Row>;
  readonly list: PastedList<Row>;
  readonly onReady: (rows: readonly Row[]) => void;
  readonly onClose: () => void;
}

/** Loads the rows that a pasted block needs, page by page. */
export function RowsForPaste<Row extends EditedRow>({ pasted, list, onReady, onClose }: RowsForPasteProps<Row>) {
  const { rows, needed } = rowsOfPaste(pasted, list);
  const { onEndReached, isLoadingMore = false, failure } = list.paging ?? {};
  // Loaded rows that the list does not show yet count as still loading.
  const canLoad = failure === undefined && (isLoadingMore || onEndReached !== undefined);
  const isShort = rows.length < needed && canLoad;
  // Requests the next page after each loaded one.
  useEachChange(`${isShort} ${isLoadingMore} ${rows.length}`, () => {
    if (!isShort) onReady(rows);
    else if (!isLoadingMore) onEndReached?.();
  });
  if (!isShort) return null;
  return (
    <Dialog opened onClose={onClose} title="Вставка">
      <ProgressBar label="Загружаем строки списка" done={rows.length} total={needed} onCancel={onClose} />
    </Dialog>
  );
}
