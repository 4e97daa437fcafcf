import type { CustomerKey, Talk } from '@gektar/contract/people/talk.ts';
import { holdTyping } from '#ui/held-typing.ts';
import { createSignal } from '#ui/signal.ts';

/** Subject of the dialog of a talk: a new talk with a customer, or an existing one. */
export type OpenedTalk =
  | { readonly customer: CustomerKey; readonly name: string }
  | { readonly edited: Talk; readonly name: string };

/** The talk whose dialog is open. */
export const talkSignal = createSignal<OpenedTalk | undefined>(undefined);

/** Opens the dialog of a new talk, or of an existing one; keys typed while it is loading go to it. */
export function openTalk(opened: OpenedTalk): void {
  const isOpen = talkSignal.get() !== undefined;
  talkSignal.set(opened);
  if (isOpen) return;
  holdTyping({ isAwaited: () => talkSignal.get() !== undefined, onCancel: () => talkSignal.set(undefined) });
}
