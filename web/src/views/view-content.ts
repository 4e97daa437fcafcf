import type { View, ViewDraft } from '@gektar/contract/views/view.ts';
import { changedCriteria } from '#form/filter/changed-criteria.ts';
import type { OpenList } from '#form/filter/saved-views.ts';
import { type ColumnLayout, isSameArrangement } from '#table/column-layout.ts';
import { addressOf } from './view-address.ts';

type Raw = Readonly<Record<string, unknown>>;
/** The parts of a list that a view stores. */
export type ViewContent = Pick<ViewDraft, 'filter' | 'order' | 'columns' | 'kind'>;

/** The order in a URL; null for the default order. */
export function orderIn({ orderOf }: Pick<OpenList, 'orderOf'>, search: Raw): ViewContent['order'] {
  const [now, usual] = [orderOf(search), orderOf({})];
  return now.sort === usual.sort && now.direction === usual.direction ? null : now;
}

type ReadOfList = Pick<OpenList, 'read' | 'criteriaOf' | 'orderOf'>;

/** The current state of the list, as a view stores it. */
export function contentOf(list: ReadOfList & Pick<OpenList, 'search'>, columns: ColumnLayout): ViewContent {
  const { archive, view } = list.search;
  const search: Raw = { ...list.search };
  return {
    filter: { ...list.criteriaOf(search), ...(archive !== undefined && { archive }) },
    order: orderIn(list, search),
    columns: { visibility: { ...columns.visibility }, order: [...columns.order], widths: { ...columns.widths } },
    kind: view ?? null,
  };
}

/** Differences between the open view and the current state of the list. */
export interface ViewChange {
  readonly isChanged: boolean;
  /** Names of criteria whose values differ. */
  readonly changed: readonly string[];
}

export function changeOf(
  list: ReadOfList & Pick<OpenList, 'search' | 'usualView' | 'columns'>,
  view: View,
  columns: ColumnLayout,
): ViewChange {
  const saved = list.read(addressOf(view));
  const before: Raw = { ...saved };
  const now: Raw = { ...list.search };
  const { changed, dropped } = changedCriteria(list.criteriaOf(before), list.criteriaOf(now));
  const orderBefore = list.orderOf(before);
  const orderNow = list.orderOf(now);
  const isSame =
    changed.length + dropped.length === 0 &&
    saved.archive === list.search.archive &&
    orderBefore.sort === orderNow.sort &&
    orderBefore.direction === orderNow.direction &&
    (saved.view ?? list.usualView) === (list.search.view ?? list.usualView) &&
    (view.columns === null || isSameArrangement(list.columns, view.columns, columns));
  return { isChanged: !isSame, changed };
}
