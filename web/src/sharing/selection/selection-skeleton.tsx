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
        <Box grow rule="top-strong">
          <Box ground="raised" rule="bottom" style={{ height: HEAD_HEIGHT }} />
          <TableSkeleton />
        </Box>
      ) : (
        <Box grow rule="top-strong">
          <CardSkeleton />
        </Box>
      )}
    </TabFrame>
  );
}
