import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly as?: 'section' | 'div';
  readonly className: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A part that scrolls by itself; reachable by keys, since there may be nothing to focus in it (WCAG 2.1.1). */
export function Scroller({ as: Tag = 'section', ...props }: ScrollerProps) {
  return <Tag {...props} tabIndex={0} />;
}
