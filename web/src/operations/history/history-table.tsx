import { formatDate, formatDateTime, timeOf } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { Fragment, useState } from 'react';
import { openOperation } from '#operations/details/open-operation.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Avatar } from '#ui/component/avatar.tsx';
import { framedTable } from '#ui/layout/framed-table.ts';
import { Row } from '#ui/layout/row.ts';
import { useWidth } from '#ui/use-width.ts';
import type { HistoryEvent, HistoryKind, HistoryNames } from './history-kind.ts';
import type { HistoryGroup, HistoryKinds, HistoryLine } from './history-lines.ts';
import classes from './history-table.module.css';
import { operationCause } from './operation-cause.ts';
import { restoreWords } from './restore-words.ts';
import { shownValue } from './shown-value.ts';
import { OneValue, ShownValues } from './shown-values.tsx';
import { useRestore } from './use-restore.ts';

/** In a table narrower than this (px), the operation is below the values instead of in its own column. */
const WIDE = 860;

export interface HistoryTableProps {
  readonly groups: readonly HistoryGroup[];
  /** Number of lines of a person's day, keyed by its first group; empty for a table without day headings. */
  readonly heads: ReadonlyMap<HistoryGroup, number>;
  readonly kinds: HistoryKinds;
  readonly names: HistoryNames;
  /** Version of an entity on screen; null: versions are not compared. */
  readonly versionOf: (entityId: string) => number | null;
  /** Whether a line belongs to a point of the chart. */
  readonly isPoint: (line: HistoryLine) => boolean;
  readonly litId: string | undefined;
  readonly onLit: (eventId: string | undefined) => void;
}

