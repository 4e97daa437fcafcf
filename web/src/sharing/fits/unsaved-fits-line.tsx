import type { UnsavedFits } from '@gektar/contract/requests/unsaved-fits.ts';
import { formatShare } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '#form/typing/use-settled.ts';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Text } from '#ui/layout/text.ts';
import { Floating } from '#ui/menu/floating.tsx';
import { unsavedFitsQuery } from './fits-queries.ts';
import { unsavedTitle } from './saved-fits-text.ts';
import classes from './unsaved-fits-line.module.css';
import type { UnsavedFitsKind } from './unsaved-kind.ts';

interface UnsavedFitsLineProps<Body> {
  readonly kind: UnsavedFitsKind<Body>;
  /** Values of the form; undefined while they are too few to be compared. */
  readonly body: Body | undefined;
}

/**
 * Number of requests that the object in a form will fit once it is saved; nothing when there is none or the count
 * failed.
 */
export function UnsavedFitsLine<Body>({ kind, body }: UnsavedFitsLineProps<Body>) {
  const { settled, isSettled } = useSettled(body);
  const { data: fits, isPlaceholderData } = useQuery(unsavedFitsQuery(kind, settled));
  const isKnown = body !== undefined && settled !== undefined && fits !== undefined;
  return isKnown && fits.good > 0 && <Line fits={fits} isStale={isPlaceholderData || !isSettled} />;
}

/** The line, which opens the best requests. */
export function Line({ fits, isStale }: { readonly fits: UnsavedFits; readonly isStale: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Floating
      opened={isOpen}
      onChange={setOpen}
      position="top-end"
      width={320}
      target={
        <button
          type="button"
          className={classes.line}
          data-stale={isStale || undefined}
          aria-busy={isStale}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{unsavedTitle(fits.good)}</span>
          <IconChevronUp {...icon14} />
        </button>
      }
    >
      <FirstFits fits={fits} />
    </Floating>
  );
}

/** The best requests with their clients, and the number of all that 'Кому подходит' will list. */
export function FirstFits({ fits: { all, first } }: { readonly fits: UnsavedFits }) {
  return (
    <Box p="6px 8px">
      <ul className={classes.first}>
        {first.map(({ requestId, name, client, percent }) => (
          <li key={requestId}>
            <Text as="span" fw={500} overflowWrap="anywhere">
              {client ?? name}
            </Text>
            <span className="num">{formatShare(percent / 100)}</span>
            {client !== null && (
              <Text as="span" size={12} c="mute" overflowWrap="anywhere">
                {name}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {all > first.length && (
        <Text size={12} c="mute" mt={10}>
          В «Кому подходит» будет {formatCountOf(all, ['запрос', 'запроса', 'запросов'])}
        </Text>
      )}
    </Box>
  );
}
