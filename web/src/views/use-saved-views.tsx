import type { View, ViewsOfList } from '@gektar/contract/views/view.ts';
import { setListHabits } from '@gektar/contract/views/view-calls.ts';
import { type ViewedList, viewedLists } from '@gektar/contract/views/view-lists.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { call } from '#api/call.ts';
import { ALL_TAB } from '#form/filter/open-tab.ts';
import type { OpenList, SavedViews } from '#form/filter/saved-views.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useIsLaptop } from '#ui/use-media.ts';
import { useViewColumns } from './use-view-columns.ts';
import { changeOf, orderIn } from './view-content.ts';
import { viewsQuery } from './view-data.ts';
import { ViewTabs } from './view-tabs.tsx';

const ViewSaving = lazyPart(async () => ({ default: (await import('./view-saving.tsx')).ViewSaving }));

const NO_VIEWS: readonly View[] = [];

/** Saved views of a list: tabs, columns of the open view, and how the list differs from the open view. */
export function useSavedViews(list: OpenList): SavedViews {
  const key = viewedListOf(list.key);
  const client = useQueryClient();
  const { data } = useQuery(viewsQuery(key));
  const { tab } = list.search;
  const views = data?.views ?? NO_VIEWS;
  const view = views.find(({ id }) => id === tab);
  // Last view that was open: when it is missing now, it was deleted or is no longer shared.
  const [last, setLast] = useState<View>();
  if (view !== undefined && view !== last) setLast(view);
  const isGone = data !== undefined && view === undefined && tab !== undefined && last?.id === tab;
  const { settings, forgetChanges } = useViewColumns(list, view);
  const isLaptop = useIsLaptop();
  const defaultViewId = data?.habits.defaultViewId ?? undefined;

  return useMemo(() => {
    const change = view && changeOf(list, view, settings.layout);
    const open = { list, viewedList: key, views, view, defaultViewId, columns: settings, forgetChanges };
    return {
      columns: settings,
      changed: change?.changed ?? [],
      tabs: <ViewTabs {...open} isChanged={change?.isChanged === true} isGone={isGone} isLaptop={isLaptop} />,
      saving: view && change?.isChanged && isLaptop && (
        <Suspense>
          <ViewSaving {...open} view={view} />
        </Suspense>
      ),
      onOrder: (order) => {
        if (tab !== undefined && tab !== ALL_TAB) return;
        const last = orderIn(list, { ...order });
        client.setQueryData<ViewsOfList>(
          viewsQuery(key).queryKey,
          (before) => before && { ...before, habits: { ...before.habits, order: last } },
        );
        // Only a convenience for the next visit, so a failure shows no message.
        call(setListHabits, { body: { list: key, order: last } }).catch(() => undefined);
      },
    };
  }, [list, key, views, view, defaultViewId, settings, forgetChanges, isGone, isLaptop, tab, client]);
}

function viewedListOf(key: string): ViewedList {
  const list = viewedLists.find((known) => known === key);
  if (list === undefined) throw new Error(`${key} has no views`);
  return list;
}
