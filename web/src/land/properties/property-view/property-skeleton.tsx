import { Skeleton } from '@mantine/core';
import page from '#land/properties/property-page.module.css';
import { Stack } from '#ui/layout/stack.ts';

/** Skeleton of an object's page. */
export function PropertySkeleton() {
  return (
    <Stack columns="minmax(0, 1fr) 344px" flex={1} className={page.page} role="status" aria-label="Загрузка">
      <Stack alignContent="start" gap={14} p="14px 24px">
        <Skeleton width={220} height={12} />
        <Skeleton width={320} height={28} />
        <Skeleton height={446} radius="sm" />
        <Stack columns="repeat(6, 1fr)" gap={16}>
          {['60%', '90%', '88%', '50%', '70%', '68%'].map((width) => (
            <Skeleton key={width} width={width} height={40} />
          ))}
        </Stack>
        <Skeleton width={160} height={20} />
        <Skeleton height={120} />
      </Stack>
      <Stack alignContent="start" gap={12} p="14px 16px" bg="surface" style={{ borderLeft: '1px solid var(--line-2)' }}>
        <Skeleton height={36} />
        <Skeleton height={32} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton width="60%" height={20} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Stack>
    </Stack>
  );
}