/** Every change: when, who, which field, old and new value, by which operation; old values can be restored. */
export function HistoryTable(props: HistoryTableProps) {
  const { groups, heads } = props;
  const [ref, width] = useWidth();
  const isWide = width === undefined || width >= WIDE;
  const isHeaded = heads.size > 0;
  return (
    <div className={classes.frame} ref={ref}>
      <table className={`${framedTable} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">Когда</th>
            <th scope="col">Кто</th>
            <th scope="col">Поле</th>
            <th scope="col">Было, стало</th>
            {isWide && <th scope="col">Чем</th>}
            <th scope="col">
              <span className="sr">Действие</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const count = heads.get(group);
            return (
              <Fragment key={group[0].key}>
                {count !== undefined && (
                  <tr className={classes.day}>
                    <th scope="rowgroup" colSpan={isWide ? 6 : 5}>
                      {formatDate(group[0].event.dateTime)}, {personName(group[0], props.names)} · {formatCount(count)}
                    </th>
                  </tr>
                )}
                <Group {...props} group={group} isWide={isWide} isHeaded={isHeaded} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function personName({ event: { employeeId } }: HistoryLine, names: HistoryNames): string {
  return employeeId === null ? 'Сервер' : (names.employee(employeeId) ?? missing.value);
}

interface GroupProps extends HistoryTableProps {
  readonly group: HistoryGroup;
  readonly isWide: boolean;
  readonly isHeaded: boolean;
}

/** Equal lines as one row with their number; a press shows each of them. */
function Group({ group, ...props }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = group;
  if (others.length === 0) return <Line {...props} line={first} />;
  return (
    <>
      <Line {...props} line={first} group={group} onUnfold={() => setOpen(!isOpen)} isUnfolded={isOpen} />
      {isOpen && group.map((line) => <Line key={line.key} {...props} line={line} isInner />)}
    </>
  );
}

interface LineProps extends Omit<GroupProps, 'group'> {
  readonly line: HistoryLine;
  /** Equal lines that this row represents. */
  readonly group?: HistoryGroup;
  readonly onUnfold?: () => void;
  readonly isUnfolded?: boolean;
  readonly isInner?: boolean;
}

function Line(props: LineProps) {
  const { line, group, kinds, names, versionOf, isWide, isHeaded, isPoint, litId, onLit, isInner } = props;
  const { event, title, change, isNow, isRestorable } = line;
  const kind = kinds[event.entity];
  if (kind === undefined) return null;
  const causeText = operationCause(event.operation, (entity) => kinds[entity]?.about.forms);
  const cause = causeText && <Cause event={event}>{causeText}</Cause>;
  const hasPoint = isPoint(line);
  return (
    <tr
      data-lit={(hasPoint && event.id === litId) || undefined}
      data-inner={isInner || undefined}
      onPointerEnter={hasPoint ? () => onLit(event.id) : undefined}
      onPointerLeave={hasPoint ? () => onLit(undefined) : undefined}
    >
      <td className={classes.when}>
        <time dateTime={event.dateTime} title={formatDateTime(event.dateTime)}>
          {!isHeaded && <>{formatDate(event.dateTime)} </>}
          <span className="mute">{timeOf(event.dateTime).slice(0, 5)}</span>
        </time>
      </td>
      <td className={classes.who}>
        <Row as="span" gap={8}>
          <Avatar name={personName(line, names)} isSmall />
          {personName(line, names)}
        </Row>
      </td>
      <td className={classes.field} colSpan={change === undefined ? 2 : 1}>
        {change?.label ?? title}
        <Fold {...props} />
        {event.place !== undefined && <small>{placesOf(group ?? [line], change && kind.noun)}</small>}
      </td>
      {change && (
        <td className={classes.values}>
          <ShownValues kind={kind} was={change.was} is={change.is} />
          {!isWide && cause && <small className={classes.cause}>{cause}</small>}
        </td>
      )}
      {isWide && <td className={classes.cause}>{cause}</td>}
      <td className={classes.action}>
        {isNow && group === undefined && <span className="mute">сейчас</span>}
        {isRestorable && group === undefined && (
          <Restore kind={kind} line={line} names={names} version={versionOf(event.entityId)} />
        )}
      </td>
    </tr>
  );
}

/** Name of the operation that made a change; a press opens its details. */
function Cause({ event: { operation }, children }: { readonly event: HistoryEvent; readonly children: string }) {
  if (operation === null) return null;
  return (
    <LinkButton className="on-screen" title="Что изменило это действие" onClick={() => openOperation(operation.id)}>
      {children}
    </LinkButton>
  );
}

function Fold({ group, onUnfold, isUnfolded }: LineProps) {
  if (group === undefined) return null;
  return (
    <>
      {' · '}
      <LinkButton onClick={onUnfold} aria-expanded={isUnfolded} title={isUnfolded ? 'Свернуть' : 'Показать каждое'}>
        {formatCount(group.length)}
      </LinkButton>
    </>
  );
}

/** Number of objects named in a row that represents several lines. */
const NAMED = 3;

/** 'Вакансия 1-А'; of several equal lines '1-А, 1-Б, 1-В и ещё 12'. */
function placesOf(lines: readonly HistoryLine[], noun: string | undefined): string {
  const places = [...new Set(lines.flatMap(({ event }) => event.place ?? []))];
  const rest = places.length - NAMED;
  const name = places.length === 1 && noun !== undefined ? `${noun} ${places[0]}` : places.slice(0, NAMED).join(', ');
  return `${name}${rest > 0 ? ` и ещё ${formatCount(rest)}` : ''}`;
}

interface RestoreProps {
  readonly kind: HistoryKind;
  readonly line: HistoryLine;
  readonly names: HistoryNames;
  readonly version: number | null;
}

/** Button 'Вернуть 12 800,00'; when somebody else has changed the field meanwhile, the current value instead. */
function Restore({ kind, line, names, version }: RestoreProps) {
  const { isRunning, restore, refused, override, leave } = useRestore(kind, line, version);
  const words = wordsOf(kind, line);
  if (refused === undefined) {
    return (
      <LinkButton
        className="on-screen"
        title={line.change && `${line.change.label}: ${words.toLowerCase()}`}
        disabled={isRunning}
        onClick={restore}
      >
        {words}
      </LinkButton>
    );
  }
  const { now, employeeId, dateTime } = refused;
  const who = employeeId === null ? 'Сервер' : (names.employee(employeeId) ?? 'Другой сотрудник');
  return (
    <section className={classes.refused} aria-label="Не возвращено">
      <p>
        <b>Изменено после вас, значение осталось как есть</b>
      </p>
      <dl>
        <dt>Было до вас</dt>
        <dd>
          <OneValue kind={kind} value={line.change?.was} />
        </dd>
        <dt>Сейчас</dt>
        <dd>
          <b>
            <OneValue kind={kind} value={shownValue(kind, refused.field, now, names)} />
          </b>
        </dd>
        <dt>Кто изменил</dt>
        <dd>
          {who} {dateTime !== null && <span className="mute">{formatDateTime(dateTime)}</span>}
        </dd>
      </dl>
      <Row gap={8} wrap="wrap">
        <Button variant="filled" onClick={leave}>
          Оставить как есть
        </Button>
        <Button disabled={isRunning} onClick={override}>
          {words}
        </Button>
      </Row>
    </section>
  );
}

function wordsOf({ fields }: HistoryKind, { change }: HistoryLine): string {
  const { restore, values } = change ?? {};
  if (restore === undefined || values === undefined) return 'Вернуть';
  return restoreWords(fields[restore.field], values[0], restore.text);
}
