import { formatCountOf } from '@gektar/format/plural.ts';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { icon18 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import type { ClientWords, PlacedItem } from './client-kind.ts';
import classes from './pile-list.module.css';

export interface PileListProps {
  readonly items: readonly PlacedItem[];
  readonly words: ClientWords;
  readonly onChoose: (itemId: string) => void;
  readonly onClose: () => void;
  /** Content below the items. */
  readonly children?: ReactNode;
}

/** Items under one marker, to choose from: a native dialog, at the bottom of a phone. */
export function PileList({ items, words, onChoose, onClose, children }: PileListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = `${formatCountOf(items.length, words.forms)} рядом`;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} closedby="any" className={classes.list} aria-label={title} onClose={onClose}>
      <Row bdb="line" as="header" justify="space-between" gap={8} p="6px 6px 6px 16px" className={classes.head}>
        <h2>{title}</h2>
        <Stack
          as="button"
          type="button"
          placeItems="center"
          w={44}
          h={44}
          aria-label="Закрыть"
          onClick={() => dialog.current?.close()}
        >
          <IconX {...icon18} />
        </Stack>
      </Row>
      <Box as="ol" overflowY="auto" className={classes.objects}>
        {items.map(({ id, order, title: name, note }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                dialog.current?.close();
                onChoose(id);
              }}
            >
              <Stack as="span" fz={13} fw={600} tabular p="0 6px" className={classes.order}>
                {order}
              </Stack>
              <Stack as="span" c="soft" overflowWrap="anywhere" miw={0}>
                <Text as="span" fw={500} c="text">
                  {name}
                </Text>
                <span>{note}</span>
              </Stack>
            </button>
          </li>
        ))}
      </Box>
      {children && (
        <Box as="footer" p="10px 16px" bdt="line">
          {children}
        </Box>
      )}
    </dialog>
  );
}
