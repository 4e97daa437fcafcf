import { dictionary } from '#dictionaries/dictionary-description.ts';

const [complex, building, vacancy, people] = [
  { group: 'Комплекс' },
  { group: 'Здание' },
  { group: 'Вакансия' },
  { group: 'Люди и запросы' },
] as const;

/** The editable dictionaries of the industrial domain, by the paths of the specification (3§7, I-01), in the order of their page. */
export const industrialDictionaryList = {
  'complex-types': dictionary('Типы комплексов', complex),
  'types-industrials-zones': dictionary('Типы промзон', complex),
  'permitted-use-types': dictionary('Виды разрешённого использования', complex),
  'right-to-land': dictionary('Права на участок', complex),
  'sewerage-type': dictionary('Канализация', complex),
  // Highways cannot be deleted (1§5, I-02).
  highways: dictionary('Шоссе', { ...complex, isDeletable: false }),
  directions: dictionary('Направления', complex),
  'lease-commission': dictionary('Комиссии аренды', complex),
  'sale-commission': dictionary('Комиссии продажи', complex),
  'building-types': dictionary('Типы зданий', building),
  facades: dictionary('Фасады', building),
  'flooring-type': dictionary('Типы полов', building),
  'fire-extinguishing-systems': dictionary('Системы пожаротушения', building),
  ventilations: dictionary('Вентиляция', building),
  'image-types': dictionary('Типы фотографий', { ...building, orderBy: 'id' }),
  floor: dictionary('Этажи', { ...building, orderBy: 'id' }),
  'rent-statuses': dictionary('Статусы аренды', vacancy),
  'utility-bill': dictionary('Коммунальные платежи', vacancy),
  'sale-deal-scheme': dictionary('Схемы продажи', vacancy),
  'contact-role': dictionary('Роли контактов', people),
  'request-type': dictionary('Типы запросов', { ...people, orderBy: 'id' }),
} as const;

export type IndustrialDictionary = keyof typeof industrialDictionaryList;
