import type { Domain } from '@gektar/contract/domain.ts';
import { MAX_MESSAGE } from '@gektar/contract/loads/load-limits.ts';

/** Path of the page 'Из сообщения'. */
export function messagePath(domain: Domain): string {
  return `/${domain}/load/message`;
}

let given = '';

/** Passes a message to the page 'Из сообщения', which is opened next. */
export function giveMessage(text: string): void {
  given = text;
}

/** The message passed to the page; empty when there is none. */
export function takeGivenMessage(): string {
  const text = given;
  given = '';
  return text;
}

/** Length from which a text may be a message (characters); shorter texts are search texts. */
const SHORTEST = 16;
const AREA = /\d\s*(?:га|гектар|сот|соток|сотки|м2|м²|кв\.?\s*м)(?!\p{L})/iu;

/** Whether a typed or pasted text may offer an object: it contains an area. */
export function isMessage(text: string): boolean {
  return text.trim().length >= SHORTEST && AREA.test(text);
}

/** In a list of several objects, each line has one of these: an amount, a number or a name. */
const OWN = /руб|₽|млн|тыс|\d\s*р(?!\p{L})|блок|секци|корп|№|\d{2}:\d{2}:\d{6,7}|^\s*\d{1,2}[).]\s/iu;

/** Whether a pasted text offers a single object in words: it has no table cells and is not a list of objects. */
export function isMessageOfOne(text: string): boolean {
  if (!isMessage(text) || text.length > MAX_MESSAGE || text.includes('\t') || /(?:;[^;\n]*){2}\n/.test(text))
    return false;
  const offers = text.split('\n').filter((line) => AREA.test(line));
  return offers.length === 1 || !offers.every((line) => OWN.test(line));
}

const LAND = /(?<!\p{L})(?:зу|уч(?:асток|астка|\.)|ижс|лпх|снт|кфх|кадастров)|\d\s*(?:га|гектар|сот)(?!\p{L})/iu;

/** Domain of the object that a message offers: a message about hectares or plots is about land. */
export function domainOfMessage(text: string): Domain {
  return LAND.test(text) ? 'land' : 'industrial';
}
