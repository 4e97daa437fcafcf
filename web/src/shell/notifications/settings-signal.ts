import { createSignal } from '#ui/signal.ts';

/** Whether 'Что присылать' is open. */
export const notificationSettingsSignal = createSignal(false);

export function openNotificationSettings(): void {
  notificationSettingsSignal.set(true);
}
