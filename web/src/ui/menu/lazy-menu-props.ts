import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface LazyMenuProps {
  /** The button; must accept a `ref` and `onClick`. */
  readonly target: (open: () => void) => ReactElement<Record<string, unknown>>;
  /** `Menu.Item`s, in a separate file so that they load with the menu. */
  readonly items?: ComponentType;
  /** The same, where the entries have props of the page. */
  readonly children?: ReactNode;
  readonly width?: number | undefined;
}
