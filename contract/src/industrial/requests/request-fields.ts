import { units } from '@gektar/format/unit.ts';
import { choices, day, days, flag, link, mask, number, options, own, range, remark, text } from '#fields.ts';
import { areaTypeIds, mainKinds } from '#industrial/areas/area-kinds.ts';
import { enumerations, HIDDEN_CLASS } from '#industrial/dictionaries/enumerations.ts';
import { referralFields } from '#people/referral-fields.ts';
import { firstRequestFields } from '#requests/request-fields.ts';
import { requestLimits } from './request-limits.ts';

const squareMetres = { unit: units.squareMetre, zero: 'refused' } as const;

/** Class B- is no longer offered as a choice (H-30). */
const classes = enumerations['building-classes'].map((value) =>
  value.id === HIDDEN_CLASS ? { ...value, isHidden: true as const } : value,
);

const mainTypes = new Set(mainKinds.map((kind) => areaTypeIds[kind]));
/** Warehouse parts are hidden from the main types: none of them is ever the main one (M-34). */
const mainAreaTypes = enumerations['area-types'].map((value) =>
  mainTypes.has(value.id) ? value : { ...value, isHidden: true as const },
);

/** Flags by which a request asks for a vacancy with some warehouse area of this kind (F-06). */
export const askedAreaFlags = ['hasDryArea', 'hasTemperatureArea', 'hasFreezerArea', 'hasUnheatedArea'] as const;
/** Flags of a request; only `true` restricts (F-06). */
export const askedFlags = ['bts', 'isWholeForRent', 'hasShelving', ...askedAreaFlags] as const;
export type AskedFlag = (typeof askedFlags)[number];

/** The fields of a request (3§3, docs/glossary.md, C-13). */
export const requestFields = {
  ...firstRequestFields,
  requestTypes: own('Типы запроса', { gender: 'they' }),
  ...referralFields,
  vacancyTypes: mask('Тип вакансии', enumerations['vacancy-types'], { short: 'Тип' }),
  mainAreaTypesCalc: options('Основной тип', mainAreaTypes),
  vacancyAreaRange: range('Площадь вакансии', {
    ...squareMetres,
    short: 'Площадь',
    max: requestLimits.vacancyArea,
    gender: 'she',
  }),
  /** The highest accepted rate, compared with averageNetRentalRate (N-02). */
  netRentalRateTo: number('Ставка до', {
    unit: units.roublePerSquareMetreYear,
    max: requestLimits.netRentalRate,
    zero: 'refused',
    hint: 'Средняя ставка вакансии; ставка по запросу не подходит',
    gender: 'she',
  }),
  accessDate: days('Дата доступа', { short: 'Доступна', gender: 'she' }),
  hasDryArea: flag('Сухой склад'),
  hasTemperatureArea: flag('Склад с температурным режимом', { short: 'Тёплый склад' }),
  hasFreezerArea: flag('Морозильный склад'),
  hasUnheatedArea: flag('Неотапливаемый склад'),
  bts: flag('Built-to-suit', { short: 'BTS' }),
  isWholeForRent: flag('Только целиком', { short: 'Целиком' }),
  hasShelving: flag('Стеллажи', { gender: 'they' }),
  cityRegions: own('Города и регионы', { gender: 'they' }),
  highways: choices('Шоссе', 'highways'),
  complexName: text('Комплекс', { hint: 'Слова из названия комплекса, если нужен именно он' }),
  buildingClasses: options('Классы зданий', classes, { short: 'Класс', gender: 'they' }),
  buildingTypes: choices('Типы зданий', 'building-types', { short: 'Тип здания', gender: 'they' }),
  constructionStatuses: options('Статусы строительства', enumerations['building-construction-statuses'], {
    short: 'Статус',
    gender: 'they',
  }),
  workingHeightRange: range('Рабочая высота', {
    unit: units.metre,
    max: requestLimits.workingHeight,
    zero: 'refused',
    gender: 'she',
  }),
  totalArea: range('Общая площадь здания', {
    ...squareMetres,
    short: 'Площадь здания',
    max: requestLimits.totalArea,
    gender: 'she',
  }),
  linkToDisk: link('Ссылка на диск', { short: 'Диск', gender: 'she' }),
  comment: remark('Комментарий'),
  additionalAccessEmployees: own('Доступ коллегам'),
  dateTimeCreated: day('Дата создания', { short: 'Создан', gender: 'she' }),
  importance: own('Что важно', { gender: 'it', isWrittenWhole: true }),
  countRequrestSelectionItems: own('В подборке'),
} as const;

/** Fields required by a creation and an edit (F-10). */
export const requiredOfRequest = [
  'name',
  'companyId',
  'requestDate',
  'responsibleEmployeeId',
] as const satisfies readonly (keyof typeof requestFields)[];

/** Set by the server; ignored in a creation and an edit. */
export const computedOfRequest = ['dateTimeCreated'] as const;
