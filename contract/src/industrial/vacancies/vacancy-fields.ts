import { units } from '@gektar/format/unit.ts';
import type { CopyRulesOf } from '#copies.ts';
import { choice, choices, day, flag, mask, maybeFlag, number, option, own, remark, text } from '#fields.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';

const squareMetres = { unit: units.squareMetre, max: 99_999_999, gender: 'she' } as const;
const perSquareMetre = { unit: units.roublePerSquareMetre, max: 99_999_999 } as const;
const pieces = { unit: units.piece, max: 99_999_999, decimals: 0, gender: 'they' } as const;
const months = { unit: units.month, max: 999, decimals: 0 } as const;
const included = { yes: 'Включен', no: 'Не включен' } as const;

/** The fields of a vacancy (2§3, docs/glossary.md, C-13). */
export const vacancyFields = {
  name: text('Название', { gender: 'it' }),
  vacancyTypes: mask('Тип вакансии', enumerations['vacancy-types'], { short: 'Тип' }),
  vacancyStatus: option('Статус', enumerations['vacancy-statuses']),
  availabilityDate: day('Дата доступности', { short: 'Доступна', gender: 'she' }),
  isWholeForRent: flag('Только целиком', { short: 'Целиком' }),
  isPublicationOnWebsite: flag('Публикация на сайте', { gender: 'she' }),
  rentStatus: choice('Статус аренды', 'rent-statuses'),
  floors: choices('Этажи', 'floor', { gender: 'they' }),
  areaSetWithPrice: own('Площади и ставки', { gender: 'they' }),
  areaSize: number('Площадь', squareMetres),
  mainAreaTypeCalc: option('Основной тип', enumerations['area-types']),
  averageNetRentalRate: number('Средняя ставка', {
    ...perSquareMetre,
    short: 'Ставка, ср.',
    gender: 'she',
    onRequest: 'isRentalPriceOnRequest',
  }),
  minimalRentalBlockArea: number('Мин. блок в аренду', { ...squareMetres, short: 'Блок аренды', gender: 'he' }),
  minimalSaleBlockArea: number('Мин. блок на продажу', { ...squareMetres, short: 'Блок продажи', gender: 'he' }),
  salePrice: number('Цена продажи', {
    unit: units.rouble,
    max: 999_999_999_999,
    gender: 'she',
    onRequest: 'isPriceByRequest',
  }),
  isPriceByRequest: maybeFlag('Цена по запросу', { gender: 'she' }),
  isRentalPriceOnRequest: maybeFlag('Ставка по запросу', { gender: 'she' }),
  opexPerSqm: number('OPEX', perSquareMetre),
  isOpexIncluded: maybeFlag('OPEX в ставке', included),
  leaseVat: option('НДС аренды', enumerations['lease-vats']),
  saleVat: option('НДС продажи', enumerations['sale-vats']),
  storageVat: option('НДС хранения', enumerations['lease-vats']),
  utilityBill: choice('Коммунальные платежи', 'utility-bill', { gender: 'they' }),
  securityPayment: text('Обеспечительный платёж', { max: 500 }),
  rentalHolidays: number('Арендные каникулы', { ...months, gender: 'they' }),
  minimalRentalPeriod: number('Мин. срок аренды', months),
  isShortTermRental: maybeFlag('Краткосрочная аренда', { gender: 'she' }),
  saleDealScheme: choice('Схема продажи', 'sale-deal-scheme', { gender: 'she' }),
  bts: maybeFlag('Built-to-suit', { short: 'BTS' }),
  btsPeriod: number('Срок BTS', months),
  hasShelves: maybeFlag('Стеллажи', { gender: 'they' }),
  countPalletPlaces: number('Паллетомест', { ...pieces, onRequest: 'palletPlacesOnRequest' }),
  palletPlacesOnRequest: maybeFlag('Паллетоместа по запросу', { gender: 'they' }),
  palletPrice: number('Цена паллетоместа', {
    unit: units.rouble,
    max: 99_999_999,
    gender: 'she',
    onRequest: 'palletPriceOnRequest',
  }),
  palletPriceOnRequest: maybeFlag('Цена паллетоместа по запросу', { gender: 'she' }),
  numberGatesZero: number('Ворота на 0', { ...pieces, max: 99_999 }),
  dockNumber: number('Доки', { ...pieces, max: 99_999 }),
  hasCrossDock: maybeFlag('Кросс-док'),
  hasElevator: maybeFlag('Лифт'),
  saleAgents: own('Агенты продажи', { gender: 'they' }),
  leaseAgents: own('Агенты аренды', { gender: 'they' }),
  additionalInformation: remark('Дополнительная информация', { short: 'Доп. информация', gender: 'she' }),
  documents: own('Документы', { gender: 'they' }),
} as const;

/** Fields required by a creation and an edit (2§3). */
export const requiredOfVacancy = [
  'name',
  'vacancyTypes',
  'vacancyStatus',
  'availabilityDate',
  'isWholeForRent',
  'isPublicationOnWebsite',
] as const satisfies readonly (keyof typeof vacancyFields)[];

/** Computed by the database; ignored in a creation and an edit (H-14, M-35). */
export const computedOfVacancy = ['areaSize', 'mainAreaTypeCalc', 'averageNetRentalRate'] as const;

/**
 * Fields that a copy does not take: the sale price is that of the whole area. When its building is copied, a vacancy
 * keeps the `differing` fields.
 */
export const copyOfVacancy = {
  differing: ['name', 'areaSetWithPrice', 'salePrice'],
  leftOut: ['documents'],
} as const satisfies CopyRulesOf<typeof vacancyFields>;
