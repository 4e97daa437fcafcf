import type { LoadColumn, LoadTable, RawRow } from '@gektar/contract/loads/load.ts';
import { IconBan, IconChevronDown, IconCircleCheck, IconHelpCircle, IconMessageCircle } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { useEndReached } from '#table/use-end-reached.ts';
import { icon14 } from '#ui/icon.ts';
import { type ColumnAsking, columnWords, rowWords } from './column-words.ts';
import { useDraggedHead } from './dragged-head.ts';
import { useLoadsAbout } from './load-kind.ts';
import classes from './raw-sheet.module.css';
import { isOverColumns, type SheetColumn, textsInRow } from './sheet-letters.ts';

/** Height of a row, and of a hidden one (px). */
const ROW_HEIGHT = 30;
const HIDDEN_HEIGHT = 22;

export interface RawSheetProps {
  readonly label: string;
  readonly columns: readonly SheetColumn[];
  readonly table: LoadTable | undefined;
  readonly rows: readonly RawRow[];
  readonly count: number;
  readonly onEndReached: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  readonly failure: string | undefined;
  /** Renders the header of a column as a button that opens its menu. */
  readonly columnHead: (column: LoadColumn, content: ReactNode) => ReactNode;
  /** Whether the load asks about a column. */
  readonly askingOf: (column: LoadColumn) => ColumnAsking;
  /**
   * Renders the header of a hidden column (letters) or the mark of a hidden row (number); it asks whether to load them.
   */
  readonly hiddenHead: (name: string) => ReactNode;
  /** While another header is chosen: its rows; presses on rows call `onPressRow`. */
  readonly headRows: ReadonlySet<number> | undefined;
  readonly onPressRow: (row: number) => void;
  /** Reads the table again below the head that its corner was dragged to; undefined: it cannot be dragged. */
  readonly onHead: ((rows: ReadonlySet<number>) => void) | undefined;
}

