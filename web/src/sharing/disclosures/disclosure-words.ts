import type { Domain } from '@gektar/contract/domain.ts';
import type { DisclosureChannel, Showing, Showings } from '@gektar/contract/sharing/disclosures.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatChange, formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';

export const showings: PluralForms = ['показ', 'показа', 'показов'];
/** 'кому: 5 клиентам' */
const toClients: PluralForms = ['клиенту', 'клиентам', 'клиентам'];
const clients: PluralForms = ['клиент', 'клиента', 'клиентов'];
const times: PluralForms = ['раз', 'раза', 'раз'];

export const channelNames: Readonly<Record<DisclosureChannel, string>> = {
  page: 'Страница',
  report: 'Отчёт',
  sheet: 'Лист',
  slides: 'Слайды',
  pdf: 'PDF',
};

/** Words for the compared amount of each domain. */
export const amountWords = {
  land: { object: 'Участок', wasShown: 'Цена тогда', unit: units.rouble, accusative: 'цену', without: 'без цены' },
  industrial: {
    object: 'Вакансия',
    wasShown: 'Ставка тогда',
    unit: units.roublePerSquareMetre,
    accusative: 'ставку',
    without: 'без ставки',
  },
} as const satisfies Readonly<Record<Domain, object>>;

/** Unit of the amount of a showing when it differs from that of its column: the price of a vacancy. */
export function unitInCell({ figure }: Pick<Showing, 'figure'>): string | undefined {
  return figure === 'salePrice' ? units.rouble : undefined;
}

/** 'ООО «Короб»', the person when there is no company, or that no client is known. */
export function clientName({ company, contact, request }: Pick<Showing, 'company' | 'contact' | 'request'>): string {
  return company?.name || contact?.name || (request === null ? NO_CLIENT : missing.value);
}
/** Client name in a file of single objects. */
const NO_CLIENT = 'Без запроса';

/** The person of a company. */
export function personName({ company, contact }: Pick<Showing, 'company' | 'contact'>): string {
  return company?.name ? (contact?.name ?? '') : '';
}

/** 'открыта 5 раз' for a page; empty for a file. */
export function openingsText({ channel, openings }: Pick<Showing, 'channel' | 'openings'>): string {
  if (channel !== 'page' && channel !== 'report') return '';
  return `${channel === 'page' ? 'открыта' : 'открыт'} ${formatCountOf(openings, times)}`;
}

/** '−3,3 %', 'та же'; a dash when an amount is missing. */
export function differenceText({ shown, now }: Pick<Showing, 'shown' | 'now'>): string {
  if (shown === null || now === null) return missing.dash;
  if (shown === now) return 'та же';
  return shown === 0 ? missing.dash : formatChange(shown, now);
}

/** '5 клиентам, с 14.08.2026' */
export function reachText({ clientCount, since }: Pick<Showings, 'clientCount' | 'since'>): string {
  const parts = [clientCount > 0 && formatCountOf(clientCount, toClients), since !== null && `с ${formatDate(since)}`];
  return parts.filter(Boolean).join(', ');
}

/** '2 клиента видели ставку выше нынешней, 1 — ниже'; empty when every client saw today's amount. */
export function comparedText(domain: Domain, { above, below }: Pick<Showings, 'above' | 'below'>): string {
  const { accusative } = amountWords[domain];
  const saw = (count: number) => `${formatCountOf(count, clients)} ${plural(count, ['видел', 'видели', 'видели'])}`;
  if (above > 0) {
    return `${saw(above)} ${accusative} выше нынешней${below > 0 ? `, ${below} ${missing.dash} ниже` : ''}`;
  }
  return below > 0 ? `${saw(below)} ${accusative} ниже нынешней` : '';
}

/**
 * Two texts that name an object: for a plot its number, then its location; for a vacancy its building, then its name.
 */
export function objectTexts({
  domain,
  objectName,
  objectPlace,
}: Pick<Showing, 'domain' | 'objectName' | 'objectPlace'>) {
  const [name, note] = domain === 'land' ? [objectName, objectPlace] : [objectPlace, objectName];
  return { name: name || note, note: name ? note : '' };
}

/** Path of the page of an object. */
export function objectPath({ domain, objectId }: Pick<Showing, 'domain' | 'objectId'>): string {
  return domain === 'land' ? `/land/property/${objectId}` : `/industrial/vacancy/${objectId}`;
}

/** Message to a client who saw more than today's amount. */
export function lowerMessage(showing: Showing): string {
  const { domain, contact, shown, now } = showing;
  const firstName = contact?.name.split(' ')[0];
  const unit = unitInCell(showing) ?? amountWords[domain].unit;
  const what = showing.figure === 'averageNetRentalRate' ? 'Ставка' : 'Цена';
  const { name, note } = objectTexts(showing);
  return [
    `Здравствуйте${firstName ? `, ${firstName}` : ''}!`,
    `${what} снижена: ${[name, note].filter(Boolean).join(', ')}.`,
    `Вы видели ${amountText(shown, unit)}, сейчас ${amountText(now, unit)}.`,
  ].join('\n');
}

function amountText(value: number | null, unit: string): string {
  return `${formatMeasured(value ?? 0)} ${unit}`;
}

/** A `mailto:` address with a text; the receiver is chosen in the mail program. */
export function mailAddress(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}
