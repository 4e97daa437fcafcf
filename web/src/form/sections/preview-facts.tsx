import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Caption } from '#ui/layout/caption.ts';
import { Card } from '#ui/layout/card.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './preview-facts.module.css';

/** Preview of the card next to the form. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Caption as="h2" size={12} tone="soft" weight="medium" below={8}>
        {title}
      </Caption>
      <Card isStrong pad="12px 14px" style={{ maxWidth: 282 }}>
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
      above={10}
      below={6}
      className={classes.facts}
      data-wrapped={isWrapped || undefined}
    >
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd title={value || undefined}>{value || <span className="mute">{missing.dash}</span>}</dd>
        </div>
      ))}
    </Stack>
  );
}
