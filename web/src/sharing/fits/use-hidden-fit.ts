import type { Domain } from '@gektar/contract/domain.ts';
import { setTodayLine } from '@gektar/contract/today/today-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useAction } from '#ui/use-action.ts';

/** An object that is not to be offered to a request. */
interface Pair {
  readonly objectId: string;
  readonly requestId: string;
}

/** Hides an object for a request, also in 'Сегодня', or returns it. */
export function useHiddenFit(domain: Domain) {
  const client = useQueryClient();
  const set = ({ objectId, requestId }: Pair, isDone: boolean) =>
    call(setTodayLine, { body: { line: { kind: 'fit', domain, objectId, requestId }, isDone } });
  const keep = () =>
    Promise.all(
      [[domain, 'requests', 'fits'], ['today'], ['notifications']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const back = useAction({ run: (pair: Pair) => set(pair, false), failed: 'Не возвращено', keep });
  const hide = useAction({
    run: (pair: Pair) => set(pair, true),
    done: 'Больше не предлагаем',
    undo: (pair) => ({ label: 'Отменить', isUndo: true, run: () => back.mutate(pair) }),
    failed: 'Не записано',
    keep,
  });
  return { hide, back };
}
