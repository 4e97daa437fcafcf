import { createElement, Fragment, type ReactNode } from 'react';

/** Nodes without identity, such as parts of a text: React identifies them by position, so they need no keys. */
export function positional(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
