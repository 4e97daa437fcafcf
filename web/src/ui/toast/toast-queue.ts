import type { Toast } from './toast-about.ts';

/** Maximum number of toasts at once (1§9); an eleventh pushes out the oldest (C-07). */
export const toastLimit = 10;

/** Ids of the toasts to remove before another one is shown, oldest first. */
export function toastsToPush(shown: readonly { readonly id?: string | undefined }[]): string[] {
  const spare = shown.length + 1 - toastLimit;
  return shown
    .slice(0, Math.max(0, spare))
    .map((toast) => toast.id)
    .filter((id) => id !== undefined);
}

/**
 * Whether `shown` is replaced by the next toast: a repeated failure is, and a warning after a successful save
 * ('Проверьте введённые данные' no longer applies).
 */
export function givesWay(shown: Toast, { kind, title, text, topic }: Toast): boolean {
  if (topic !== undefined && shown.topic === topic) return true;
  if (kind === 'success') return shown.kind === 'warning';
  return shown.kind === kind && shown.title === title && shown.text === text;
}
