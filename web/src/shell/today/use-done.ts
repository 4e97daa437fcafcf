import type { TodayLineKey } from '@gektar/contract/today/today.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#ui/use-action.ts';
import { reloadToday, setLine } from './today-data.ts';

/** Marks a line as done, with an undo in the toast. */
export function useDone(line: TodayLineKey, done: string) {
  const client = useQueryClient();
  const keep = () => reloadToday(client);
  const back = useAction({ run: () => setLine(line, false), failed: 'Не возвращено', keep });
  return useAction({
    run: () => setLine(line, true),
    done,
    undo: { label: 'Отменить', isUndo: true, run: () => back.mutate() },
    failed: 'Не записано',
    keep,
  });
}
