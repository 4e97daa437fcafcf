import { Fragment, useState } from 'react';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { Scroller } from '#ui/component/scroller.tsx';
import type { EditedRow } from './edited-cell.ts';
import classes from './paste-dialog.module.css';
import type { PastedCell, PastedLine } from './pasted-lines.ts';
import { percentText } from './percent-text.ts';
import { WireValue } from './wire-value.tsx';

interface PasteTableProps<Row> {
  readonly about: ChangedEntity;
  readonly lines: readonly PastedLine<Row>[];
  readonly columnIds: readonly string[];
  readonly nameOf: (row: Row) => string;
  readonly onCorrect: (row: Row, columnId: string, text: string) => void;
}

/** A larger relative change is marked as a possible typing error, but not refused. */
const LARGE_SHARE = 0.3;

/** Table of pasted rows: present and new value, difference, refusal. Refused texts can be edited in place. */
export function PasteTable<Row extends EditedRow>({
  about,
  lines,
  columnIds,
  nameOf,
  onCorrect,
}: PasteTableProps<Row>) {
  const isOne = columnIds.length === 1;
  return (
    <Scroller className={classes.frame} aria-label="Строки вставки">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Название</th>
            {columnIds.map((id) => {
              const label = about.fields[id]?.label ?? id;
              return (
                <Fragment key={id}>
                  <th scope="col">{isOne ? 'Сейчас' : `${label}: сейчас`}</th>
                  <th scope="col">{isOne ? 'Станет' : 'станет'}</th>
                </Fragment>
              );
            })}
            {isOne && <th scope="col">Разница</th>}
            <th scope="col">Что не так</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ pasted: { row }, cells, state }) => (
            <tr key={row.id} data-state={state}>
              <th scope="row">{nameOf(row)}</th>
              {cells.map((cell) => (
                <Fragment key={cell.columnId}>
                  <td>
                    <Value about={about} cell={cell} value={cell.before} />
                  </td>
                  <td className={classes.after}>
                    {cell.state === 'refused' && cell.text !== undefined ? (
                      <Correction cell={cell} onCorrect={(text) => onCorrect(row, cell.columnId, text)} />
                    ) : cell.state === 'waiting' ? (
                      '…'
                    ) : (
                      <Value about={about} cell={cell} value={cell.state === 'refused' ? null : cell.after} />
                    )}
                  </td>
                </Fragment>
              ))}
              {isOne && <td>{cells[0] && <Difference cell={cells[0]} />}</td>}
              <td className={classes.wrong}>
                {[...new Set(cells.flatMap(({ message }) => message ?? []))].join('. ')}
                {cells.some(({ share }) => Math.abs(share ?? 0) > LARGE_SHARE) && (
                  <span className={classes.check}>проверьте</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Value({ about, cell, value }: { about: ChangedEntity; cell: PastedCell; value: unknown }) {
  const description = about.fields[cell.columnId];
  return description && <WireValue about={about} field={cell.columnId} description={description} value={value} />;
}

function Difference({ cell: { state, share } }: { cell: PastedCell }) {
  if (state === 'same') return 'уже так';
  return share === undefined ? '—' : percentText(share);
}

/** Input in which a refused text can be corrected. */
function Correction({ cell, onCorrect }: { cell: PastedCell; onCorrect: (text: string) => void }) {
  const [text, setText] = useState(cell.text ?? '');
  const done = () => {
    if (text !== cell.text) onCorrect(text);
  };
  return (
    <input
      type="text"
      className={classes.correction}
      aria-label="Станет"
      aria-invalid
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
      }}
    />
  );
}
