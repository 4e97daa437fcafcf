import { formatShare } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconPlus, IconStarFilled } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { useSelectionPlace } from './selection-context.tsx';
import type { SelectedRow } from './selection-kind.ts';
import classes from './selection-marks.module.css';

/** Puts an object into the selection, or takes it out again (F-03). */
export function MembershipButton({ row }: { row: SelectedRow }) {
  const { kind, items, put, hide } = useSelectionPlace();
  const isIn = items.get(row.id)?.status === true;
  const name = kind.nameOf(row);
  return (
    <Button
      size="compact-xs"
      variant={isIn ? 'light' : 'default'}
      className={classes.membership ?? ''}
      leftSection={isIn ? <IconCheck {...icon14} /> : <IconPlus {...icon14} />}
      aria-pressed={isIn}
      aria-label={isIn ? `Убрать из подборки ${name}` : `Добавить в подборку ${name}`}
      onClick={(event) => {
        event.stopPropagation();
        (isIn ? hide : put)(row);
      }}
    >
      {isIn ? 'В подборке' : 'В подборку'}
    </Button>
  );
}

/** The number of an object in its selection, as the client sees it too (M-18). */
export function SelectionNumber({ row }: { row: SelectedRow }) {
  const { items, numbers } = useSelectionPlace();
  const number = numbers.get(items.get(row.id)?.id ?? '');
  return number ?? <span className="nil">{missing.dash}</span>;
}

/** Share of the request's criteria that an object meets; which it misses is told on hover. */
export function MatchBar({ row }: { row: SelectedRow }) {
  const { share, missed } = useSelectionPlace().matchOf(row);
  const title =
    missed.length === 0 ? 'Отвечает всем условиям запроса' : `Не подходит: ${missed.join(', ').toLowerCase()}`;
  return (
    <Row as="span" isInline gap={8} hasFigures title={title}>
      <span className={classes.track}>
        <span className={classes.fill} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {formatShare(Math.floor(share * 100) / 100)}
    </Row>
  );
}

/** What the client has said on the public page (G-06). */
export function ClientMark({ row }: { row: SelectedRow }) {
  const item = useSelectionPlace().items.get(row.id);
  if (item?.isClientFavorite !== true) return <span className="nil">{missing.dash}</span>;
  return (
    <Row as="span" isInline gap={6} tone="accent">
      <IconStarFilled {...icon14} />В избранном
    </Row>
  );
}
