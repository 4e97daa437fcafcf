import type { View } from '@gektar/contract/views/view.ts';
import { ALL_TAB } from '#form/filter/open-tab.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Search parameters that open a view. */
export function addressOf({ id, filter, order, kind }: Pick<View, 'id' | 'filter' | 'order' | 'kind'>): Raw {
  return { ...filter, ...order, ...(kind !== null && { view: kind }), tab: id };
}

/** Search parameters that show all rows; without any, the default view would open. */
export function allAddress(defaultViewId: string | undefined): Raw {
  return defaultViewId === undefined ? {} : { tab: ALL_TAB };
}
