import { Skeleton } from '@mantine/core';
import { Stack } from '#ui/layout/stack.ts';
import classes from './complex-skeleton.module.css';

/** Skeleton of the page of a complex. */
export function ComplexSkeleton() {
  return (
    <Stack columns="322px minmax(0, 1fr) 308px" flex={1} className={classes.page} role="status" aria-label="Загрузка">
      <TreeSkeleton />
      <Stack alignContent="start" gap={14} p="14px 24px">
        <Skeleton width={220} height={12} />
        <Skeleton width={320} height={28} />
        <Skeleton width="70%" height={14} />
        <Stack columns="repeat(6, 1fr)" gap={16}>
          {['60%', '90%', '88%', '50%', '70%', '68%'].map((width) => (
            <Skeleton key={width} width={width} height={40} />
          ))}
        </Stack>
        <Skeleton height={32} />
        <TabSkeleton />
      </Stack>
      <SideSkeleton />
    </Stack>
  );
}

/** Skeleton of the content below the tabs. */
export function TabSkeleton() {
  return (
    <Stack alignContent="start" gap={14} mt={14}>
      <Skeleton width={160} height={20} />
      <Skeleton height={28} />
      <Skeleton height={220} />
    </Stack>
  );
}

/** Skeleton of the buildings on the left. */
export function TreeSkeleton() {
  return (
    <Stack alignContent="start" gap={8} p={16} className={`${classes.tree} on-tablet`}>
      <Skeleton height={32} />
      <Skeleton height={200} radius="sm" />
      <Skeleton height={120} radius="sm" />
      <Skeleton height={54} radius="sm" />
      <Skeleton height={54} radius="sm" />
    </Stack>
  );
}

/** Skeleton of the actions on the right. */
export function SideSkeleton() {
  return (
    <Stack alignContent="start" gap={12} p="14px 16px" className={`${classes.side} on-tablet`}>
      <Skeleton height={36} />
      <Skeleton height={48} />
      <Skeleton height={32} />
      <Skeleton width="60%" height={20} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </Stack>
  );
}
