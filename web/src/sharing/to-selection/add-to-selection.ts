import { formatCountOf } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { selectionToasts } from '#sharing/selection/selection-words.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

/**
 * Adds objects to the selection of a request, which returns from the archive; a toast says how many were new and how
 * many were in already, and takes exactly the new ones out again.
 * @throws a refusal of the server; nothing is added then
 */
export async function addToSelection(
  client: QueryClient,
  kind: ToSelectionKind,
  request: Pick<OfferedRequest, 'id' | 'name' | 'isEnabled'>,
  objectIds: readonly string[],
): Promise<void> {
  if (!request.isEnabled) await kind.archive(request.id, true);
  const before = await kind.read(request.id);
  const known = new Map(before.items.map((item) => [item.objectId, item]));
  const fresh = objectIds.filter((id) => known.get(id)?.status !== true);
  const were = objectIds.length - fresh.length;
  const where = `в «${request.name}»`;
  if (fresh.length === 0) {
    await refresh(client);
    const title = `В подборке «${request.name}»`;
    showSuccess(title, objectIds.length === 1 ? 'Уже в подборке' : `Уже были все ${formatCountOf(were, kind.forms)}`);
    return;
  }
  const after = await kind.addMany(before.id, fresh);
  await refresh(client);
  const isFresh = new Set(fresh);
  const takeOut = async () => {
    const items = after.items.filter(({ objectId }) => isFresh.has(objectId));
    // What was hidden before is hidden again, and an archived request returns to the archive.
    await Promise.all(items.map(({ id, objectId }) => (known.has(objectId) ? kind.hide(id) : kind.remove(id))));
    if (!request.isEnabled) await kind.archive(request.id, false);
    await refresh(client);
    showSuccess(`Убрано из подборки: ${formatCountOf(fresh.length, kind.forms)}`);
  };
  const undo = () => void takeOut().catch((error) => showError(selectionToasts.failed, failureText(error)));
  const action = { label: 'Отменить', isUndo: true, run: undo };
  if (objectIds.length === 1) {
    showSuccess(`${kind.added} ${where}`, request.isEnabled ? undefined : 'Запрос возвращён из архива', action);
    return;
  }
  const counts = [
    `Добавлено: ${formatCountOf(fresh.length, kind.forms)}`,
    were > 0 && `уже были: ${formatCountOf(were, kind.forms)}`,
    !request.isEnabled && 'запрос возвращён из архива',
  ];
  showSuccess(`Добавлено ${where}`, counts.filter(Boolean).join(', '), action);
}

async function refresh(client: QueryClient): Promise<void> {
  outdatePages(client);
  const shown = ['selection', 'requests', 'request'];
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => shown.includes(String(part))),
  });
}
