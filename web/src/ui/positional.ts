import { createElement, Fragment, type ReactNode } from 'react';

/** Nodes without names of their own, such as parts of a text: React distinguishes them by position, so none has a key. */
export function positional(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
