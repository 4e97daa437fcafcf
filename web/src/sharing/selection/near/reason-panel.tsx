import { TO_ASK } from '@gektar/contract/criteria/reason-words.ts';
import { formatShare, formatTenths } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconEyeOff, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSelection } from '#sharing/selection/selection-context.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import { icon16 } from '#ui/icon.ts';
import { MatchMark } from './match-mark.tsx';
import classes from './near.module.css';
import type { Reason } from './request-match.ts';
import { type ReasonEditing, UnknownField } from './unknown-field.tsx';

const percentText = (percent: number) => formatShare(percent / 100);
/** '5' for whole points, '1,9' otherwise. */
const wholeText = (points: number) => (Number.isInteger(points) ? String(points) : formatTenths(points));

/** The reason of a row of the search, with its buttons. */
export function RowReason({
  row,
  reason,
  openLabel,
  editing,
}: {
  readonly row: SelectedRow;
  readonly reason: Reason;
  readonly openLabel: string;
  readonly editing: ReasonEditing;
}) {
  const { kind } = useSelection();
  return (
    <ReasonPanel name={kind.nameOf(row)} reason={reason} whose="вашим весам">
      <PanelMembership row={row} />
      <UnknownField editing={editing} row={row} reason={reason} />
      <Button variant="default" renderRoot={(props) => <Link {...kind.pageOf(row)} {...props} />}>
        {openLabel}
      </Button>
    </ReasonPanel>
  );
}

export interface ReasonPanelProps {
  /** Name of the object or request that is compared. */
  readonly name: string;
  readonly reason: Reason;
  /** 'вашим весам' */
  readonly whose: string;
  /** Buttons below the score. */
  readonly children: ReactNode;
}

/** Explains a score: for each wish the wanted and the offered value, and the score on the right. */
export function ReasonPanel({ name, reason, whose, children }: ReasonPanelProps) {
  return (
    <section className={classes.reason} aria-label={`Соответствие: ${name}`}>
      <div className={classes.main}>
        <p className={classes.sentence}>{reason.sentence}</p>
        {reason.lines.length > 0 && (
          <table className={classes.matrix}>
            <thead>
              <tr>
                <th>
                  <span className="sr">Условие</span>
                </th>
                <th>Хотят</th>
                <th>Есть</th>
                <th>Итог</th>
                <th>Вклад</th>
              </tr>
            </thead>
            <tbody>
              {reason.lines.map(({ name, asked, there, state, verdict, points, weight }) => (
                <tr key={name} data-state={state}>
                  <th scope="row">{name}</th>
                  <td>{asked}</td>
                  <td className={classes.there}>{there}</td>
                  <td className={classes.verdict}>
                    <MatchMark state={state} isNamed={state !== 'met' && verdict !== TO_ASK} />
                    {verdict}
                  </td>
                  <td>{points === undefined ? 'обязательно' : `${formatTenths(points)} из ${weight}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className={classes.side}>
        <p className={classes.percent}>{percentText(reason.percent)}</p>
        <p className={classes.said}>{scoreText(reason, whose)}</p>
        {children}
      </div>
    </section>
  );
}

/** '14,9 из 17 по вашим весам. Обязательное выполнено: аренда, сухой.' */
function scoreText({ points, whole, metMusts, ifKnown }: Reason, whose: string): string {
  const parts = whole > 0 ? [`${wholeText(points)} из ${whole} по ${whose}.`] : [];
  if (ifKnown) {
    parts.push(
      `Неизвестное считается за половину: если подойдёт — ${percentText(ifKnown.best)}, если нет — ${percentText(ifKnown.worst)}.`,
    );
  }
  if (metMusts.length > 0) parts.push(`Обязательное выполнено: ${metMusts.join(', ')}.`);
  return parts.join(' ');
}

/** The filled button of an open row: adds it to the selection, or takes it out. */
function PanelMembership({ row }: { row: SelectedRow }) {
  const { kind, items, put, hide, refusalOf } = useSelection();
  const item = items.get(row.id);
  const isIn = item?.status === true;
  const refusal = isIn ? refusalOf(row) : undefined;
  const Icon = isIn ? IconCheck : item?.status === false ? IconEyeOff : IconPlus;
  return (
    <Button
      variant={isIn ? 'light' : 'filled'}
      aria-pressed={isIn}
      disabled={refusal !== undefined}
      title={refusal}
      leftSection={<Icon {...icon16} />}
      onClick={() => (isIn ? hide : put)(row)}
    >
      {isIn ? 'В подборке' : item?.status === false ? kind.words.isHidden : 'В подборку'}
    </Button>
  );
}
