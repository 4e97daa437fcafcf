import { formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { IconCheck, IconEyeOff, IconHeartFilled, IconPlus } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Floating } from '#ui/menu/floating.tsx';
import reasons from './match-reasons.module.css';
import { MatchReasons, ShareBar, shareText } from './match-reasons.tsx';
import { useMatchView } from './near/near-context.ts';
import { CardScore } from './near/score.tsx';
import { useSelection } from './selection-context.tsx';
import type { SelectedRow } from './selection-kind.ts';
import classes from './selection-marks.module.css';

/** Adds an object to the selection or removes it; a hidden one is shown again (F-03). */
export function MembershipButton({ row }: { row: SelectedRow }) {
  const { kind, items, put, hide, refusalOf } = useSelection();
  const item = items.get(row.id);
  const isIn = item?.status === true;
  const isHidden = item?.status === false;
  const refusal = isIn ? refusalOf(row) : undefined;
  const Icon = isIn ? IconCheck : isHidden ? IconEyeOff : IconPlus;
  return (
    // A native button: a table has one per row and renders them while scrolling.
    <button
      type="button"
      className={classes.membership}
      aria-pressed={isIn}
      aria-disabled={refusal !== undefined || undefined}
      title={refusal}
      aria-label={`${isIn ? 'Убрать из подборки' : isHidden ? `${kind.words.isHidden}, вернуть в подборку` : 'Добавить в подборку'} ${kind.nameOf(row)}`}
      onClick={(event) => {
        event.stopPropagation();
        if (refusal === undefined) (isIn ? hide : put)(row);
      }}
    >
      <Icon {...icon14} />
      {isIn ? 'В подборке' : isHidden ? kind.words.isHidden : 'В подборку'}
    </button>
  );
}

/** The number of an object in its selection, as the client sees it too (M-18). */
export function SelectionNumber({ row }: { row: SelectedRow }) {
  const { items, numbers } = useSelection();
  const number = numbers.get(items.get(row.id)?.id ?? '');
  return number ?? <span className="nil">{missing.dash}</span>;
}

/** Share of the request's conditions that an object meets; missed ones on hover, all of them on press (M-05). */
export function MatchBar({ row }: { row: SelectedRow }) {
  const { kind, matchOf } = useSelection();
  const [isOpen, setOpen] = useState(false);
  const { share, missed } = matchOf(row);
  const title =
    missed.length === 0 ? 'Отвечает всем условиям запроса' : `Не подходит: ${missed.join(', ').toLowerCase()}`;
  const name = kind.nameOf(row);
  return (
    <span {...apart}>
      <Floating
        opened={isOpen}
        onChange={setOpen}
        target={
          <button
            type="button"
            className={reasons.share}
            title={title}
            aria-label={`Соответствие запросу: ${name}, ${shareText(share)}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Row as="span" display="inline-flex" gap={8} tabular>
              <ShareBar share={share} />
            </Row>
          </button>
        }
      >
        <Reasons row={row} onClose={() => setOpen(false)} />
      </Floating>
    </span>
  );
}

/** Rendered only when opened, since the comparison is costly and a table has one per row. */
function Reasons({ row, onClose }: { row: SelectedRow; onClose: () => void }) {
  const { kind, reasonsOf } = useSelection();
  return (
    <MatchReasons
      name={kind.nameOf(row)}
      page={kind.pageOf(row)}
      reasons={reasonsOf(row)}
      oneAsObject={kind.words.oneAsObject}
      onClose={onClose}
    />
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Events in a popup must not reach the row, which is its parent in React's tree. */
const apart = { onClick: stop, onDoubleClick: stop };

/** The client's mark on the public page, with its time (G-06). */
export function ClientMark({ row }: { row: SelectedRow }) {
  const item = useSelection().items.get(row.id);
  if (item?.isClientFavorite !== true) return <span className="nil">{missing.dash}</span>;
  return (
    <Row
      as="span"
      display="inline-flex"
      gap={6}
      c="accent"
      whiteSpace="nowrap"
      title={markedAt(item.clientFavoriteDateTime)}
    >
      <IconHeartFilled {...icon14} />В избранном
      <span className="sr">{markedAt(item.clientFavoriteDateTime)}</span>
    </Row>
  );
}

function markedAt(time: string | null): string | undefined {
  return time === null ? undefined : `Клиент отметил ${formatDateTime(time)}`;
}

/** On a search card: how well the object matches the request, and whether it is in the selection. */
export function MatchAndMembership({ row }: { row: SelectedRow }) {
  const view = useMatchView();
  return (
    <Row as="span" display="inline-flex" gap={10}>
      {view ? <CardScore row={row} /> : <MatchBar row={row} />}
      <MembershipButton row={row} />
    </Row>
  );
}
