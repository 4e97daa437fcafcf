import type { LoadLine } from '@gektar/contract/loads/load.ts';
import { LOAD_FILE_DAYS } from '@gektar/contract/loads/load-limits.ts';
import { days, formatCountOf } from '@gektar/format/plural.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { failureText } from '#api/failure-text.ts';
import { showExport } from '#round-trip/chosen-export.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { DropZone } from './drop-zone.tsx';
import { givenTable, subscribeToGiven, takeGivenTable } from './given-files.ts';
import { giveMessage, isMessageOfOne, messagePath } from './given-message.ts';
import { linesQuery } from './load-data.ts';
import { useLoadsAbout } from './load-kind.ts';
import { loadPath } from './load-paths.ts';
import classes from './loads-page.module.css';
import { LoadsTable } from './loads-table.tsx';
import { PasteForm } from './paste-form.tsx';
import { Senders } from './senders.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { type FoundExport, useTableUploads } from './use-table-uploads.ts';

/** 'Загрузка таблицы': takes a file or a text, and lists earlier loads to continue, undo or look at. */
export function LoadsPage() {
  const { kind, crumbs } = useLoadsAbout();
  const { domain } = kind;
  const { history } = useRouter();
  const isNarrow = useIsNarrow();
  const [undone, setUndone] = useState<LoadLine>();
  const openExport = ({ domain: of, chosen }: FoundExport) => {
    showExport(chosen);
    history.push(`/${of}/round-trip`);
  };
  const { uploads, add, sendAgain, retry, remove } = useTableUploads({
    onOnly: ({ id }) => history.push(loadPath(domain, id)),
    onExport: openExport,
  });
  function readText(text: string) {
    if (!isMessageOfOne(text)) return add([text]);
    giveMessage(text.trim());
    history.push(messagePath(domain));
  }
  useGivenTables(({ files, text }) => add(text === undefined ? files : [text]));
  const query = useInfiniteQuery(linesQuery(domain));
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const lines = data?.pages.flatMap(({ loads }) => loads) ?? [];
  const isEmpty = data !== undefined && lines.length === 0 && uploads.length === 0;

  return (
    <Stack as="main" pane="scroll" display="flex" p="12px var(--gutter) 24px" flex={1} className={classes.page}>
      {crumbs([{ label: 'Загрузка таблицы' }])}
      <Box as="h1" mt={6}>
        Загрузка таблицы
      </Box>
      <Box mt={14}>{isNarrow ? <PasteForm onText={readText} onFiles={add} /> : <DropZone onFiles={add} />}</Box>
      <div className={classes.columns}>
        <section aria-labelledby="loads-of-office">
          <Row as="header" align="baseline" gap={8} mb={8}>
            <h2 id="loads-of-office">Последние загрузки</h2>
            <Text as="span" size={13} c="mute">
              файлы хранятся {formatCountOf(LOAD_FILE_DAYS, days)}
            </Text>
          </Row>
          {isPending && <TableSkeleton rows={6} columns={4} />}
          {error && !data && <FailedState caption={failureText(error)} onRetry={() => void refetch()} />}
          {isEmpty && <EmptyState picture="blank" title="Загрузок пока нет" caption="Первая таблица появится здесь" />}
          {lines.length + uploads.length > 0 && (
            <LoadsTable
              lines={lines}
              uploads={uploads}
              onUndo={setUndone}
              onFiles={add}
              onSendAgain={sendAgain}
              onExport={openExport}
              onRetry={retry}
              onRemove={remove}
            />
          )}
          {hasNextPage && (
            <LoadMore
              isLoading={isFetchingNextPage}
              failure={query.isFetchNextPageError ? failureText(error) : undefined}
              onReached={() => void fetchNextPage()}
            />
          )}
        </section>
        <div>
          <Senders />
          <Box as="section" mt={24} aria-labelledby="loads-round-trip">
            <h2 id="loads-round-trip">Наша выгрузка обратно</h2>
            <Text size={12} c="mute" mt={8}>
              Правьте выгрузку из «Гектара» в Excel и перетащите сюда: покажем изменения по ячейкам.
            </Text>
          </Box>
        </div>
      </div>
      {undone && <UndoDialog load={undone} onClose={() => setUndone(undefined)} />}
    </Stack>
  );
}

/** Takes tables dropped or pasted over a list, and over this page while it is open. */
function useGivenTables(onGiven: (table: NonNullable<ReturnType<typeof takeGivenTable>>) => void): void {
  const given = useSyncExternalStore(subscribeToGiven, givenTable);
  const take = useEffectEvent(onGiven);
  useEffect(() => {
    const table = given && takeGivenTable();
    if (table) take(table);
  }, [given]);
}
