import { unexpectedText } from '@gektar/contract/common-texts.ts';
import type { ToastAction } from './toast-about.ts';

export interface ToastWords {
  readonly title: string;
  readonly text?: string | undefined;
  /** Action that helps after the failure. */
  readonly action?: ToastAction | undefined;
}

/**
 * Removes repetitions: a text that repeats the title, and a bare 'Произошла ошибка' under a title that names the
 * failure.
 */
export function toastWords(title: string, text: string | undefined): ToastWords {
  const isRepeated = text === title || text === unexpectedText;
  return { title, text: isRepeated ? undefined : text };
}
