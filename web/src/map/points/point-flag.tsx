import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { MapPosition } from '#map/view/map-view.ts';
import { icon14 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { MarkerFlag } from './marker-flag.tsx';
import classes from './point-flag.module.css';

export interface PointFlagProps<Data> {
  readonly at: MapPosition;
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** 'Не удалось получить объект' */
  readonly failure: string;
  readonly onClose: () => void;
  /** Opened by keyboard from elsewhere: moves the focus into the popup. */
  readonly takesFocus?: boolean | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** The popup of a point: content, loading or failed. 'Закрыть' and Esc close it at any time. */
export function PointFlag<Data>({ at, query, failure, onClose, takesFocus = false, children }: PointFlagProps<Data>) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) close.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <MarkerFlag at={at}>
      {/* Esc from any control inside closes the flag. */}
      <Stack columns="1fr auto" align="flex-start" gap="0 8px" onKeyDown={handleKeyDown}>
        <div>
          {query.data !== undefined && children(query.data)}
          {query.data === undefined && !query.isError && <Spinner size={16} />}
          {query.data === undefined && query.isError && (
            <LoadAgain text={failure} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
          )}
        </div>
        <button ref={close} type="button" className={classes.close} aria-label="Закрыть" onClick={onClose}>
          <IconX {...icon14} />
        </button>
      </Stack>
    </MarkerFlag>
  );
}
