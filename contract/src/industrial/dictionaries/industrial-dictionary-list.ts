import { dictionary } from '#dictionaries/dictionary-description.ts';

/** Nouns of the records that refer to dictionary values, for counts on the dictionaries page. */
const users = {
  complexes: ['комплекс', 'комплекса', 'комплексов', 'комплексе', 'комплексах'],
  buildings: ['здание', 'здания', 'зданий', 'здании', 'зданиях'],
  vacancies: ['вакансия', 'вакансии', 'вакансий', 'вакансии', 'вакансиях'],
  photos: ['фотография', 'фотографии', 'фотографий', 'фотографии', 'фотографиях'],
  contacts: ['контакт', 'контакта', 'контактов', 'контакте', 'контактах'],
  requests: ['запрос', 'запроса', 'запросов', 'запросе', 'запросах'],
} as const;

const ofComplex = { group: 'Комплекс', orderBy: 'id', usedBy: users.complexes } as const;
const ofBuilding = { group: 'Здание', orderBy: 'id', usedBy: users.buildings } as const;
const ofVacancy = { group: 'Вакансия', orderBy: 'id', usedBy: users.vacancies } as const;
const ofPeople = { group: 'Люди и запросы', orderBy: 'id' } as const;

/**
 * The editable dictionaries of the industrial domain, keyed by their paths in the specification (3§3, 3§7, I-01), in
 * the order of the dictionaries page.
 */
export const industrialDictionaryList = {
  'complex-types': dictionary('Типы комплексов', ofComplex),
  'types-industrials-zones': dictionary('Типы промзон', ofComplex),
  'permitted-use-types': dictionary('Виды разрешённого использования', { ...ofComplex, orderBy: 'name' }),
  'right-to-land': dictionary('Права на участок', ofComplex),
  'sewerage-type': dictionary('Канализация', ofComplex),
  // Highways cannot be deleted (3§3, I-02).
  highways: dictionary('Шоссе', { ...ofComplex, orderBy: 'name', isDeletable: false }),
  directions: dictionary('Направления', ofComplex),
  'lease-commission': dictionary('Комиссии аренды', ofComplex),
  'sale-commission': dictionary('Комиссии продажи', ofComplex),
  'building-types': dictionary('Типы зданий', ofBuilding),
  facades: dictionary('Фасады', ofBuilding),
  'flooring-type': dictionary('Типы полов', ofBuilding),
  'fire-extinguishing-systems': dictionary('Системы пожаротушения', ofBuilding),
  ventilations: dictionary('Вентиляция', ofBuilding),
  'image-types': dictionary('Типы фотографий', { ...ofBuilding, usedBy: users.photos }),
  floor: dictionary('Этажи', { ...ofBuilding, usedBy: users.vacancies }),
  'rent-statuses': dictionary('Статусы аренды', ofVacancy),
  'utility-bill': dictionary('Коммунальные платежи', ofVacancy),
  'sale-deal-scheme': dictionary('Схемы продажи', ofVacancy),
  'contact-role': dictionary('Роли контактов', { ...ofPeople, usedBy: users.contacts }),
  'request-type': dictionary('Типы запросов', { ...ofPeople, usedBy: users.requests, ids: 'bits' }),
} as const;

export type IndustrialDictionary = keyof typeof industrialDictionaryList;
