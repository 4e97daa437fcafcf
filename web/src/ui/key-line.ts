import { createSignal } from './signal.ts';

/** Whether a table with editable cells has the focus: then the footer shows its keys. */
export const keyLine = createSignal(false);

export function showKeyLine(): void {
  if (!keyLine.get()) keyLine.set(true);
}

export function hideKeyLine(): void {
  if (keyLine.get()) keyLine.set(false);
}
