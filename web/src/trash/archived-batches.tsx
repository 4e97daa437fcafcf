import type { Domain } from '@gektar/contract/domain.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { failureText } from '#api/failure-text.ts';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { PageFailure } from '#ui/waiting/page-failure.tsx';
import { archivedBatchesQuery, useReturnBatch } from './archived-batch-data.ts';
import { batchRest, batchTitle } from './archived-batch-words.ts';
import { daysLeftText } from './trash-words.ts';

export interface ArchivedBatchesProps {
  readonly domain: Domain;
  /** Noun of the domain's archived entities, for counts. */
  readonly forms: PluralForms;
  readonly Employee: ComponentType<{ id: string | null }>;
}

/**
 * Bulk archivings of the last thirty days, each with a button to restore it; renders nothing when there are none
 * (0035).
 */
export function ArchivedBatches({ domain, forms, Employee }: ArchivedBatchesProps) {
  const query = useInfiniteQuery(archivedBatchesQuery(domain));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const returning = useReturnBatch(domain, forms);
  const batches = data?.pages.flatMap((page) => page.batches) ?? [];
  if (error && !data) return <PageFailure text={failureText(error)} onRetry={() => void refetch()} />;
  if (batches.length === 0) return null;
  return (
    <Stack gap={8}>
      <Stack as="ul" gap={8} aria-label="Архивировано разом">
        {batches.map((batch) => {
          const title = batchTitle(batch, forms);
          const rest = batchRest(batch);
          return (
            <Card as="li" key={batch.id} p="8px 12px">
              <Row justify="space-between" gap={12} wrap="wrap">
                <Stack as="span" gap={2} overflowWrap="anywhere">
                  <Text as="span" fw={500} tabular>
                    {title}
                  </Text>
                  <Text as="span" size={12} c="soft" tabular>
                    <Employee id={batch.archivedBy} />, {formatDateTime(batch.dateTimeArchived)} · {daysLeftText(batch)}
                  </Text>
                  {rest && (
                    <Text as="span" size={12} c="mute" tabular>
                      {rest}
                    </Text>
                  )}
                </Stack>
                <Button
                  size="sm"
                  variant="default"
                  leftSection={<IconArrowBackUp {...icon16} />}
                  aria-label={`Вернуть ${title}`}
                  disabled={returning.isPending}
                  onClick={() => returning.mutate(batch)}
                >
                  Вернуть
                </Button>
              </Row>
            </Card>
          );
        })}
      </Stack>
      {hasNextPage && (
        <Row gap={8}>
          <Button size="sm" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Показать ещё
          </Button>
        </Row>
      )}
    </Stack>
  );
}
