import { PRESENCE_EVERY_S, type PresentAt } from '@gektar/contract/events/event.ts';
import { showPresence } from '@gektar/contract/events/event-calls.ts';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { thisTab } from './this-tab.ts';

const SECOND_MS = 1_000;

/** Shows colleagues that this tab has an object open, while the tab is visible. @param at null: nothing is shown */
export function useShownPresence(at: PresentAt | null, isEditing: boolean): void {
  const { kind, id, within = null } = at ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined) return undefined;
    const send = (where: PresentAt | null) => {
      // A failed call does no harm: the next one follows soon.
      void call(showPresence, { body: { tabId: thisTab, at: where, isEditing } }).catch(() => undefined);
    };
    const show = () => send(document.visibilityState === 'visible' ? { kind, id, within } : null);
    const repeat = () => {
      if (document.visibilityState === 'visible') show();
    };
    show();
    const timer = setInterval(repeat, PRESENCE_EVERY_S * SECOND_MS);
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
      send(null);
    };
  }, [kind, id, within, isEditing]);
}
