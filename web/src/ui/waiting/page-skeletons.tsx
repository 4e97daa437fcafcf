import { Skeleton } from '@mantine/core';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { indices, Waiting } from './skeletons.tsx';

const widths = ['62%', '48%', '70%', '55%', '66%'] as const;
const widthOf = (index: number) => widths[index % widths.length] ?? '60%';

/** Rows of a table, 40 px each. */
export function TableSkeleton({ rows = 12, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <Waiting>
      {indices(rows).map((row) => (
        <Row bdb="line" gap={12} p="0 14px" key={row} h="var(--row-h)">
          <Skeleton width={16} height={12} />
          {indices(columns).map((column) => (
            <div key={column} className="grow">
              <Skeleton width={widthOf(row + column * 2)} height={12} />
            </div>
          ))}
        </Row>
      ))}
    </Waiting>
  );
}

/** Pairs of label and field. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Waiting>
      <Stack columns="repeat(auto-fill, minmax(240px, 1fr))" gap="16px 20px">
        {indices(fields).map((field) => (
          <div key={field}>
            <Skeleton width={widthOf(field)} height={12} mb={8} />
            <Skeleton height={36} radius="sm" />
          </div>
        ))}
      </Stack>
    </Waiting>
  );
}
