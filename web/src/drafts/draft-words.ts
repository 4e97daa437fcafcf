import type { Draft, DraftKind } from '@gektar/contract/drafts/draft.ts';
import type { PluralForms } from '@gektar/format/plural.ts';

export const draftForms: PluralForms = ['черновик', 'черновика', 'черновиков'];

export const draftKindNames: Readonly<Record<DraftKind, string>> = {
  property: 'Объект',
  complex: 'Комплекс',
  building: 'Здание',
  vacancy: 'Вакансия',
};

/** Name of a draft: 'Вакансия 4-А'; 'Вакансия без названия'. */
export function draftName({ kind, title }: Pick<Draft, 'kind' | 'title'>): string {
  const noun = draftKindNames[kind];
  if (title === '') return `${noun} без ${kind === 'property' ? 'номера' : 'названия'}`;
  return kind === 'property' ? title : `${noun} ${title}`;
}

/** Longest list of fields that a row of the table names. */
const MOST_NAMED = 4;

/** Missing fields of a draft in words: 'Тип вакансии, дата доступности, ещё 2'; empty for a whole one. */
export function missingText({ missing, remarks }: Pick<Draft, 'missing' | 'remarks'>, most = MOST_NAMED): string {
  const settled = new Set(remarks.map(({ field }) => field));
  const words = [
    ...missing
      .filter(({ field }) => !settled.has(headOf(field)))
      .map(({ label, message, isEmpty }) =>
        isEmpty ? lowerFirst(label) : `${lowerFirst(label)}: ${lowerFirst(message)}`,
      ),
    ...remarks.map(({ text }) => text),
  ];
  const named = words.slice(0, words.length > most ? most - 1 : most);
  const text =
    words.length > named.length ? `${named.join(', ')}, ещё ${words.length - named.length}` : named.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** 'Участки.xlsx, строка 17'; empty for a draft made by hand. */
export function originText({ origin }: Pick<Draft, 'origin'>): string {
  if (origin === null) return '';
  return origin.row === null ? origin.file : `${origin.file}, строка ${origin.row}`;
}

/** Whether a draft can become an object as it is. */
export function isWhole({ missing, remarks }: Pick<Draft, 'missing' | 'remarks'>): boolean {
  return missing.length === 0 && remarks.length === 0;
}

/** Wire name of the field that a path begins with. */
export function headOf(path: string): string {
  return path.split('.')[0] ?? path;
}

/** 'Тип вакансии' → 'тип вакансии'; abbreviations stay: 'НДС аренды'. */
function lowerFirst(text: string): string {
  const [first = '', second = ''] = text;
  const isAbbreviation = second !== second.toLowerCase();
  return isAbbreviation ? text : first.toLowerCase() + text.slice(1);
}
