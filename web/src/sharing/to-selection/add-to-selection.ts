import { formatCountOf } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { selectionToasts } from '#sharing/selection/selection-words.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

/**
 * Adds objects to the selection of a request; a toast says how many were new and how many were in already, and takes
 * exactly the new ones out again.
 * @returns whether they are in now
 */
export async function addToSelection(
  client: QueryClient,
  kind: ToSelectionKind,
  request: Pick<OfferedRequest, 'id' | 'name'>,
  objectIds: readonly string[],
): Promise<boolean> {
  try {
    const before = await kind.read(request.id);
    const known = new Map(before.items.map((item) => [item.objectId, item]));
    const fresh = objectIds.filter((id) => known.get(id)?.status !== true);
    const title = `В подборке «${request.name}»`;
    const were = objectIds.length - fresh.length;
    if (fresh.length === 0) {
      showSuccess(title, objectIds.length === 1 ? 'Уже в подборке' : `Уже были все ${formatCountOf(were, kind.forms)}`);
      return true;
    }
    const after = await kind.addMany(before.id, fresh);
    await refresh(client);
    const added = `Добавлено: ${formatCountOf(fresh.length, kind.forms)}`;
    const isFresh = new Set(fresh);
    const takeOut = async () => {
      const items = after.items.filter(({ objectId }) => isFresh.has(objectId));
      // What was hidden before is hidden again.
      await Promise.all(items.map(({ id, objectId }) => (known.has(objectId) ? kind.hide(id) : kind.remove(id))));
      await refresh(client);
      showSuccess(`Убрано: ${formatCountOf(fresh.length, kind.forms)}`);
    };
    const undo = () => void takeOut().catch((error) => showError(selectionToasts.failed, failureText(error)));
    showSuccess(title, were > 0 ? `${added}. Уже были: ${formatCountOf(were, kind.forms)}` : added, {
      label: 'Отменить',
      isUndo: true,
      run: undo,
    });
    return true;
  } catch (error) {
    showError(selectionToasts.notAdded, failureText(error));
    return false;
  }
}

async function refresh(client: QueryClient): Promise<void> {
  outdatePages(client);
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some((part) => part === 'selection') });
}
