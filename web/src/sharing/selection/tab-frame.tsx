import type { ReactNode } from 'react';
import { HeadedPane } from '#ui/layout/headed-pane.tsx';

export interface TabFrameProps {
  readonly bar: ReactNode;
  /** The rest is cards beside a map: the bar stands over the cards. */
  readonly isBesideMap?: boolean;
  readonly children: ReactNode;
}

/** A tab of a request: its bar, and below it what fills the rest of the page. */
export function TabFrame({ bar, isBesideMap, children }: TabFrameProps) {
  return (
    <HeadedPane head={bar} pad="10px var(--gutter)" ground="page" isBesideMap={isBesideMap}>
      {children}
    </HeadedPane>
  );
}
