import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart, loadTwice } from '#ui/lazy-part.ts';
import { createSignal } from '#ui/signal.ts';
import { showError } from '#ui/toast/toast.tsx';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Question } from './question.ts';

const open = createSignal<OpenQuestion | undefined>(undefined);
const loadDialog = () => import('./confirm-dialog.tsx');
const ConfirmDialog = lazyPart(loadDialog);

/**
 * Asks and waits: true for the confirming button, false for everything else (Esc, a click beside, the cross, no dialog
 * to ask with).
 */
export function confirm(question: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked: OpenQuestion = {
    question,
    answer: (isConfirmed) => {
      if (open.get() === asked) open.set(undefined);
      resolve(isConfirmed);
    },
  };
  loadTwice(loadDialog).then(
    () => {
      // One question at a time: an older one that nobody has answered counts as refused.
      open.get()?.answer(false);
      open.set(asked);
    },
    () => {
      showError('Произошла ошибка', 'Вопрос не удалось показать. Повторите');
      resolve(false);
    },
  );
  return promise;
}

/** Where questions appear; once, in the entry of the application. */
export function ConfirmPlace() {
  const asked = useSyncExternalStore(open.subscribe, open.get);
  // A question is also asked after the connection was lost.
  useFetchedSoon(loadDialog);
  return asked ? (
    <Suspense>
      <ConfirmDialog {...asked} />
    </Suspense>
  ) : null;
}