/** A sheet as in the file, with the meaning above each column and left of each row. */
export function RawSheet(props: RawSheetProps) {
  const { label, columns, table, rows, count, onEndReached, isLoadingMore, failure, columnHead, hiddenHead, headRows } =
    props;
  const { askingOf, onHead } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.meaning === 'hidden' ? HIDDEN_HEIGHT : ROW_HEIGHT),
    overscan: 12,
  });
  const drawn = virtual.getVirtualItems();
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= rows.length - 30 && rows.length < count;
  useEndReached(isNearEnd, rows.length, { onEndReached, isLoadingMore, failure });
  const template = `144px ${columns.map(({ widthPx }) => `${widthPx}px`).join(' ')} minmax(0, 1fr)`;
  const meanings = columns.map(({ letters }) => table?.columns.find((column) => column.letters === letters));
  const isAsked = meanings.map((column) => column !== undefined && askingOf(column) === 'asked');
  const head = headRows === undefined && table !== undefined && !table.isOnItsSide ? table.headRows : [];
  const dragged = useDraggedHead({
    head,
    rowAt(clientY) {
      const y = clientY - (body.current?.getBoundingClientRect().top ?? 0);
      const under = virtual.getVirtualItems().find(({ end }) => y < end);
      return under && rows[under.index]?.row;
    },
    onHead: (chosen) => onHead?.(chosen),
  });
  const [corner = Number.POSITIVE_INFINITY] = dragged.rows ?? head;
  const topOf = (number: number) => virtual.measurementsCache[rows.findIndex(({ row }) => row === number)]?.start ?? 0;
  const totalPx = columns.reduce((sum, { widthPx }) => sum + widthPx, 144);
  return (
    <div ref={scroller} className={`${classes.scroller} thin`}>
      <table
        className={classes.sheet}
        aria-label={label}
        aria-rowcount={count + 2}
        style={{ '--columns': template, minWidth: totalPx }}
      >
        <thead className={classes.head}>
          <tr className={classes.row} data-line="meaning">
            <th scope="col" className={classes.gutter}>
              что поняли
            </th>
            {columns.map(({ letters, isHidden }, index) => {
              const meaning = meanings[index];
              return (
                <th
                  key={letters}
                  scope="col"
                  data-hidden={isHidden || undefined}
                  data-asks={(meaning && columnWords(meaning, {}, askingOf(meaning)).tone === 'asks') || undefined}
                >
                  {isHidden
                    ? hiddenHead(letters)
                    : meaning && columnHead(meaning, <Meaning column={meaning} asking={askingOf(meaning)} />)}
                </th>
              );
            })}
            <th aria-hidden />
          </tr>
          <tr className={classes.row} data-line="letters">
            <th aria-hidden className={classes.gutter} />
            {columns.map(({ letters, isHidden }) => (
              <th key={letters} scope="col" data-hidden={isHidden || undefined}>
                {!isHidden && letters}
              </th>
            ))}
            <th aria-hidden />
          </tr>
        </thead>
        <tbody ref={body} className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {drawn.map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const chosenHead = headRows ?? dragged.rows;
            const isHead = chosenHead === undefined ? row.meaning === 'head' : chosenHead.has(row.row);
            const wasHead = !isHead && row.meaning === 'head';
            const isCorner = row.row === corner;
            return (
              <tr
                key={row.row}
                className={classes.row}
                style={{ top: start }}
                data-meaning={isHead ? 'head' : wasHead ? undefined : (row.meaning ?? undefined)}
                data-pressed={headRows !== undefined || undefined}
                data-corner={isCorner || undefined}
                data-in-table={(row.row >= corner && row.row <= (table?.lastRow ?? 0)) || undefined}
                onClick={headRows && (() => props.onPressRow(row.row))}
              >
                <th scope="row" className={classes.gutter} title={row.reason || undefined}>
                  {row.row === head[0] && onHead && (
                    <span
                      className={classes.handle}
                      data-dragged={dragged.rows !== undefined || undefined}
                      title="Потяните к строке шапки"
                      aria-hidden
                      style={{ translate: `0 ${topOf(corner) - start}px` }}
                      {...dragged.handle}
                    />
                  )}
                  {row.meaning === 'hidden' ? (
                    hiddenHead(String(row.row))
                  ) : (
                    <span>{isHead ? 'шапка' : wasHead ? '' : rowWords(row)}</span>
                  )}
                  <RowNumber row={row.row} isChoosing={headRows !== undefined} isHead={isHead} />
                </th>
                <Cells row={row} columns={columns} isAsked={isAsked} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface RowNumberProps {
  readonly row: number;
  /** Whether another header is being chosen: the number is a switch. */
  readonly isChoosing: boolean;
  readonly isHead: boolean;
}

function RowNumber({ row, isChoosing, isHead }: RowNumberProps) {
  if (!isChoosing) return <i>{row}</i>;
  return (
    <button type="button" aria-pressed={isHead} aria-label={`Строка ${row} в шапке`}>
      {row}
    </button>
  );
}

interface CellsProps {
  readonly row: RawRow;
  readonly columns: readonly SheetColumn[];
  /** By column: whether the load asks about it. */
  readonly isAsked: readonly boolean[];
}

/** Cells of a row: one over all columns for a title or a hidden row, otherwise one for each column. */
function Cells({ row, columns, isAsked }: CellsProps) {
  if (row.meaning === 'hidden') return <td className={classes.whole} />;
  if (isOneText(row)) {
    return (
      <td className={classes.whole} title={textOf(row)}>
        {textOf(row)}
      </td>
    );
  }
  return (
    <>
      {columns.map(({ letters, index, isHidden }) => {
        const text = isHidden ? '' : (row.cells[index] ?? '');
        return (
          <td
            key={letters}
            data-hidden={isHidden || undefined}
            data-asks={(row.meaning === null && isAsked[index]) || undefined}
            data-end={/^[−-]?[\d\s\u00a0.,]+$/.test(text) || undefined}
            title={text}
          >
            {text}
          </td>
        );
      })}
      <td aria-hidden />
    </>
  );
}

/** Whether a row has a single text that extends over the columns: a title, or a customer's ad alone in its row. */
function isOneText({ meaning, cells }: RawRow): boolean {
  return isOverColumns(meaning) || (meaning === 'refused' && textsInRow(cells).length === 1);
}

function textOf({ cells }: RawRow): string {
  return textsInRow(cells).join(' · ');
}

function Meaning({ column, asking }: { readonly column: LoadColumn; readonly asking: ColumnAsking }) {
  const { kind } = useLoadsAbout();
  const { name, unit, state, tone } = columnWords(column, kind.names, asking);
  const icons = {
    all: IconCircleCheck,
    part: IconCircleCheck,
    asks: IconHelpCircle,
    comment: IconMessageCircle,
    skip: IconBan,
  };
  const Icon = icons[tone];
  return (
    <span className={classes.meaning} data-tone={tone}>
      <span>
        <b className={tone === 'skip' ? 'sr' : undefined}>{name}</b>
        {tone === 'skip' && <IconBan {...icon14} />}
        <IconChevronDown {...icon14} />
      </span>
      <small title={unit}>{unit || '\u00a0'}</small>
      <small data-state>
        {tone !== 'skip' && <Icon {...icon14} />}
        <span>{state}</span>
      </small>
    </span>
  );
}
