import { unexpectedText } from '@gektar/contract/common-texts.ts';
import type { ToastAction } from './toast-about.ts';

export interface ToastWords {
  readonly title: string;
  readonly text?: string | undefined;
  /** What can be done about it. */
  readonly action?: ToastAction | undefined;
}

/**
 * Says one thing once: a text that repeats the title is left out, and so is a bare 'Произошла ошибка' under a title
 * that tells what failed.
 */
export function toastWords(title: string, text: string | undefined): ToastWords {
  const isRepeated = text === title || text === unexpectedText;
  return { title, text: isRepeated ? undefined : text };
}
