import { createSignal } from './signal.ts';

/** Whether a table with editable cells has the focus; while it has, the footer lists its keys. */
export const keyLine = createSignal(false);

export function showKeyLine(): void {
  if (!keyLine.get()) keyLine.set(true);
}

export function hideKeyLine(): void {
  if (keyLine.get()) keyLine.set(false);
}
