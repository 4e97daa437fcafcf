import { formatCount } from '@gektar/format/number.ts';
import { files as fileForms, plural } from '@gektar/format/plural.ts';

/** File extensions that can be read, in the order in which the page lists them. */
export const readableEndings = ['xlsx', 'xls', 'csv', 'tsv', 'txt'] as const;

/** Further extensions that can be read: of LibreOffice, and of workbooks with macros. */
const otherEndings = ['ods', 'xlsm'] as const;

/** Extensions offered by the file dialog. */
export const offeredEndings = [...readableEndings, ...otherEndings];

/** Largest file (bytes). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

export const UNREADABLE = `Такой файл не прочитать: нужны ${readableEndings.join(', ')}`;

/** Media types of files without a table. While a file is dragged, the browser reveals its type but not its name. */
const otherTypes = /^(image|video|audio|font)\/|pdf|zip$|presentation|wordprocessing|msword/;

/**
 * Reason why a chosen file is not uploaded; undefined for one that is.
 * @returns in the words of the list of loads: 'больше 50 МБ'
 */
export function whyUnreadable({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!offeredEndings.some((one) => one === ending)) return `нужны ${readableEndings.join(', ')}`;
  if (size === 0) return 'файл пуст';
  return size > MAX_FILE_BYTES ? 'больше 50 МБ' : undefined;
}

/** A file dragged over a page: its media type, empty when the system does not know it. */
export interface HeldItem {
  readonly kind: string;
  readonly type: string;
}

const fewNames = ['', 'Один', 'Два', 'Три', 'Четыре'];

/** Second line of the overlay while files are dragged. @param domainTitle 'Склады' */
export function heldWords(items: readonly HeldItem[], domainTitle: string): string {
  const held = items.filter(({ kind }) => kind === 'file');
  if (held.length > 0 && held.every(({ type }) => otherTypes.test(type))) return UNREADABLE;
  if (held.length <= 1) return `Один файл, в «${domainTitle}»`;
  return `${fewNames[held.length] ?? formatCount(held.length)} ${plural(held.length, fileForms)}: загрузим по очереди`;
}

/** Whether a text was copied from table cells: several lines with tabs. */
export function isCopiedTable(text: string): boolean {
  const lines = text.trim().split('\n');
  return lines.length > 1 && lines.some((line) => line.includes('\t'));
}

/** Whether a pasted text is a table or a message of several lines, not a word for a field. */
export function isTableText(text: string): boolean {
  return text.includes('\t') || text.trim().includes('\n');
}
