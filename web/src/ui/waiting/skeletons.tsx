import { Skeleton } from '@mantine/core';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';

const widths = ['62%', '48%', '70%', '55%', '66%'] as const;
const widthOf = (index: number) => widths[index % widths.length] ?? '60%';
const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

/** What is on its way has the shape of what will stand there. */
function Waiting({ children }: { children: React.ReactNode }) {
  return (
    <div role="status" aria-label="Загрузка">
      {children}
    </div>
  );
}

/** Rows of a table, 40 px each. */
export function TableSkeleton({ rows = 12, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <Waiting>
      {indices(rows).map((row) => (
        <Row rule="bottom" gap={12} pad="0 14px" key={row} style={{ height: 'var(--row-h)' }}>
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

/** Wide cards with a photo at the left. */
export function CardSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <Waiting>
      {indices(cards).map((card) => (
        <Row rule="bottom" align="stretch" gap={14} pad={14} key={card}>
          <Skeleton width={112} height={78} />
          <Stack isTop gap={5} grow>
            <Skeleton width="62%" height={18} />
            <Skeleton width="38%" height={12} />
            <Skeleton width="84%" height={12} mt={7} />
            <Skeleton width="52%" height={12} />
          </Stack>
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
