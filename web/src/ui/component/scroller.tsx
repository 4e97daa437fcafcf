import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly as?: 'section' | 'div';
  readonly className: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/**
 * An element that scrolls by itself. It can be focused by keys, since there may be nothing else to focus in it (WCAG
 * 2.1.1).
 */
export function Scroller({ as: Tag = 'section', ...props }: ScrollerProps) {
  return <Tag {...props} tabIndex={0} />;
}
