import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { useSelection } from '#sharing/selection/selection-context.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import { type PlacedBands, placed } from '#table/bands.ts';
import { type RowDetails, sideKeyOf, useDetailsBand } from '#table/row-details.tsx';
import type { CurrentRow } from '#table/use-chosen-and-current.tsx';
import { isKeyOf } from '#ui/keys.ts';
import type { Paging } from '#ui/paging.ts';
import { useKeyOf } from '#ui/use-key-of.ts';
import { SCORE_COLUMN } from './match-columns.tsx';
import classes from './near.module.css';
import type { MatchView } from './near-context.ts';
import { NearHead, NoExact, SectionHead } from './near-head.tsx';
import { RowReason } from './reason-panel.tsx';
import type { RequestMatch } from './request-match.ts';
import type { Near, NearAbout } from './use-near.ts';

/** Height of the head of a section (px). */
const HEAD_PX = 36;

/** Results of the plain search. */
export interface Exact<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly paging: Paging;
  readonly isPending: boolean;
}

export interface MatchParts<Row> {
  readonly view: MatchView;
  readonly rows: readonly Row[];
  readonly bands: PlacedBands;
  /** Heads of sections before cards, by the index of the next card. */
  readonly cardHeads: ReadonlyMap<number, ReactNode>;
  readonly details: RowDetails;
  readonly current: CurrentRow;
  readonly paging: Paging;
  readonly totalCount: number | undefined;
  /** Whether 'Почти подходят' is shown: it has rows, could not be computed, or its switch leaves all of them out. */
  readonly hasNear: boolean;
}

/** Rows of both sections with their heads, and the reason of one row. */
export function useMatchParts<Row extends SelectedRow, Search>(
  about: NearAbout<Row, Search>,
  near: Near<Row>,
  exact: Exact<Row>,
  isShown: boolean,
): MatchParts<Row> {
  const { match, openLabel, editing } = about;
  const [isExactOpen, setExactOpen] = useState(true);
  const [openId, setOpenId] = useState<string>();
  const [currentId, setCurrentId] = useState<string>();
  const toggle = useCallback((id: string) => {
    setCurrentId(id);
    setOpenId((before) => (before === id ? undefined : id));
  }, []);
  const view = useMemo(
    (): MatchView => ({ match: match as RequestMatch<SelectedRow>, openId, toggle }),
    [match, openId, toggle],
  );

  const exactRows = isExactOpen ? exact.rows : NONE;
  // Near rows follow once the last exact row is loaded.
  const isExactWhole = !isExactOpen || (!exact.isPending && exact.paging.onEndReached === undefined);
  const nearRows = isExactWhole ? near.rows : NONE;
  const rows = useMemo(() => [...exactRows, ...nearRows], [exactRows, nearRows]);
  const heads = headsOf({ near, exact, exactCount: exactRows.length, isExactOpen, setExactOpen, isExactWhole });

  const content = useCallback(
    (row: Row) => <RowReason row={row} reason={match.reasonOf(row)} openLabel={openLabel} editing={editing} />,
    [match, openLabel, editing],
  );
  const addCurrent = useAddByKey(isShown ? rows.find(({ id }) => id === currentId) : undefined);
  const headBands = heads.map(({ before, id, content: head }) => ({ id, before, heightPx: HEAD_PX, content: head }));
  const bands = useDetailsBand(openId, content, rows, headBands);
  const details: RowDetails = {
    openId,
    onKey(event, rowId, cursor = 0, columns) {
      const columnId = columns[cursor]?.id;
      // In cells of wishes and of the selection, which have no editor.
      if (isKeyOf('addToOwn', event.nativeEvent) && !isEditedColumn(columnId)) {
        addCurrent?.();
        return true;
      }
      const about = { columnId, isFirst: cursor === 0, currentId: rowId, openId, spaceColumnId: SCORE_COLUMN };
      const side = sideKeyOf(event, about);
      if (side !== undefined) setOpenId(side.openId);
      return side !== undefined;
    },
  };

  const paging = isExactWhole
    ? { onEndReached: near.onEndReached, isLoadingMore: near.isLoadingMore || near.isPending, failure: near.failure }
    : exact.paging;
  return {
    view,
    rows,
    bands: placed(bands),
    cardHeads: cardHeadsOf(heads),
    details,
    current: { id: currentId, onChange: setCurrentId },
    paging,
    totalCount: exact.total === undefined ? undefined : exact.total + (near.count ?? 0),
    hasNear: hasNearSection(near),
  };
}

/** Heads by the index of the next card. Without exact results, both heads are before the first card. */
function cardHeadsOf(heads: ReturnType<typeof headsOf>): ReadonlyMap<number, ReactNode> {
  const byIndex = Map.groupBy(heads, ({ before }) => before);
  return new Map(
    [...byIndex].map(([before, those]) => [
      before,
      those.map(({ id, content }) => (
        <div key={id} className={classes.cardHead}>
          {content}
        </div>
      )),
    ]),
  );
}

const NONE: readonly never[] = [];

interface Heads<Row> {
  readonly near: Near<Row>;
  readonly exact: Exact<Row>;
  readonly exactCount: number;
  readonly isExactOpen: boolean;
  readonly setExactOpen: (isOpen: boolean) => void;
  readonly isExactWhole: boolean;
}

function headsOf<Row>({ near, exact, exactCount, isExactOpen, setExactOpen, isExactWhole }: Heads<Row>) {
  const exactHead =
    exact.total === 0 ? (
      <NoExact hasNear={(near.count ?? 0) > 0} />
    ) : (
      <SectionHead
        title="Подходят"
        count={exact.total}
        about="все условия выполнены"
        isOpen={isExactOpen}
        onChange={setExactOpen}
      />
    );
  const nearHead = <NearHead near={near} />;
  // A section without rows is absent.
  const hasNear = near.count === undefined || hasNearSection(near);
  return [
    { id: 'exact', before: 0, content: exactHead },
    ...(isExactWhole && hasNear ? [{ id: 'near', before: exactCount, content: nearHead }] : []),
  ];
}

/** Without rows, the head is shown if its switch may be hiding them. */
function hasNearSection({ count = 0, isFailed, withUnknown }: Near<unknown>): boolean {
  return count > 0 || isFailed || !withUnknown;
}

function isEditedColumn(columnId: string | undefined): boolean {
  return columnId !== undefined && ![SCORE_COLUMN, 'membership'].includes(columnId) && !columnId.startsWith('wish-');
}

/**
 * Adds the current row to the selection by the key B. @returns action of the key, for a table that handles keys first
 */
function useAddByKey(row: SelectedRow | undefined): (() => void) | undefined {
  const { items, put } = useSelection();
  const isOut = row !== undefined && items.get(row.id)?.status !== true;
  const add = isOut ? () => put(row) : undefined;
  useKeyOf(row === undefined ? undefined : 'addToOwn', add);
  return add;
}
