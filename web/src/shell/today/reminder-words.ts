import { readTypedPhone } from '@gektar/contract/people/typed-phone.ts';
import type { Reminder } from '@gektar/contract/reminders/reminder.ts';
import { formatDate } from '@gektar/format/date.ts';
import { withoutClient } from './without-client.ts';

/** Texts of a reminder's line. */
export interface ReminderWords {
  /** Whether it is a call to somebody or about something that the line names. */
  readonly isCall: boolean;
  /** Whom to call, or what the call is about; undefined for other reminders and for a call that only has a number. */
  readonly who: string | undefined;
  readonly title: string;
  readonly details: string;
  /** Number to call, as stored or as it is in the text. */
  readonly phone: string | undefined;
}

/** Words of a reminder: a call names the person, without one the object, without both the number in its text. */
export function reminderWords({
  kind,
  text,
  about,
  dateTimeCreated,
}: Pick<Reminder, 'kind' | 'text' | 'about' | 'dateTimeCreated'>): ReminderWords {
  const isPerson = about?.kind === 'contact' || about?.kind === 'company';
  const person = (isPerson ? about.title : about?.client) || undefined;
  const phone = about?.phone ?? (kind === 'call' ? phoneIn(text) : undefined);
  const who = kind === 'call' ? person || about?.title || undefined : undefined;
  const isCall = kind === 'call' && (who !== undefined || phone !== undefined);
  const created = `${kind === 'call' ? 'Звонок, поставлен' : 'Напоминание, поставлено'} ${formatDate(dateTimeCreated)}`;
  const title = who ?? text;
  const details = !isCall
    ? [about?.title, about?.place, created]
    : person === undefined
      ? [about?.place, text, created]
      : [isPerson ? about?.client : withoutClient(about?.title ?? '', person), text];
  return { isCall, who, title, details: details.filter((one) => one && one !== title).join(' · '), phone };
}

const RUSSIAN_NUMBER = /(?<!\d)(?:\+7|8)[\s\u00A0(-]*\d{3}[\s\u00A0)-]*\d{3}[\s\u00A0-]?\d{2}[\s\u00A0-]?\d{2}(?!\d)/;

/** The first Russian telephone number in a text, in its stored form. */
function phoneIn(text: string): string | undefined {
  const [found] = RUSSIAN_NUMBER.exec(text) ?? [];
  return found === undefined ? undefined : readTypedPhone(found)?.number;
}
