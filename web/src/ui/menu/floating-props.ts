import type { ReactElement, ReactNode } from 'react';

export interface FloatingProps {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  /**
   * Called by a press outside, which closes it unless this returns false. Esc discards the input, a press outside need
   * not.
   */
  readonly onPressBeside?: (() => boolean) | undefined;
  /** The button under which it opens; must accept a `ref`. */
  readonly target: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly position?: 'bottom-start' | 'bottom-end' | undefined;
  /** Px, or as wide as the target. */
  readonly width?: number | 'target' | undefined;
  /** Names the panel for a screen reader. */
  readonly label?: string | undefined;
  /** A panel without padding. */
  readonly isBare?: boolean | undefined;
  readonly className?: string | undefined;
}
