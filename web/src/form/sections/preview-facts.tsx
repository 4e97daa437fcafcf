import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Card } from '#ui/layout/card.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './preview-facts.module.css';

/** Frame of the preview card next to the form. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Text as="h2" size={12} c="soft" fw={500} mb={8}>
        {title}
      </Text>
      <Card bd="line-2" p="12px 14px" maw={282}>
        {children}
      </Card>
    </>
  );
}

export interface PreviewFactsProps {
  readonly facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Long values wrap to a second and a third line instead of being cut. */
  readonly isWrapped?: boolean | undefined;
}

/** Entered values, one per line; a dash for an empty one. */
export function PreviewFacts({ facts, isWrapped }: PreviewFactsProps) {
  return (
    <Stack
      as="dl"
      columns="auto minmax(0, 1fr)"
      gap="4px 12px"
      size={13}
      mt={10}
      mb={6}
      className={classes.facts}
      data-wrapped={isWrapped || undefined}
    >
      {facts.map(([label, value]) => (
        <Box key={label} display="contents">
          <dt>{label}</dt>
          <dd title={value || undefined}>{value || <span className="mute">{missing.dash}</span>}</dd>
        </Box>
      ))}
    </Stack>
  );
}
