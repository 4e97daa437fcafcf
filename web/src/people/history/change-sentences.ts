import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import { isRecord } from '@gektar/contract/records.ts';

/** Words for a changed field: its name, the gender for agreement, and its value as text. */
export interface FieldWords {
  readonly label: string;
  readonly gender: Gender;
  /** Display text of an audit value; undefined for an empty one. Old events may hold values of another shape. */
  readonly show: (value: unknown) => string | undefined;
  /** Used instead of 'не указана', where the screen has another word for an empty value. */
  readonly nothing?: string;
}

export type Gender = keyof typeof agreement;

/** 'был' and 'не указан', agreeing with the field's name. */
const agreement = {
  he: { was: 'был', missing: 'не указан', changed: 'изменён', set: 'указан', gone: 'убран' },
  she: { was: 'была', missing: 'не указана', changed: 'изменена', set: 'указана', gone: 'убрана' },
  it: { was: 'было', missing: 'не указано', changed: 'изменено', set: 'указано', gone: 'убрано' },
  they: { was: 'были', missing: 'не указаны', changed: 'изменены', set: 'указаны', gone: 'убраны' },
} as const;

/** Maximum length of a text in a sentence (characters): the history summarizes, the object has the whole text. */
const LONGEST = 120;

export function quoted(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const line = value.trim().replace(/\s+/g, ' ');
  return `«${line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line}»`;
}

const wholeEvents = {
  create: 'Создан',
  copy: 'Создан копированием',
  import: 'Загружен из файла',
  archive: 'Перенесён в архив',
  unarchive: 'Возвращён из архива',
  actualize: 'Актуализирован',
  delete: 'Удалён',
  'actualize-vacancies': 'Вакансии актуализированы',
  close: 'Закрыта сделкой',
  reopen: 'Снова открыта',
  'part-delete': 'Удалена часть',
  restore: 'Восстановлен из корзины',
  destroy: 'Удалён навсегда',
} as const;

const remark: FieldWords = { label: 'Комментарий', gender: 'he', show: quoted };

/**
 * Sentences of one event: one about the action on the entity or its comments, or one per changed field.
 * @param fields words of the entity's fields, in display order
 */
export function eventSentences(
  { action, changes }: EntityEvent,
  fields: FieldDescriptions,
  sentenceOf: (field: string, was: unknown, is: unknown) => string,
): string[] {
  const [was, is] = changes['text'] ?? [];
  if (action === 'comment-create') return [`Комментарий ${quoted(is) ?? ''}`];
  if (action === 'comment-update') return [singleSentence(remark, was, is)];
  if (action === 'comment-delete') return [`Комментарий ${quoted(was) ?? ''} удалён`];
  if (action !== 'update') return [wholeEvents[action]];
  const sentences = inFieldOrder(changes, fields).map(([field, [was, is]]) => sentenceOf(field, was, is));
  return sentences.length > 0 ? sentences : ['Сохранён без изменений'];
}

/** Changes in the order of the fields on screen; the stored order differs. */
export function inFieldOrder<Change>(
  changes: Readonly<Record<string, Change>>,
  fields: FieldDescriptions,
): [field: string, change: Change][] {
  const order = Object.keys(fields);
  // Fields without a description are last.
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(changes).sort(([one], [other]) => placeOf(one) - placeOf(other));
}

/** Sentence with the new and the old value: 'Цена 385 000 000,00 руб., была 410 000 000,00 руб.' */
export function singleSentence({ label, gender, show, nothing }: FieldWords, was: unknown, is: unknown): string {
  const words = agreement[gender];
  const [before, now] = [show(was), show(is)].map((text) => text ?? nothing ?? words.missing);
  // Values that look equal differ in details that are not shown, so the sentence says only that there was a change.
  return before === now ? `${label} ${words.changed}` : `${label} ${now}, ${words.was} ${before}`;
}

/** Sentence without a value: 'Компания указана', 'Фотографии изменены'. */
export function namedSentence(
  { label, gender }: Pick<FieldWords, 'label' | 'gender'>,
  was: unknown,
  is: unknown,
): string {
  const words = agreement[gender];
  return `${label} ${isNothing(was) ? words.set : isNothing(is) ? words.gone : words.changed}`;
}

/** Maximum number of values named in a list. */
const NAMED = 4;

/** Sentence about a changed list: 'ОКВЭД: добавлено 01.11, убрано 01.12' */
export function listSentence(label: string, was: unknown, is: unknown): string {
  const [before, now] = [entriesOf(was), entriesOf(is)];
  const added = now.filter((entry) => !before.includes(entry));
  const removed = before.filter((entry) => !now.includes(entry));
  const sentences = [
    ...(added.length > 0 ? [`добавлено ${enumerate(added)}`] : []),
    ...(removed.length > 0 ? [`убрано ${enumerate(removed)}`] : []),
  ];
  return `${label}: ${sentences.join(', ') || 'изменён порядок'}`;
}

/** Codes and names of the dictionary values in a list; texts stay as they are. */
function entriesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) => {
    if (!isRecord(entry)) return String(entry);
    const { code, name } = entry;
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
