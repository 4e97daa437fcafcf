import type { View, ViewsOfList } from '@gektar/contract/views/view.ts';
import { orderViews } from '@gektar/contract/views/view-calls.ts';
import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { showError } from '#ui/toast/toast.tsx';
import { viewsQuery } from './view-data.ts';

/** The user's own views after a move. @param to new index among them */
export function movedTo(views: readonly View[], id: string, to: number): View[] {
  const mine = views.filter(({ isMine }) => isMine);
  const moved = mine.find((view) => view.id === id);
  const at = Math.max(0, Math.min(to, mine.length - 1));
  const others = mine.filter((view) => view.id !== id);
  return moved === undefined ? mine : others.toSpliced(at, 0, moved);
}

/** Moves one of the user's own views: −1 to the left, 1 to the right. */
export async function stepView(client: QueryClient, list: ViewedList, id: string, step: -1 | 1): Promise<void> {
  const views = viewsOf(client, list);
  const index = views.filter(({ isMine }) => isMine).findIndex((view) => view.id === id);
  if (index >= 0) await saveOrder(client, list, movedTo(views, id, index + step));
}

/** Moves one of the user's own views to the position of another view. */
export async function dropView(client: QueryClient, list: ViewedList, id: string, onto: string): Promise<void> {
  const views = viewsOf(client, list);
  const index = views.filter(({ isMine }) => isMine).findIndex((view) => view.id === onto);
  if (index >= 0) await saveOrder(client, list, movedTo(views, id, index));
}

function viewsOf(client: QueryClient, list: ViewedList): readonly View[] {
  return client.getQueryData<ViewsOfList>(viewsQuery(list).queryKey)?.views ?? [];
}

/** Saves the order: shown immediately, and undone if the server refuses it. */
async function saveOrder(client: QueryClient, list: ViewedList, mine: readonly View[]): Promise<void> {
  const { queryKey } = viewsQuery(list);
  const before = client.getQueryData<ViewsOfList>(queryKey);
  await client.cancelQueries({ queryKey });
  client.setQueryData<ViewsOfList>(
    queryKey,
    (now) => now && { ...now, views: [...mine, ...now.views.filter(({ isMine }) => !isMine)] },
  );
  try {
    await call(orderViews, { body: { list, ids: mine.map(({ id }) => id) } });
  } catch (error) {
    client.setQueryData(queryKey, before);
    showError('Порядок видов не сохранён', failureText(error));
  }
  await client.invalidateQueries({ queryKey });
}
