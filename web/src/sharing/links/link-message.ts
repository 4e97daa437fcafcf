import type { Domain } from '@gektar/contract/domain.ts';
import { formatDate } from '@gektar/format/date.ts';
import { usualMessenger } from '@gektar/format/phone.ts';
import { formatCountOf, type PluralForms, plots, warehouses } from '@gektar/format/plural.ts';

/** Placeholders of a stored text, as in `messageSlots` of the contract. */
const NAME = '{имя}';
const OBJECTS = '{объекты}';

const offered = { land: plots, industrial: warehouses } as const satisfies Record<Domain, PluralForms>;

/** '10 складов' */
export function offeredObjects(domain: Domain, count: number): string {
  return formatCountOf(count, offered[domain]);
}

/** Texts of the product, the first one by default; clients who cannot answer are not asked to. */
export function productTexts(hasAnswers: boolean): readonly string[] {
  const first = `${NAME}, добрый день! Подборка по вашему запросу: ${OBJECTS}.`;
  const second = `${NAME}, здравствуйте! Отправляю на выбор ${OBJECTS}.`;
  if (!hasAnswers) return [first, second];
  return [
    `${first} Отметьте, что понравилось, – на вопросы отвечу прямо на странице.`,
    `${second} Если что-то не подходит, отметьте почему: подберу ближе.`,
  ];
}

/** Values for the placeholders of a text. */
export interface MessageWords {
  /** First name of the client. */
  readonly name: string | undefined;
  /** '10 складов' */
  readonly objects: string;
}

/**
 * Replaces the placeholders by the client's name and the number of objects. Without a name, the text starts with the
 * word after it.
 */
export function filledText(text: string, { name, objects }: MessageWords): string {
  const named = name
    ? text.replaceAll(NAME, name)
    : text.replace(/\{имя\},?\s*(\p{L})/u, (_, letter: string) => letter.toUpperCase()).replaceAll(NAME, '');
  return named.replaceAll(OBJECTS, objects);
}

/** A typed text with placeholders instead of the client's name and the number of objects. */
export function textWithSlots(typed: string, { name, objects }: MessageWords): string {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const counted = plain(typed).replaceAll(plain(objects), OBJECTS);
  if (!name) return counted;
  const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return counted.replace(new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'u'), NAME);
}

/** Content of a message: the text, the address, term and code of the link. */
export interface LinkLetter {
  readonly text: string;
  readonly address: string;
  readonly password: string;
  readonly expirationTime: string;
}

/** 'Доступна до 07.12.2026, код доступа Q4DCGX' */
export function termLine({ password, expirationTime }: Pick<LinkLetter, 'password' | 'expirationTime'>): string {
  return `Доступна до ${formatDate(expirationTime)}, код доступа ${password}`;
}

/** The whole message as one text. */
export function wholeMessage(letter: LinkLetter): string {
  return `${letter.text}\n${letter.address}\n${termLine(letter)}`;
}

/** The client's address book entry, if any. */
export interface Receiver {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** URLs that open an app with the message. */
export const appLinks = {
  telegram: (letter: LinkLetter) =>
    `https://t.me/share/url?${new URLSearchParams({ url: letter.address, text: `${letter.text}\n${termLine(letter)}` })}`,
  whatsApp: (letter: LinkLetter, { phone }: Receiver) =>
    `${usualMessenger}/${(phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(wholeMessage(letter))}`,
  mail: (letter: LinkLetter, { email }: Receiver, subject: string) =>
    `mailto:${encodeURIComponent(email ?? '').replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(wholeMessage(letter))}`,
} as const;
