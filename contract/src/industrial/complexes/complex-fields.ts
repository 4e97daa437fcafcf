import { units } from '@gektar/format/unit.ts';
import type { CopyRulesOf } from '#copies.ts';
import { choice, choices, day, flag, link, maybeFlag, number, option, own, person, remark, text } from '#fields.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';

/** Maxima (K-05, M-42). */
const squareMetres = { unit: units.squareMetre, max: 99_999_999 } as const;
const kilometres = { unit: units.kilometre, max: 99_999 } as const;
const pieces = { unit: units.piece, max: 999_999, decimals: 0 } as const;
const supply = 99_999_999;

/** The fields of a complex (2§3, docs/glossary.md, C-13). */
export const complexFields = {
  name: text('Название', { gender: 'it' }),
  complexType: choice('Тип комплекса', 'complex-types'),
  complexConstructionStatus: option('Статус строительства', enumerations['complex-construction-statuses'], {
    short: 'Статус',
  }),
  commissioningDate: day('Дата ввода', { gender: 'she' }),
  complexArea: number('Площадь комплекса', { ...squareMetres, short: 'Площадь', gender: 'she' }),
  typeIndustrialArea: choice('Тип промзоны', 'types-industrials-zones'),
  isManyOwners: maybeFlag('Несколько собственников'),
  ownerOccupied: maybeFlag('Занят собственником'),
  streetHunt: maybeFlag('Street hunt'),
  responsibleUser: person('Ответственный', 'employee'),
  vacanciesUpdatePeriod: number('Период актуализации', { unit: units.day, max: 3_650, decimals: 0, zero: 'refused' }),
  rentalBrokerCommission: choice('Комиссия, аренда', 'lease-commission', { gender: 'she' }),
  salesBrokerCommission: choice('Комиссия, продажа', 'sale-commission', { gender: 'she' }),
  ownerWebsite: link('Сайт собственника', { example: 'например, https://park.example' }),
  linkToDisk: link('Ссылка на диск', { gender: 'she' }),
  linkCian: link('ЦИАН', { example: 'например, https://cian.example/commercial' }),
  regionId: own('Регион'),
  cityId: own('Город'),
  settlementId: own('Муниципалитет'),
  streetId: own('Улица', { gender: 'she' }),
  house: text('Дом', { max: 100 }),
  address: text('Адрес', { max: 2_000 }),
  fullAddress: text('Полный адрес', { max: 2_000 }),
  latitude: own('Координаты', { gender: 'they' }),
  longitude: own('Координаты', { gender: 'they' }),
  isApproximatePosition: flag('Координаты приблизительные', {
    hint: 'Точка района или города, а не самого комплекса',
  }),
  polygons: own('Контур комплекса'),
  highway: choice('Шоссе', 'highways', { gender: 'it' }),
  distanceFromRingRoad: number('Расстояние от МКАД', { ...kilometres, short: 'От МКАД', gender: 'it' }),
  distanceFromCenter: number('Расстояние от центра', { ...kilometres, short: 'От центра', gender: 'it' }),
  distanceNearestPublicStop: number('Расстояние до остановки', {
    ...kilometres,
    short: 'До остановки',
    gender: 'it',
  }),
  contacts: own('Контакты', { gender: 'they' }),
  operatorWithRoles: own('Операторы', { gender: 'they' }),
  tenants: own('Арендаторы', { gender: 'they' }),
  electricitySupply: number('Электричество', { unit: units.kilowatt, max: supply, gender: 'it' }),
  gasSupply: number('Газ', { unit: units.cubicMetrePerDay, max: supply }),
  waterSupply: number('Вода', { unit: units.cubicMetrePerDay, max: supply, gender: 'she' }),
  sewerageTypes: choices('Канализация', 'sewerage-type', { gender: 'she' }),
  truckParkingSpaces: number('Места для грузовиков', { ...pieces, gender: 'they' }),
  carParkingSpaces: number('Места для легковых', { ...pieces, gender: 'they' }),
  numberOfCheckpoints: number('Пунктов пропуска', pieces),
  hasCanteen: maybeFlag('Столовая', { gender: 'she' }),
  hasHostel: maybeFlag('Общежитие', { gender: 'it' }),
  hasOutdoorAreaForRent: maybeFlag('Открытая площадка в аренду', { gender: 'she' }),
  hasContainerYardForRent: maybeFlag('Контейнерная площадка в аренду', {
    short: 'Контейнерная площадка',
    gender: 'she',
  }),
  hasResponsibleStorage: maybeFlag('Ответственное хранение', { gender: 'it' }),
  hasIndustrialRailway: maybeFlag('Ж/д ветка', { gender: 'she' }),
  landPlotArea: number('Площадь участка', { unit: units.hectare, max: 999_999, decimals: 4, gender: 'she' }),
  landPlotRights: choices('Права на участок', 'right-to-land', { gender: 'they' }),
  permittedUseTypes: choices('Виды разрешённого использования', 'permitted-use-types', { short: 'ВРИ' }),
  cadastralNumbers: own('Кадастровые номера', { gender: 'they' }),
  additionalInformation: remark('Дополнительная информация', { short: 'Доп. информация', gender: 'she' }),
  documents: own('Документы', { gender: 'they' }),
  images: own('Фотографии', { gender: 'they' }),
  complexActualizationDate: day('Комплекс актуален', { short: 'Комплекс' }),
  vacanciesActualizeDate: day('Вакансии актуальны', { short: 'Вакансии', gender: 'they' }),
  actualizeVacancyEmployee: person('Кто актуализировал вакансии', 'employee'),
} as const;

/** Fields required by a creation and an edit (2§5); coordinates and region are checked separately. */
export const requiredOfComplex = [
  'name',
  'complexType',
  'complexConstructionStatus',
  'responsibleUser',
  'vacanciesUpdatePeriod',
  'fullAddress',
] as const satisfies readonly (keyof typeof complexFields)[];

/** Set only by the two confirmations ("actualizations"); ignored in a creation and an edit (2§4). */
export const setByActualizing = [
  'complexActualizationDate',
  'vacanciesActualizeDate',
  'actualizeVacancyEmployee',
] as const;

/**
 * Fields that a copy of a complex does not take: location, distances, tenants, numbers and files belong to one complex.
 * Its buildings are not copied.
 */
export const copyOfComplex = {
  differing: ['name', 'fullAddress', 'latitude', 'longitude', 'regionId', 'cadastralNumbers', 'images'],
  leftOut: [
    'linkToDisk',
    'linkCian',
    'cityId',
    'settlementId',
    'streetId',
    'house',
    'address',
    'isApproximatePosition',
    'polygons',
    'distanceFromRingRoad',
    'distanceFromCenter',
    'distanceNearestPublicStop',
    'tenants',
    'documents',
  ],
  responsible: 'responsibleUser',
} as const satisfies CopyRulesOf<typeof complexFields>;
