import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.ts';

/** A white field on the warm page, held by a line, not by a shadow. Never one inside another. */
export function Panel({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <Card as="section" className={className}>
      {children}
    </Card>
  );
}
