import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatShare } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconPlus, IconStarFilled } from '@tabler/icons-react';
import { criteriaAbout } from '#land/properties/property-filter/criteria.ts';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { useSelectionPlace } from './selection-context.tsx';
import classes from './selection-marks.module.css';

/** Puts a plot into the selection, or takes it out again (F-03). */
export function MembershipButton({ property }: { property: PropertyRow }) {
  const { items, put, hide } = useSelectionPlace();
  const isIn = items.get(property.id)?.status === true;
  const number = property.cadastralNumbers[0] ?? '';
  return (
    <Button
      size="compact-xs"
      variant={isIn ? 'light' : 'default'}
      className={classes.membership ?? ''}
      leftSection={isIn ? <IconCheck {...icon14} /> : <IconPlus {...icon14} />}
      aria-pressed={isIn}
      aria-label={isIn ? `Убрать из подборки ${number}` : `Добавить в подборку ${number}`}
      onClick={(event) => {
        event.stopPropagation();
        (isIn ? hide : put)(property);
      }}
    >
      {isIn ? 'В подборке' : 'В подборку'}
    </Button>
  );
}

/** The number of a plot in its selection, as the client sees it too (M-18). */
export function SelectionNumber({ property }: { property: PropertyRow }) {
  const { items, numbers } = useSelectionPlace();
  const number = numbers.get(items.get(property.id)?.id ?? '');
  return number ?? <span className="nil">{missing.dash}</span>;
}

/** Share of the request's criteria that a plot meets; which it misses is told on hover. */
export function MatchBar({ property }: { property: PropertyRow }) {
  const { share, missed } = useSelectionPlace().matchOf(property);
  const words = missed.map((name) =>
    name in criteriaAbout ? criteriaAbout[name as keyof typeof criteriaAbout].label : 'В архиве',
  );
  const title =
    missed.length === 0 ? 'Отвечает всем условиям запроса' : `Не подходит: ${words.join(', ').toLowerCase()}`;
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
export function ClientMark({ property }: { property: PropertyRow }) {
  const item = useSelectionPlace().items.get(property.id);
  if (item?.isClientFavorite !== true) return <span className="nil">{missing.dash}</span>;
  return (
    <Row as="span" isInline gap={6} tone="accent">
      <IconStarFilled {...icon14} />В избранном
    </Row>
  );
}
