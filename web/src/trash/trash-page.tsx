import type { Domain } from '@gektar/contract/domain.ts';
import { type Restored, TRASH_DAYS, type TrashEntry } from '@gektar/contract/trash/trash.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { FoundPage, FoundTable, figuresClass } from '#form/filter/found-page.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { ArchivedBatches } from './archived-batches.tsx';
import { trashQuery, useDestroy, useRestore } from './trash-data.ts';
import { daysLeftText, entriesForms, kindNames, partsText } from './trash-words.ts';

export interface TrashPageProps {
  readonly domain: Domain;
  /** Noun of the domain's bulk-archived entities, for counts. */
  readonly archivedForms: PluralForms;
  readonly crumbs: ReactNode;
  /** The search text, which is in the URL. */
  readonly text: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
  readonly onOpen: (restored: Restored) => void;
  /** Renders the name of an employee; passed in, because this folder does not import from `people`. */
  readonly Employee: ComponentType<{ id: string | null }>;
}

/**
 * Trash page: entities deleted in the last thirty days can be restored or destroyed for good. Not in the specification
 * (0035).
 */
export function TrashPage({ domain, archivedForms, crumbs, text, onSearch, onOpen, Employee }: TrashPageProps) {
  const query = useInfiniteQuery(trashQuery(domain, text ?? ''));
  const { data } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const count = data?.pages[0]?.count;
  const isNarrow = useIsNarrow();
  const restore = useRestore(domain, onOpen);
  const destroy = useDestroy(domain);
  const isBusy = restore.isPending || destroy.isPending;

  const actions = (entry: TrashEntry) =>
    entry.canRestore ? (
      <Row gap={8} justify="flex-end">
        <Button
          size="sm"
          variant="default"
          leftSection={<IconArrowBackUp {...icon16} />}
          aria-label={`Восстановить ${entry.title}`}
          disabled={isBusy}
          onClick={() => restore.mutate(entry)}
        >
          Восстановить
        </Button>
        <IconButton
          label={`Удалить навсегда ${entry.title}`}
          icon={<IconTrash {...icon16} />}
          disabled={isBusy}
          onClick={() => void destroy.ask(entry)}
        />
      </Row>
    ) : (
      <Text as="span" size={12} c="mute">
        Восстановит автор запроса
      </Text>
    );

  return (
    <Stack as="main" display="flex" flex={1}>
      <FoundPage
        crumbs={crumbs}
        title="Корзина"
        found={count === undefined ? undefined : formatCountOf(count, entriesForms)}
        search={{ label: 'Поиск в корзине', placeholder: 'Название, номер, адрес' }}
        text={text}
        onSearch={onSearch}
        about={
          <Text size={13} c="soft">
            Удалённое хранится {TRASH_DAYS} дней, затем исчезает вместе с файлами. Архивированное разом здесь тоже можно
            вернуть {TRASH_DAYS} дней.
            {entries.some(({ hasLink }) => hasLink) && ' Ссылки для клиентов после восстановления нужно продлить.'}
          </Text>
        }
        above={text === undefined && <ArchivedBatches domain={domain} forms={archivedForms} Employee={Employee} />}
        query={query}
        isEmpty={entries.length === 0}
        empty={{
          title: 'Удалённого нет',
          caption: 'За последние 30 дней ничего не удаляли',
          notFound: 'В корзине такого нет',
        }}
      >
        {isNarrow ? (
          <EntryCards entries={entries} actions={actions} Employee={Employee} />
        ) : (
          <EntryTable entries={entries} actions={actions} Employee={Employee} />
        )}
      </FoundPage>
    </Stack>
  );
}

interface EntriesProps {
  readonly entries: readonly TrashEntry[];
  readonly actions: (entry: TrashEntry) => ReactNode;
  readonly Employee: ComponentType<{ id: string | null }>;
}

function EntryTable({ entries, actions, Employee }: EntriesProps) {
  return (
    <FoundTable label="Корзина">
      <thead>
        <tr>
          <th scope="col">Что</th>
          <th scope="col">Название и место</th>
          <th scope="col">Кто удалил</th>
          <th scope="col">Удалено</th>
          <th scope="col">Осталось</th>
          <th scope="col">
            <span className="sr">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>{kindNames[entry.kind]}</td>
            <th scope="row">
              <EntryName entry={entry} />
            </th>
            <td>
              <Employee id={entry.deletedBy} />
            </td>
            <td className={figuresClass}>{formatDateTime(entry.dateTimeDeleted)}</td>
            <td className={figuresClass}>{daysLeftText(entry)}</td>
            <td>{actions(entry)}</td>
          </tr>
        ))}
      </tbody>
    </FoundTable>
  );
}

function EntryCards({ entries, actions, Employee }: EntriesProps) {
  return (
    <Stack as="ul" gap={10} aria-label="Корзина">
      {entries.map((entry) => (
        <Card as="li" key={entry.id} p={14}>
          <Stack gap={8}>
            <Row justify="space-between" gap={8}>
              <Text as="span" size={12} c="soft">
                {kindNames[entry.kind]}
              </Text>
              <Text as="span" size={12} c="soft" tabular>
                {daysLeftText(entry)}
              </Text>
            </Row>
            <EntryName entry={entry} />
            <Text size={12} c="soft" tabular>
              <Employee id={entry.deletedBy} />, {formatDateTime(entry.dateTimeDeleted)}
            </Text>
            {actions(entry)}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function EntryName({ entry }: { entry: TrashEntry }) {
  const parts = partsText(entry);
  return (
    <Stack as="span" gap={2} overflowWrap="anywhere">
      <Text as="span" fw={500}>
        {entry.title}
      </Text>
      {entry.place && (
        <Text as="span" size={12} c="soft" overflowWrap="anywhere">
          {entry.place}
        </Text>
      )}
      {parts && (
        <Text as="span" size={12} c="mute">
          {parts}
        </Text>
      )}
    </Stack>
  );
}
