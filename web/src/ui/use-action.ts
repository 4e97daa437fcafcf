import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { showError, showSuccess } from './toast/toast.tsx';
import type { ToastAction } from './toast/toast-about.ts';
import type { ToastWords } from './toast/toast-words.ts';

/** A request started by the user: its toasts, and the updates after its response. */
export interface Action<Output, Input, Before>
  extends Pick<UseMutationOptions<Output, Error, Input, Before>, 'mutationKey' | 'scope' | 'onMutate' | 'onSettled'> {
  readonly run: (input: Input) => Promise<Output>;
  /** Toast of success; none is shown if absent. */
  readonly done?: string | ((output: Output, input: Input) => string | ToastWords);
  /** Action offered in the toast of success: an undo. */
  readonly undo?: ToastAction | ((input: Input) => ToastAction | undefined);
  /**
   * Title of the failure toast, above the server's reason; if absent, only the reason is shown. A function chooses all
   * words; if it returns undefined, no toast is shown, because the failure is shown elsewhere.
   */
  readonly failed?: string | ((error: Error, input: Input) => ToastWords | undefined);
  /**
   * Updates after the response: refetched lists, navigation. Starts before the toast; the action is pending until it
   * ends.
   */
  readonly keep?: (output: Output, input: Input) => unknown;
  /** Reverts the optimistic update of `onMutate`. */
  readonly revert?: (before: Before | undefined, input: Input) => unknown;
}

/** A mutation with its toasts. */
export function useAction<Output, Input = void, Before = unknown>({
  run,
  done,
  undo,
  failed,
  keep,
  revert,
  ...options
}: Action<Output, Input, Before>) {
  return useMutation<Output, Error, Input, Before>({
    ...options,
    mutationFn: run,
    onSuccess: async (output, input) => {
      const kept = keep?.(output, input);
      const words = typeof done === 'function' ? done(output, input) : done;
      const back = typeof undo === 'function' ? undo(input) : undo;
      if (typeof words === 'string') showSuccess(words, undefined, back);
      else if (words !== undefined) showSuccess(words.title, words.text, back);
      await kept;
    },
    onError: (error, input, before) => {
      revert?.(before, input);
      const words = typeof failed === 'function' ? failed(error, input) : reasonUnder(failed, error);
      if (words) showError(words.title, words.text, words.action);
    },
  });
}

function reasonUnder(title: string | undefined, error: Error): ToastWords {
  const reason = failureText(error);
  return title === undefined ? { title: reason } : { title, text: reason };
}
