import { createContext, use } from 'react';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import type { RequestMatch } from './request-match.ts';

/** The open match view of a search, for cells and cards of its rows. */
export interface MatchView {
  readonly match: RequestMatch<SelectedRow>;
  readonly openId: string | undefined;
  /** Opens the reason of a row, or folds it. */
  readonly toggle: (id: string) => void;
}

export const MatchViewContext = createContext<MatchView | undefined>(undefined);

/** undefined where the plain search is shown. */
export function useMatchView(): MatchView | undefined {
  return use(MatchViewContext);
}
