import { formatCountOf } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { outdatePages } from '#api/outdate-pages.ts';
import { showSuccess } from '#ui/toast/toast.tsx';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

/**
 * Adds objects to the selection of a request, and restores the request if it is archived. A toast shows how many were
 * new and how many were already in the selection; its undo reverts both operations.
 * @throws refusal of the server; nothing is added then
 */
export async function addToSelection(
  client: QueryClient,
  kind: ToSelectionKind,
  request: Pick<OfferedRequest, 'id' | 'name' | 'isEnabled'>,
  objectIds: readonly string[],
): Promise<void> {
  const [runId, restoring] = [uuidv7(), request.isEnabled ? undefined : uuidv7()];
  if (restoring !== undefined) await kind.archive(request.id, true, restoring);
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
  await kind.addMany(before.id, fresh, runId);
  await refresh(client);
  const takeBack = async () => {
    if (restoring === undefined || (await kind.undo(client, restoring, true))) await kind.undo(client, runId);
  };
  const action = { label: 'Отменить', isUndo: true, run: () => void takeBack() };
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
