import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { formatCountOf, objects } from '#format/plural.ts';
import { showError, showSuccess } from '#ui/toast.tsx';
import { propertyActions, refreshProperties } from './property-data.ts';

/** How far a run over many objects has come. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** Objects of one run at the same time: quick for a few, and the server stays free for others. */
const AT_ONCE = 4;

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
  const [progress, setProgress] = useState<BulkProgress>();
  const isStopped = useRef(false);

  async function run(kind: Kind, ids: readonly string[], isUndo = false): Promise<void> {
    isStopped.current = false;
    setProgress({ done: 0, total: ids.length });
    const done: string[] = [];
    const failures: unknown[] = [];
    const queue = [...ids];
    async function work(): Promise<void> {
      for (let id = queue.shift(); id !== undefined && !isStopped.current; id = queue.shift()) {
        try {
          await propertyActions[kind](id);
          done.push(id);
        } catch (error) {
          failures.push(error);
        }
        setProgress({ done: done.length + failures.length, total: ids.length });
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, work));
    setProgress(undefined);
    await refreshProperties(client);
    const { one, many, failed, back } = words[kind];
    if (failures.length > 0) {
      showError(
        failed,
        failures.length === 1
          ? failureText(failures[0])
          : `${formatCountOf(failures.length, objects)}: ${failureText(failures[0])}`,
      );
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
    stop: () => {
      isStopped.current = true;
    },
  };
}
