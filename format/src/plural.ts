import { nbsp } from './no-break.ts';
import { formatCount } from './number.ts';

/** Forms for 1, 2 and 5: 'объект', 'объекта', 'объектов'. */
export type PluralForms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru-RU');

/** The form of the word that agrees with a whole number. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const form = rules.select(Math.abs(count));
  return form === 'one' ? one : form === 'few' ? few : many;
}

/** '128 объектов', '1 001 объект'. */
export function formatCountOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}${nbsp}${plural(count, forms)}`;
}

/** 'не меньше 100 объектов', 'не меньше 101 объекта' */
export function formatAtLeast(count: number, [, few, many]: PluralForms): string {
  return `не меньше ${formatCountOf(count, [few, many, many])}`;
}

export const objects: PluralForms = ['объект', 'объекта', 'объектов'];
export const requests: PluralForms = ['запрос', 'запроса', 'запросов'];
/** After 'в': 'в 1 подборке', 'в 2 подборках'. */
export const selectionsIn: PluralForms = ['подборке', 'подборках', 'подборках'];
export const contacts: PluralForms = ['контакт', 'контакта', 'контактов'];
export const days: PluralForms = ['день', 'дня', 'дней'];
export const buildings: PluralForms = ['здание', 'здания', 'зданий'];
export const files: PluralForms = ['файл', 'файла', 'файлов'];
/** Objects that the selections of the two domains offer, in messages to clients. */
export const plots: PluralForms = ['участок', 'участка', 'участков'];
export const warehouses: PluralForms = ['склад', 'склада', 'складов'];
export const vacancies: PluralForms = ['вакансия', 'вакансии', 'вакансий'];
