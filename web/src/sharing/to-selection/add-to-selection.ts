import { formatCountOf } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { showSuccess, showWarning } from '#ui/toast/toast.tsx';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

/**
 * Adds objects to the selection of a request, and restores the request if it is archived. A toast shows how many were
 * new and how many were already in the selection; its undo reverts both operations.
 * @param leader name of the colleague who leads the request
 * @throws refusal of the addition; nothing is changed then
 */
export async function addToSelection(
  client: QueryClient,
  kind: ToSelectionKind,
  request: Pick<OfferedRequest, 'id' | 'name' | 'isEnabled'>,
  objectIds: readonly string[],
  leader?: string,
): Promise<void> {
  const runId = uuidv7();
  const addition = await addAndRestore(kind, request, objectIds, runId);
  await outdateSelections(client);
  const { restoring, refusal } = addition;
  showAddition(kind, { ...addition, name: request.name, count: objectIds.length, leader }, async () => {
    if (restoring === undefined || (await kind.undo(client, restoring, true))) await kind.undo(client, runId);
  });
  if (refusal !== undefined) showWarning('Запрос остался в архиве', failureText(refusal));
}

interface Shown {
  /** Name of the request. */
  readonly name: string;
  /** Number of objects. */
  readonly count: number;
  readonly leader: string | undefined;
}

function showAddition(
  kind: ToSelectionKind,
  { fresh, restoring, name, count, leader }: Addition & Shown,
  takeBack: () => Promise<void>,
): void {
  const were = count - fresh.length;
  const where = `в «${name}»`;
  if (fresh.length === 0) {
    const title = `В подборке «${name}»`;
    showSuccess(title, count === 1 ? 'Уже в подборке' : `Уже были все ${formatCountOf(were, kind.forms)}`);
    return;
  }
  const action = { label: 'Отменить', isUndo: true, run: () => void takeBack() };
  if (count === 1) {
    const title = leader === undefined ? `${kind.added} ${where}` : `Добавлено в подборку «${name}», ${leader} увидит`;
    showSuccess(title, restoring && 'Запрос возвращён из архива', action);
    return;
  }
  const counts = [
    `Добавлено: ${formatCountOf(fresh.length, kind.forms)}`,
    were > 0 && `уже были: ${formatCountOf(were, kind.forms)}`,
    restoring !== undefined && 'запрос возвращён из архива',
  ];
  showSuccess(`Добавлено ${where}`, counts.filter(Boolean).join(', '), action);
}

export interface Addition {
  /** Objects that were not in the selection. */
  readonly fresh: readonly string[];
  /** Id of the operation that restored the request; undefined when it was not restored. */
  readonly restoring: string | undefined;
  /** Why an archived request was not restored. */
  readonly refusal: unknown;
}

/**
 * Adds objects that are not in the selection yet, then restores the request: a refused addition leaves it in the
 * archive.
 * @throws refusal of the addition
 */
export async function addAndRestore(
  kind: Pick<ToSelectionKind, 'read' | 'addMany' | 'archive'>,
  { id, isEnabled }: Pick<OfferedRequest, 'id' | 'isEnabled'>,
  objectIds: readonly string[],
  runId: string,
): Promise<Addition> {
  const before = await kind.read(id);
  const known = new Map(before.items.map((item) => [item.objectId, item]));
  const fresh = objectIds.filter((objectId) => known.get(objectId)?.status !== true);
  if (fresh.length > 0) await kind.addMany(before.id, fresh, runId);
  if (isEnabled) return { fresh, restoring: undefined, refusal: undefined };
  const restoring = uuidv7();
  try {
    await kind.archive(id, true, restoring);
    return { fresh, restoring, refusal: undefined };
  } catch (refusal) {
    return { fresh, restoring: undefined, refusal };
  }
}

/** Refetches pages, selections and requests after a selection was changed. */
export async function outdateSelections(client: QueryClient): Promise<void> {
  outdatePages(client);
  const shown = ['selection', 'requests', 'request', 'offers'];
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => shown.includes(String(part))),
  });
}
