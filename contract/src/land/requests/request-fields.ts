import { units } from '@gektar/format/unit.ts';
import { choices, day, type FieldDescription, flag, link, number, own, range, remark } from '#fields.ts';
import { propertyFields, propertyFlagFields } from '#land/properties/property-fields.ts';
import { referralFields } from '#people/referral-fields.ts';
import { pick } from '#records.ts';
import { firstRequestFields } from '#requests/request-fields.ts';
import type { LandRequest } from './request.ts';
import { requestFlags } from './request-flags.ts';
import { requestLimits } from './request-limits.ts';

const flagFields = pick(propertyFlagFields, requestFlags);

/** The fields of a request (1§3, docs/glossary.md, C-13). */
export const requestFields = {
  ...firstRequestFields,
  isActual: flag('Актуален'),
  requestType: choices('Типы запроса', 'request-types', { gender: 'they' }),
  ...referralFields,
  propertyTypes: choices('Типы объектов', 'property-types'),
  area: range('Площадь', { unit: units.hectare, max: requestLimits.area, decimals: 4, zero: 'refused', gender: 'she' }),
  buildingArea: range('Площадь зданий', { unit: units.squareMetre, max: requestLimits.buildingArea, gender: 'she' }),
  budget: range('Бюджет', { unit: units.rouble, max: requestLimits.budget }),
  bestUses: choices('Лучшее использование', 'best-uses'),
  okveds: choices('ОКВЭД', 'okveds'),
  regions: choices('Регионы', 'regions'),
  landHighways: choices('Шоссе', 'land-highway', { gender: 'it' }),
  distanceFromNearestCity: number('Расстояние от ближайшего города', {
    short: 'От города',
    hint: 'Не дальше',
    unit: units.kilometre,
    max: requestLimits.distanceFromNearestCity,
  }),
  utilities: own('Коммуникации', { gender: 'they' }),
  infrastructure: own('Коммуникации', { gender: 'they' }),
  ...flagFields,
  linkToDisk: link(propertyFields.linkToDisk.label, { short: propertyFields.linkToDisk.short, gender: 'she' }),
  comment: remark('Комментарий'),
  dateTimeCreated: day('Дата создания', { short: 'Создан', gender: 'she' }),
  actualizeRequestDate: day('Актуализация', { gender: 'she' }),
  importance: own('Что важно', { gender: 'it', isWrittenWhole: true }),
  countRequrestSelectionItems: own('В подборке'),
} as const satisfies Record<
  Exclude<keyof LandRequest, 'id' | 'rowVersion' | 'company' | 'contact' | 'isEnabled'>,
  FieldDescription
>;
