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
 * Asks for confirmation: true for the confirming button, false for everything else (Esc, a click outside, the close
 * button, a dialog that fails to load).
 * @param instead closes the question with this answer when it resolves
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
      // One question at a time: an unanswered older one counts as refused.
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

/** Outlet of questions; rendered once, at the root of the application. */
export function ConfirmOutlet() {
  const asked = useSyncExternalStore(open.subscribe, open.get);
  // Loaded early, so that a question works even after the connection was lost.
  useFetchedSoon(loadDialog);
  return asked ? (
    <Suspense>
      <ConfirmDialog {...asked} />
    </Suspense>
  ) : null;
}
