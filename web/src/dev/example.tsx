import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Row as Line } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './components.module.css';

/** One named component of the page; twelve columns make a row. */
export function Example({ name, columns, children }: { name: string; columns: number; children: ReactNode }) {
  return (
    <Box as="section" miw={0} gridColumn={`span ${columns}`} className={classes.example}>
      <Text as="h2" size={12} c="soft" fw={500} mb={14} bdb="line-2" pb={6}>
        {name}
      </Text>
      {children}
    </Box>
  );
}

export function Row({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return (
    <Line wrap="wrap" gap={isWide ? 16 : 8} mb={10}>
      {children}
    </Line>
  );
}
