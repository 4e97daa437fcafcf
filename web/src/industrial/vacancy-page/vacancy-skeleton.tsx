import { Skeleton } from '@mantine/core';
import { Stack } from '#ui/layout/stack.ts';

/** Skeleton of the page of a vacancy. */
export function VacancySkeleton() {
  return (
    <Stack alignContent="start" gap={14} p="14px var(--gutter)" flex={1} role="status" aria-label="Загрузка">
      <Skeleton width={280} height={12} />
      <Skeleton width={320} height={28} />
      <Skeleton width="40%" height={14} />
      <Stack columns="repeat(6, 1fr)" gap={16}>
        {['60%', '90%', '88%', '50%', '70%', '68%'].map((width) => (
          <Skeleton key={width} width={width} height={40} />
        ))}
      </Stack>
      <Skeleton height={40} />
      <Skeleton height={320} />
    </Stack>
  );
}
