import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { formatCountOf, objects } from '#format/plural.ts';
import { showError, showSuccess } from '#ui/toast.tsx';
import { useBulkRun } from '#ui/use-bulk-run.ts';
import { propertyActions, refreshProperties } from './property-data.ts';

const words = {
  archive: {
    one: 'Объект архивирован!',
    many: (count: number) => `${formatCountOf(count, objects)} в архиве`,
    failed: 'Не удалось архивировать объект',
    back: 'unarchive',
  },
  unarchive: {
    one: 'Объект разархивирован!',
    many: (count: number) => `${formatCountOf(count, objects)} из архива`,
    failed: 'Не удалось разархивировать объект',
    back: 'archive',
  },
} as const;

type Kind = keyof typeof words;

/** Archives or restores chosen objects of a list; the toast says what was done and takes it back (D-01). */
export function useBulkArchive() {
  const client = useQueryClient();
  const { progress, run: runOver, stop } = useBulkRun();

  async function run(kind: Kind, ids: readonly string[], isUndo = false): Promise<void> {
    const { done, failed: refused } = await runOver(ids, propertyActions[kind]);
    await refreshProperties(client);
    const { one, many, failed, back } = words[kind];
    const [first] = refused;
    if (first !== undefined) {
      const reason = failureText(first.error);
      showError(failed, refused.length === 1 ? reason : `${formatCountOf(refused.length, objects)}: ${reason}`);
    }
    if (done.length > 0) {
      const undo = { label: 'Вернуть', run: () => void run(back, done, true) };
      showSuccess(done.length === 1 ? one : many(done.length), undefined, isUndo ? undefined : undo);
    }
  }

  return {
    progress,
    archive: (ids: readonly string[]) => run('archive', ids),
    unarchive: (ids: readonly string[]) => run('unarchive', ids),
    stop,
  };
}
