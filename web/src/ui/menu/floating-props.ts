import type { ReactElement, ReactNode } from 'react';

export interface FloatingProps {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  /**
   * A press beside it, which closes it unless this says false. Esc gives up what was entered, a press beside need not.
   */
  readonly onPressBeside?: (() => boolean) | undefined;
  /** The button under which it opens; it takes a `ref`. */
  readonly target: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly position?: 'bottom-start' | 'bottom-end' | undefined;
  /** Px, or as wide as the target. */
  readonly width?: number | 'target' | undefined;
  /** Names the panel for a screen reader. */
  readonly label?: string | undefined;
  /** A panel whose content reaches its edges. */
  readonly isBare?: boolean | undefined;
  readonly className?: string | undefined;
}
