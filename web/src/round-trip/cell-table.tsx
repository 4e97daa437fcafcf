import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import type { RoundTripCell } from '@gektar/contract/round-trip/round-trip.ts';
import { formatDate } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { Checkbox } from '@mantine/core';
import { IconArrowRight, IconGitBranch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { percentText } from '#operations/cells/percent-text.ts';
import { WireValue } from '#operations/cells/wire-value.tsx';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { toggled } from '#ui/toggled.ts';
import { type CellChoices, keyOf, shareOf } from './cell-choices.ts';
import classes from './round-trip.module.css';
import { useDrawn } from './use-drawn.tsx';

export interface CellTableProps {
  readonly about: ChangedEntity;
  readonly cells: readonly RoundTripCell[];
  readonly objects: ReadonlyMap<string, ChangedObject>;
  /** Whether the cells of an object follow each other, under a single name. */
  readonly isGrouped: boolean;
  readonly choices: CellChoices;
  readonly onChoose: (choices: CellChoices) => void;
}

/** Changed cells, one per row: exported value, value of the file, difference, current value. */
export function CellTable({ about, cells, objects, isGrouped, choices, onChoose }: CellTableProps) {
  const { shown, more } = useDrawn(cells);
  const { left, sides } = choices;
  const plain = cells.filter(({ conflict }) => conflict === null).map(keyOf);
  const isAll = plain.every((key) => !left.has(key));
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="Все изменения"
                checked={isAll && plain.length > 0}
                indeterminate={!isAll && plain.some((key) => !left.has(key))}
                disabled={plain.length === 0}
                onChange={() => onChoose({ ...choices, left: isAll ? new Set(plain) : new Set() })}
              />
            </th>
            <th scope="col">Объект</th>
            <th scope="col">Поле</th>
            <th scope="col" className={classes.end}>
              В выгрузке
            </th>
            <th aria-hidden />
            <th scope="col" className={classes.end}>
              В файле
            </th>
            <th scope="col" className={classes.end}>
              Разница
            </th>
            <th scope="col">В базе сейчас</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((cell, index) => {
            const before = cells[index - 1];
            const isNamed = !isGrouped || before?.id !== cell.id || before.conflict !== null;
            const shared = { about, cell, object: objects.get(cell.id) };
            const key = keyOf(cell);
            return cell.conflict === null ? (
              <PlainRow
                key={key}
                {...shared}
                isNamed={isNamed}
                isWritten={!left.has(key)}
                onToggle={() => onChoose({ ...choices, left: toggled(left, key) })}
              />
            ) : (
              <ConflictRow
                key={key}
                {...shared}
                side={sides.get(key)}
                onSide={(side) => onChoose({ ...choices, sides: new Map(sides).set(key, side) })}
              />
            );
          })}
        </tbody>
      </table>
      {more}
    </>
  );
}

interface RowProps {
  readonly about: ChangedEntity;
  readonly cell: RoundTripCell;
  readonly object: ChangedObject | undefined;
}

interface PlainRowProps extends RowProps {
  readonly isNamed: boolean;
  readonly isWritten: boolean;
  readonly onToggle: () => void;
}

function PlainRow({ about, cell, object, isNamed, isWritten, onToggle }: PlainRowProps) {
  const share = shareOf(cell);
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={`Записать: ${object?.title ?? ''}, ${about.fields[cell.field]?.label ?? cell.field}`}
          checked={isWritten}
          onChange={onToggle}
        />
      </td>
      <ObjectName object={object} isShown={isNamed} />
      <td>{titleOf(about, cell.field)}</td>
      <td className={`${classes.quiet} ${classes.end}`}>
        {cell.isExportedKnown ? <Value about={about} cell={cell} of="exported" /> : missing.dash}
      </td>
      <td aria-hidden>
        <IconArrowRight {...icon14} />
      </td>
      <td className={`${classes.given} ${classes.end}`}>
        <Value about={about} cell={cell} of="given" />
      </td>
      <td className={`${classes.quiet} ${classes.end}`}>{share !== undefined && percentText(share)}</td>
      <td className={classes.quiet}>как в выгрузке</td>
    </tr>
  );
}

interface ConflictRowProps extends RowProps {
  readonly side: 'now' | 'file' | undefined;
  readonly onSide: (side: 'now' | 'file') => void;
}

const kindWords = { changed: '', archived: 'в архив, ', deleted: 'удалено, ' } as const;

/** A cell whose value was changed in the database after the export: two buttons, neither pressed at first. */
function ConflictRow({ about, cell, object, side, onSide }: ConflictRowProps) {
  const { conflict, field } = cell;
  const isDeleted = cell.rowVersion === null;
  return (
    <tr className={classes.conflict}>
      <td>
        <IconGitBranch {...icon16} aria-label="Конфликт" />
      </td>
      <ObjectName object={object} isShown />
      <td>{titleOf(about, field)}</td>
      <td className={`${classes.quiet} ${classes.end}`}>
        {cell.isExportedKnown ? <Value about={about} cell={cell} of="exported" /> : missing.dash}
      </td>
      <td colSpan={4}>
        <fieldset className={classes.sides} aria-label={`Что записать: ${object?.title ?? ''}`}>
          <button type="button" className={classes.side} aria-pressed={side === 'now'} onClick={() => onSide('now')}>
            <b>{isDeleted ? 'Нет в базе' : <Value about={about} cell={cell} of="now" />}</b>
            <small>
              сейчас: {conflict && kindWords[conflict.kind]}
              {conflict?.employeeId ? <EmployeeName id={conflict.employeeId} /> : 'без автора'}
              {conflict?.dateTime && `, ${formatDate(conflict.dateTime)}`}
            </small>
          </button>
          <button
            type="button"
            className={classes.side}
            aria-pressed={side === 'file'}
            disabled={isDeleted}
            onClick={() => onSide('file')}
          >
            <b>
              <Value about={about} cell={cell} of="given" />
            </b>
            <small>{isDeleted ? 'в файле, записать некуда' : 'в файле'}</small>
          </button>
        </fieldset>
      </td>
    </tr>
  );
}

function Value({ about, cell, of }: Omit<RowProps, 'object'> & { of: 'exported' | 'given' | 'now' }): ReactNode {
  const { field } = cell;
  const description = about.fields[field];
  if (description === undefined) return null;
  if (description.kind === 'number' && description.onRequest === true && cell[of] === null) return missing.price;
  return <WireValue about={about} field={field} description={description} value={cell[of]} />;
}

/** Name of an object with its place. */
export function ObjectName({
  object,
  isShown,
}: {
  readonly object: ChangedObject | undefined;
  readonly isShown: boolean;
}) {
  return (
    <td className={classes.object} title={object?.place}>
      {isShown && object && (
        <>
          {object.title}
          <span>{object.place}</span>
        </>
      )}
    </td>
  );
}

/** 'Цена, руб.' */
function titleOf({ fields }: ChangedEntity, field: string): string {
  const description = fields[field];
  const label = description?.label ?? field;
  return description?.kind === 'number' ? `${label}, ${description.unit}` : label;
}
