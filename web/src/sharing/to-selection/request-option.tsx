import { formatCount, formatShare } from '@gektar/format/number.ts';
import { IconCheck, IconHeartFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { icon14 } from '#ui/icon.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import type { Offer } from './offers.ts';
import classes from './to-selection-panel.module.css';

export interface RequestOptionProps {
  readonly id: string;
  readonly offer: Offer;
  /** Number of objects to be added. */
  readonly total: number;
  /** Match of the object with the request; undefined for several objects, and until it is known. */
  readonly percent: number | undefined;
  /** Name of the responsible employee, if the request is a colleague's. */
  readonly colleague: string | undefined;
  readonly isActive: boolean;
  readonly isPending: boolean;
  /** Why the last addition to it failed. */
  readonly failure: string | undefined;
  /** @param isStaying whether the panel stays open */
  readonly onPick: (isStaying: boolean) => void;
}

/**
 * A request: its client, the size of its selection, and whether the objects are in it, otherwise how one object fits.
 */
export function RequestOption(props: RequestOptionProps) {
  const { id, isActive, onPick, colleague, failure, offer } = props;
  const { name, company, isEnabled, countRequrestSelectionItems: count } = offer.request;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const about = [
    colleague,
    company?.name,
    !isEnabled && 'архивный запрос',
    count > 0 ? `${formatCount(count)} в подборке` : 'подборка пуста',
  ];
  return (
    <button
      ref={button}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onClick={({ shiftKey }) => onPick(shiftKey)}
    >
      <span className={classes.words}>
        {name}
        <small>{about.filter(Boolean).join(' · ')}</small>
        {failure !== undefined && <small className={classes.failure}>{failure}</small>}
      </span>
      <State {...props} />
    </button>
  );
}

function State({ offer: { request, held }, total, percent, isPending, failure }: RequestOptionProps) {
  if (isPending) return <Spinner size={16} label="Добавляется" />;
  if (failure !== undefined) {
    return (
      <span className={classes.failed} role="alert">
        Не добавлено <u>Повторить</u>
      </span>
    );
  }
  if (held === undefined && !request.isEnabled) return <span className={classes.quiet}>вернуть и добавить</span>;
  if (held === undefined) {
    return percent !== undefined && <span className={`${classes.quiet} num`}>{formatShare(percent / 100)}</span>;
  }
  return (
    <span className={classes.in}>
      {held.isClientFavorite && (
        <IconHeartFilled {...icon14} aria-hidden={false} aria-label="Отмечено клиентом" role="img" />
      )}
      {held.count === total ? (
        <>
          <IconCheck {...icon14} /> в подборке
        </>
      ) : (
        `уже есть ${formatCount(held.count)} из ${formatCount(total)}`
      )}
    </span>
  );
}
