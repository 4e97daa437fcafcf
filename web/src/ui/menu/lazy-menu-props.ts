import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface LazyMenuProps {
  /** Renders the button; it must accept a `ref` and `onClick`. */
  readonly target: (open: () => void) => ReactElement<Record<string, unknown>>;
  /** `Menu.Item`s, in a separate file so that they load with the menu. */
  readonly items?: ComponentType;
  /** `Menu.Item`s that need props of the page, instead of `items`. */
  readonly children?: ReactNode;
  readonly width?: number | undefined;
}
