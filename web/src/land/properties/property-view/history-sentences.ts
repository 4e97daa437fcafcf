import type { EntityEvent } from '@gektar/contract/history.ts';
import { type PropertyFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { flagWords, propertyLabels } from '#land/properties/property-labels.ts';
import { type UtilityLike, utilityText } from '#land/properties/utility-text.ts';
import { agreement, type FieldWords, listFields, namedOnly, quoted, singleFields } from './history-words.ts';

/** Names that the audit keeps as ids. */
export interface HistoryNames {
  readonly employee: (id: string) => string | undefined;
}

const wholeEvents = {
  create: 'Создан',
  copy: 'Создан копированием',
  import: 'Загружен из файла',
  archive: 'Перенесён в архив',
  unarchive: 'Возвращён из архива',
  actualize: 'Актуализирован',
} as const;

const remark: FieldWords = { label: 'Комментарий', gender: 'he', show: quoted };

const flags: ReadonlySet<string> = new Set(propertyFlags);
const utilities: ReadonlySet<string> = new Set(utilityKeys);

/** One event of an object in Russian sentences: 'Цена 385 000 000,00 руб., была 410 000 000,00 руб.' */
export function historySentences({ action, changes }: EntityEvent, names: HistoryNames): string[] {
  const [was, is] = changes['text'] ?? [];
  if (action === 'comment-create') return [`Комментарий ${quoted(is) ?? ''}`];
  if (action === 'comment-update') return [singleSentence(remark, was, is)];
  if (action === 'comment-delete') return [`Комментарий ${quoted(was) ?? ''} удалён`];
  if (action !== 'update') return [wholeEvents[action]];
  const told = Object.entries(changes).map(([field, [was, is]]) => sentenceOf(field, was, is, names));
  return told.length > 0 ? told : ['Сохранён без изменений'];
}

function sentenceOf(field: string, was: unknown, is: unknown, names: HistoryNames): string {
  if (flags.has(field)) return flagSentence(field as PropertyFlag, is);
  if (utilities.has(field)) return utilitySentence(field as UtilityKey, was, is);
  if (field === 'responsibleEmployeeId') return singleSentence(responsibleWords(names), was, is);
  if (field === 'isApproximatePosition')
    return `${propertyLabels.isApproximatePosition}: ${is === true ? 'Да' : 'Нет'}`;
  const single = singleFields[field];
  if (single) return singleSentence(single, was, is);
  const list = listFields[field];
  if (list) return listSentence(list, was, is);
  const only = namedOnly[field];
  // A field this page does not know yet is still told, by its name on the wire.
  if (!only) return `Изменено: ${field}`;
  const words = agreement[only.gender];
  return `${only.label} ${isNothing(was) ? words.set : isNothing(is) ? words.gone : words.changed}`;
}

function singleSentence({ label, gender, show, nothing }: FieldWords, was: unknown, is: unknown): string {
  const words = agreement[gender];
  const [before, now] = [show(was), show(is)].map((text) => text ?? nothing ?? words.missing);
  // Two values that read alike differ in what is not shown: say only that there was a change.
  return before === now ? `${label} ${words.changed}` : `${label} ${now}, ${words.was} ${before}`;
}

function responsibleWords({ employee }: HistoryNames): FieldWords {
  const show = (id: unknown) => (typeof id === 'string' ? employee(id) : undefined);
  return { label: propertyLabels.responsibleEmployeeId, gender: 'he', show, nothing: 'неизвестен' };
}

function flagSentence(flag: PropertyFlag, is: unknown): string {
  const { label, yes, no } = flagWords[flag];
  return `${label}: ${is === true ? yes : no}`;
}

function utilitySentence(key: UtilityKey, was: unknown, is: unknown): string {
  return `${utilityKinds[key].name}: ${utilityWords(is)}, было: ${utilityWords(was)}`;
}

function utilityWords(value: unknown): string {
  const isKnown = typeof value === 'object' && value !== null && 'type' in value && 'measure' in value;
  return utilityText(isKnown ? (value as UtilityLike) : null);
}

/** How many values of a list are named. */
const NAMED = 4;

function listSentence(label: string, was: unknown, is: unknown): string {
  const [before, now] = [entriesOf(was), entriesOf(is)];
  const added = now.filter((entry) => !before.includes(entry));
  const removed = before.filter((entry) => !now.includes(entry));
  const told = [
    ...(added.length > 0 ? [`добавлено ${enumerate(added)}`] : []),
    ...(removed.length > 0 ? [`убрано ${enumerate(removed)}`] : []),
  ];
  return `${label}: ${told.join(', ') || 'изменён порядок'}`;
}

/** Codes and names of dictionary values, or the texts themselves. */
function entriesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return String(entry);
    const { code, name } = entry as { code?: unknown; name?: unknown };
    return [code, name].filter((part) => typeof part === 'string').join(' ');
  });
}

function enumerate(entries: readonly string[]): string {
  const rest = entries.length - NAMED;
  const named = entries.slice(0, NAMED).join(', ');
  return rest > 0 ? `${named} и ещё ${rest}` : named;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
