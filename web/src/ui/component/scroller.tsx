import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly as?: 'section' | 'div';
  readonly className: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/**
 * An element with its own scrollbar. It is focusable, so that keys can scroll it even when nothing in it is focusable
 * (WCAG 2.1.1).
 */
export function Scroller({ as: Tag = 'section', ...props }: ScrollerProps) {
  return <Tag {...props} tabIndex={0} />;
}
