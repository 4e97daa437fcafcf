import { Skeleton } from '@mantine/core';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';

/** `[0, 1, 2]` for 3. */
export const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Wrapper of skeletons, which have the shape of the content that is loading. */
export function Waiting({ children }: { children: React.ReactNode }) {
  return (
    <div role="status" aria-label="Загрузка">
      {children}
    </div>
  );
}

/** Wide cards with a photo on the left. */
export function CardSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <Waiting>
      {indices(cards).map((card) => (
        <Row bdb="line" align="stretch" gap={14} p={14} key={card}>
          <Skeleton width={112} height={78} />
          <Stack alignContent="start" gap={5} flex={1}>
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

/** Lines of a framed list, each with an icon and a button. */
export function LineSkeleton({ lines = 5 }: { lines?: number }) {
  return (
    <Waiting>
      <Stack bd="line-2" bdrs="r2" bg="surface" maw={900}>
        {indices(lines).map((line) => (
          <Row bdb={line < lines - 1 ? 'line' : undefined} align="center" gap={14} p="10px 14px" key={line}>
            <Skeleton width={56} height={12} />
            <Stack gap={6} flex={1}>
              <Skeleton width="46%" height={13} />
              <Skeleton width="62%" height={11} />
            </Stack>
            <Skeleton width={120} height={30} />
          </Row>
        ))}
      </Stack>
    </Waiting>
  );
}
