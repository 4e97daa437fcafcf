import type { ReactElement, ReactNode } from 'react';

export interface FloatingProps {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  /**
   * Called by a press outside, which closes the panel unless this returns false. Esc always discards the input; a press
   * outside may apply it.
   */
  readonly onPressBeside?: (() => boolean) | undefined;
  /** The button under which the panel opens; must accept a `ref`. */
  readonly target: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-end' | undefined;
  /** Px, or 'target': as wide as the button. */
  readonly width?: number | 'target' | undefined;
  /** Names the panel for a screen reader. */
  readonly label?: string | undefined;
  /** A panel without padding. */
  readonly isBare?: boolean | undefined;
  readonly className?: string | undefined;
}
