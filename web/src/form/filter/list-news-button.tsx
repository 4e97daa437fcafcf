import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { listNews } from '#api/events/live-rows.ts';
import { icon14 } from '#ui/icon.ts';
import classes from './list-news-button.module.css';

const news: PluralForms = ['новый', 'новых', 'новых'];

/**
 * A button with '3 новых' or 'Порядок изменился, обновить'. Rows that colleagues have added or moved are shown only
 * after a press on it, so that nothing moves under the pointer.
 */
export function ListNewsButton({ queryKey }: { queryKey: QueryKey }) {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const known = useSyncExternalStore(
    listNews.subscribe,
    useCallback(() => listNews.get().get(hash), [hash]),
  );
  return (
    <span role="status" className={classes.news}>
      {known && (
        <Button
          size="compact-sm"
          variant="light"
          className={classes.button}
          leftSection={<IconRefresh {...icon14} />}
          onClick={() => void client.refetchQueries({ queryKey, exact: true })}
        >
          {known.newCount > 0 ? formatCountOf(known.newCount, news) : 'Порядок изменился, обновить'}
        </Button>
      )}
    </span>
  );
}
