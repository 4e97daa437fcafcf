import { formatDate } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Logo } from '#ui/logo.tsx';
import classes from './client-head.module.css';
import type { Office } from './office.ts';

export interface ClientHeadProps {
  readonly office: Office | undefined;
  readonly companyName: string | null;
  /** '10 объектов' */
  readonly count: string;
  /** Whether the page compares objects: their number is in the heading. */
  readonly isComparison?: boolean;
  /** Moscow time without offset. */
  readonly expirationTime: string;
  /** Links on the right: the report, the phone. */
  readonly children?: ReactNode;
}

/** The client of the selection, the number of objects, and the expiry (1§2, G-15). */
export function ClientHead(head: ClientHeadProps) {
  const { office, companyName, count, isComparison = false, expirationTime, children } = head;
  const ends = `Ссылка доступна до ${formatDate(expirationTime)}`;
  const subject = isComparison ? companyName : count;
  return (
    <Box as="header" bg="var(--bar)" c="var(--bar-text)">
      <Stack columns="minmax(0, 1fr) auto" align="center" gap="12px 16px" p="12px 16px 16px" className={classes.inside}>
        <Box gridArea="1 / 1" mih={26}>
          {office && <Logo name={office.productName} />}
        </Box>
        <Box gridArea="2 / 1 / auto / -1">
          <Stack as="h1" display="flex" overflowWrap="anywhere" className={classes.title}>
            {isComparison ? (
              <span>Сравнение, {count}</span>
            ) : (
              <>
                <span>{companyName === null ? 'Подборка' : 'Подборка для'}</span>{' '}
                <span data-missing={companyName === null || undefined}>{companyName ?? missing.value}</span>
              </>
            )}
          </Stack>
          <Text size={14} tabular mt={4} c="var(--bar-text-2)">
            {[subject, ends].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Row align="stretch" gap={8} gridArea="1 / 2">
          {children}
        </Row>
      </Stack>
    </Box>
  );
}
