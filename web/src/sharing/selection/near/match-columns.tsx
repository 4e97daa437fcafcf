import { formatShare } from '@gektar/format/number.ts';
import { IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSelection } from '#sharing/selection/selection-context.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import marks from '#sharing/selection/selection-marks.module.css';
import { MembershipButton } from '#sharing/selection/selection-marks.tsx';
import { DECLARED_LAYOUT } from '#table/column-layout.ts';
import type { ColumnSet } from '#table/column-memory.ts';
import type { TableColumn } from '#table/table-column.ts';
import { icon14 } from '#ui/icon.ts';
import { LegendTip, WishValue } from './match-mark.tsx';
import classes from './near.module.css';
import { useMatchView } from './near-context.ts';
import type { RequestMatch, Wish } from './request-match.ts';
import { Score } from './score.tsx';

/** Column of the score; its cell opens the reason. */
export const SCORE_COLUMN = 'score';

/** A score as a bar and a percentage; a press opens its reason. */
export function ScoreButton({ row }: { row: SelectedRow }) {
  const { kind } = useSelection();
  const view = useMatchView();
  if (view === undefined) return null;
  const percent = view.match.percentOf(row);
  const text = formatShare(percent / 100);
  const isOpen = view.openId === row.id;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.score}
      title={view.match.sentenceOf(row)}
      aria-label={`Соответствие: ${kind.nameOf(row)}, ${text}`}
      aria-expanded={isOpen}
      onClick={() => view.toggle(row.id)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Score percent={percent} />
    </button>
  );
}

/**
 * Button that adds to the selection. In an unfolded row it folds the reason instead, because the reason's panel has
 * that button.
 */
function MatchMembership({ row }: { row: SelectedRow }) {
  const view = useMatchView();
  if (view?.openId !== row.id) return <MembershipButton row={row} />;
  return (
    <button type="button" className={marks.membership} onClick={() => view.toggle(row.id)}>
      <IconChevronUp {...icon14} />
      Свернуть
    </button>
  );
}

/** Widths by kind of criterion (px). */
const widths: Readonly<Record<string, number>> = {
  within: 146,
  upTo: 164,
  overlaps: 160,
  until: 188,
  supply: 144,
  is: 104,
  needs: 104,
  has: 104,
};

/**
 * The columns of the set 'Соответствие': name, score, one column per wish in the order of weight, a few further ones,
 * and the selection.
 * @param columns columns of the plain search
 * @param alsoShown ids of columns that follow the wishes
 */
export function matchColumns<Row extends SelectedRow, Sort extends string>(
  columns: readonly TableColumn<Row, Sort>[],
  match: RequestMatch<Row>,
  alsoShown: readonly string[],
  /** Text after the name of an object that distinguishes objects of the same name: 'корпус 2'. */
  noteOf?: (row: Row) => string,
): readonly TableColumn<Row, Sort>[] {
  const [head, ...others] = columns;
  const rest = others.filter(({ id }) => id !== 'match' && id !== 'membership');
  const shown = rest.filter(({ id }) => alsoShown.includes(id));
  const membership = others.find(({ id }) => id === 'membership');
  return [
    ...(head
      ? [noteOf ? { ...head, cell: (row: Row) => <Noted note={noteOf(row)}>{head.cell(row)}</Noted> } : head]
      : []),
    {
      id: SCORE_COLUMN,
      title: 'Соответствие',
      width: 120,
      aroundTitle: (title) => <LegendTip>{title}</LegendTip>,
      cell: (row) => <ScoreButton row={row} />,
    },
    ...match.wishes.map((wish, place) => wishColumn<Row, Sort>(wish, place, match)),
    ...shown.map((column) => ({ ...column, isHiddenAtFirst: false })),
    ...(membership ? [{ ...membership, staysInSight: true, cell: (row: Row) => <MatchMembership row={row} /> }] : []),
    ...rest.filter((column) => !shown.includes(column)).map((column) => ({ ...column, isHiddenAtFirst: true })),
  ];
}

function Noted({ note, children }: { note: string; children: ReactNode }) {
  return (
    <span className={classes.noted}>
      {children}
      <span className={classes.note} title={note}>
        {note}
      </span>
    </span>
  );
}

/**
 * Ids are numbered by order of the wishes, not named after criteria: one stored arrangement of columns serves all
 * requests.
 */
function wishColumn<Row extends SelectedRow, Sort extends string>(
  { name, title, unit, kind }: Wish,
  place: number,
  { cellOf }: RequestMatch<Row>,
): TableColumn<Row, Sort> {
  return {
    id: `wish-${place + 1}`,
    title,
    unit,
    width: widths[kind] ?? 148,
    // Wishes share the spare room of a wide screen with the name.
    grows: true,
    cell: (row) => <WishValue cell={cellOf(row, name)} isBrief={place > 0} />,
  };
}

/** The declared set of the match view. */
export const matchColumnSets: readonly ColumnSet[] = [{ name: 'Соответствие', layout: DECLARED_LAYOUT }];
