import { normalisePhone } from '@gektar/format/phone-number.ts';

const PHONE = /(?<!\d)(?:\+7|8)[\s(-]{0,3}\d{3}[\s)-]{0,3}\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/;

/** What a wanted ad says, for 'Запрос за минуту'. */
export interface WantedRequest {
  readonly note: string;
  readonly phone?: string;
}

/** What a wanted ad of a table says: its text, and the telephone number in it. */
export function requestOf(text: string): WantedRequest {
  const note = text.replaceAll(' · ', ', ');
  const phone = normalisePhone(PHONE.exec(text)?.[0] ?? '');
  return { note, ...(phone !== undefined && { phone }) };
}
