import { memo, type ReactNode } from 'react';

/** `memo` for a component with type parameters, which `memo` itself loses. */
export const memoized: <Props extends object>(component: (props: Props) => ReactNode) => (props: Props) => ReactNode =
  memo;
