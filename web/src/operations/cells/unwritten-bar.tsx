import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import type { CellWriter } from './cell-writer.ts';
import classes from './cells.module.css';

interface UnwrittenBarProps {
  readonly writer: CellWriter;
  /** Whether it is on the page of an object, above its main actions. */
  readonly isOnPage: boolean;
}

/** Bar under a list: how many typed values wait for a connection or, after the sign-in ended, for a decision. */
export function UnwrittenBar({ writer, isOnPage }: UnwrittenBarProps) {
  const { store } = writer;
  useSyncExternalStore(store.subscribe, store.states);
  const unsent = store.cellsIn('unsent');
  const count = unsent.length + store.cellsIn('offline').length;
  if (count === 0) return null;
  const writeAll = () => {
    for (const cell of unsent) writer.writeUnsent(...cell);
  };
  const dropAll = () => {
    for (const cell of unsent) writer.leave(...cell);
  };
  return (
    <section aria-label="Не записано" className={classes.unwritten} data-on-page={isOnPage || undefined}>
      <Row gap={8} size={13} miw={0}>
        <IconCloudOff {...icon16} aria-hidden />
        <Text as="span" role="status" fw={600} whiteSpace="nowrap" flex="none">
          Не записано: {formatCount(count)}
        </Text>
        <Text as="span" c="soft" truncate miw={0}>
          {unsent.length > 0 ? 'Введено до конца прошлого сеанса' : 'Запишется само, когда появится связь'}
        </Text>
      </Row>
      {unsent.length > 0 && (
        <Row gap={8}>
          <Button variant="filled" onClick={writeAll}>
            Записать
          </Button>
          <Button onClick={dropAll}>Отбросить</Button>
        </Row>
      )}
    </section>
  );
}
