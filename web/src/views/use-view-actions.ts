import type { View, ViewDraft, ViewsOfList } from '@gektar/contract/views/view.ts';
import { createView, deleteView, restoreView, setListHabits, updateView } from '@gektar/contract/views/view-calls.ts';
import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { failureText, isFailure } from '#api/failure-text.ts';
import { showSuccess } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { viewsQuery } from './view-data.ts';

/** One of the user's own views, with the parts to replace. */
export interface ViewChangeOf {
  readonly view: View;
  readonly about: Partial<Omit<ViewDraft, 'newId' | 'list'>>;
}

/** Calls that change the views of a list; each refetches the tabs. */
export function useViewActions(list: ViewedList) {
  const client = useQueryClient();
  const { queryKey } = viewsQuery(list);
  const refetch = () => client.invalidateQueries({ queryKey });
  const put = (change: (before: ViewsOfList) => ViewsOfList) =>
    client.setQueryData<ViewsOfList>(queryKey, (before) => before && change(before));
  const onSettled = refetch;

  const create = useAction({
    run: (draft: ViewDraft) => call(createView, { body: draft }),
    keep: (view) => put(({ views, ...rest }) => ({ ...rest, views: withView(views, view) })),
    failed: fieldless('Вид не сохранён'),
    onSettled,
  });
  const update = useAction({
    run: ({ view, about }: ViewChangeOf) => call(updateView, { body: { ...contentOfView(view), ...about } }),
    keep: (view) => put(({ views, ...rest }) => ({ ...rest, views: withView(views, view) })),
    failed: fieldless('Вид не сохранён'),
    onSettled,
  });
  const restore = useAction({
    run: (id: string) => call(restoreView, { params: { id } }),
    failed: 'Вид не возвращён',
    onSettled,
  });
  const remove = useAction({
    run: ({ id }: View) => call(deleteView, { params: { id } }),
    keep: (_, view) => {
      put(({ views, ...rest }) => ({ ...rest, views: views.filter(({ id }) => id !== view.id) }));
      showSuccess('Вид удалён', view.name, {
        label: 'Отменить',
        isUndo: true,
        run: () => restore.mutate(view.id),
      });
    },
    failed: 'Вид не удалён',
    onSettled,
  });
  const openFirst = useAction({
    run: (id: string | null) => call(setListHabits, { body: { list, defaultViewId: id } }),
    keep: (habits) => put((before) => ({ ...before, habits })),
    done: ({ defaultViewId }) =>
      defaultViewId === null ? 'Список открывается без вида' : 'Список открывается этим видом',
    failed: 'Вид по умолчанию не изменён',
    onSettled,
  });

  return { create, update, remove, openFirst };
}

export type ViewActions = ReturnType<typeof useViewActions>;

/** Handler of a failed call: a refusal that concerns the name is shown at the name field, any other as a toast. */
function fieldless(title: string) {
  return (error: Error) =>
    isFailure(error, 'view.name_taken') || isFailure(error, 'request.invalid')
      ? undefined
      : { title, text: failureText(error) };
}

function contentOfView({ id, rowVersion, name, isShared, filter, order, columns, kind }: View) {
  return { id, rowVersion, name, isShared, filter, order, columns, kind };
}

/** The views with one replaced, or added after the user's own ones. */
function withView(views: readonly View[], view: View): View[] {
  if (views.some(({ id }) => id === view.id)) return views.map((one) => (one.id === view.id ? view : one));
  const mine = views.filter(({ isMine }) => isMine);
  return [...mine, view, ...views.slice(mine.length)];
}

/** Name for 'Копировать': not taken by any of the user's own views. */
export function nameOfCopy(name: string, views: readonly View[]): string {
  const taken = new Set(views.filter(({ isMine }) => isMine).map((view) => view.name.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  for (let number = 1; ; number += 1) {
    const copy = `${name.slice(0, 45)} (копия${number === 1 ? '' : ` ${number}`})`;
    if (!taken.has(copy.toLowerCase())) return copy;
  }
}
