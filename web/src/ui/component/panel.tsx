import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.ts';

/** A white surface on the warm page background, with a border instead of a shadow. Never nested. */
export function Panel({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <Card as="section" className={className}>
      {children}
    </Card>
  );
}
