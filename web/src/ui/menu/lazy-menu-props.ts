import type { ComponentType, ReactElement } from 'react';

export interface LazyMenuProps {
  /** The button; it takes a `ref` and `onClick`. */
  readonly target: (open: () => void) => ReactElement<Record<string, unknown>>;
  /** `Menu.Item`s, in a file of their own so that they come with the menu. */
  readonly items: ComponentType;
  readonly width?: number | undefined;
}
