import { Skeleton } from '@mantine/core';
import { HEAD_HEIGHT } from '#table/table-column.ts';
import { Box } from '#ui/layout/box.ts';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { TabFrame } from './tab-frame.tsx';

/** Skeleton of a selection: its bar, and cards or rows below it. */
export function SelectionSkeleton({ isTable }: { isTable: boolean }) {
  return (
    <TabFrame bar={<Skeleton height="var(--control-h)" radius="sm" />}>
      {isTable ? (
        <Box flex={1} bdt="line-2">
          <Box bg="raised" bdb="line" h={HEAD_HEIGHT} />
          <TableSkeleton />
        </Box>
      ) : (
        <Box flex={1} bdt="line-2">
          <CardSkeleton />
        </Box>
      )}
    </TabFrame>
  );
}
