import { namesOf } from '@gektar/contract/records.ts';
import type { ClientLink, LinkSettings, SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { dayAfter, dayOf } from '@gektar/format/date.ts';

/** Settings of a link that was created without any. */
export const usualSettings: LinkSettings = {
  name: '',
  openingLimit: null,
  hasRates: true,
  hasAnswers: true,
  hasCard: true,
};

/** The first link of a selection, with default settings until its own are loaded. */
export function firstLink(link: SelectionLink): ClientLink {
  return {
    ...link,
    ...usualSettings,
    isFirst: true,
    openingCount: 0,
    askedDateTime: null,
    sentDateTime: null,
    sentWay: null,
  };
}

/** Fields of the dialog. */
export interface LinkDraft extends LinkSettings {
  /** YYYY-MM-DD; null while empty. */
  readonly day: string | null;
}

/** @param newDays term of a new link (days) */
export function draftOf(link: ClientLink | null, newDays: number): LinkDraft {
  if (link === null) return { ...usualSettings, day: dayAfter(newDays) };
  return { ...settingsOf(link), day: dayOf(link.expirationTime) };
}

export function settingsOf({ name, openingLimit, hasRates, hasAnswers, hasCard }: LinkSettings): LinkSettings {
  return { name: name.trim(), openingLimit, hasRates, hasAnswers, hasCard };
}

/** Whether settings other than the day differ from the stored ones. */
export function hasOtherSettings(draft: LinkSettings, link: LinkSettings): boolean {
  const [typed, stored] = [settingsOf(draft), settingsOf(link)];
  return namesOf(typed).some((name) => typed[name] !== stored[name]);
}

/** Whether anything differs from what is stored; a new link always does. */
export function isDraftChanged(draft: LinkDraft, link: ClientLink | null): boolean {
  return link === null || draft.day !== dayOf(link.expirationTime) || hasOtherSettings(draft, link);
}
