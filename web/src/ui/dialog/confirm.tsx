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
 * @param instead takes the question away with this answer, once it has one
 */
export function confirm(question: Question, instead?: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isAnswered = false;
  const asked: OpenQuestion = {
    question,
    answer: (isConfirmed) => {
      isAnswered = true;
      if (open.get() === asked) open.set(undefined);
      resolve(isConfirmed);
    },
  };
  void instead?.then(asked.answer);
  loadTwice(loadDialog).then(
    () => {
      if (isAnswered) return;
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
