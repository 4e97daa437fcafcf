import { units } from '@gektar/format/unit.ts';
import type { CopyRulesOf } from '#copies.ts';
import { choice, choices, day, link, maybeFlag, number, option, own, text } from '#fields.ts';
import { enumerations, HIDDEN_CLASS } from '#industrial/dictionaries/enumerations.ts';

const metres = { unit: units.metre, max: 9_999 } as const;
const pieces = { unit: units.piece, max: 99_999, decimals: 0 } as const;

/** Class B- is no longer offered as a choice (H-30). */
const classes = enumerations['building-classes'].map((value) =>
  value.id === HIDDEN_CLASS ? { ...value, isHidden: true as const } : value,
);

/** The fields of a building (2§3, docs/glossary.md, C-13). */
export const buildingFields = {
  name: text('Название', { gender: 'it' }),
  constructionStatus: option('Статус строительства', enumerations['building-construction-statuses'], {
    short: 'Статус',
  }),
  buildingType: choice('Тип здания', 'building-types'),
  buildingClass: option('Класс', classes),
  commissioningDate: day('Дата ввода', { gender: 'she' }),
  demolitionDate: day('Дата сноса', { gender: 'she' }),
  totalArea: number('Общая площадь', { unit: units.squareMetre, max: 99_999_999, zero: 'refused', gender: 'she' }),
  floorsNumber: number('Этажность', { unit: units.storey, max: 999, decimals: 0, gender: 'she' }),
  workingHeight: number('Рабочая высота', { ...metres, zero: 'refused', gender: 'she' }),
  areaSet: own('Площади по типам', { gender: 'they' }),
  docksNumber: number('Доки', { ...pieces, gender: 'they' }),
  docksRatio: number('Доков на 1 000 м²', { unit: units.piece, max: 99_999 }),
  gatesZeroNumber: number('Ворота на 0', { ...pieces, gender: 'they' }),
  hasCrossDocks: maybeFlag('Кросс-док'),
  columnPitch: own('Шаг колонн'),
  floorLevel: number('Отметка пола', { unit: units.centimetre, max: 9_999, sign: 'shown', gender: 'she' }),
  floorLoad: number('Нагрузка на пол', { unit: units.tonne, max: 9_999, gender: 'she' }),
  flooringTypes: choices('Тип пола', 'flooring-type'),
  hasAntiDustCoating: maybeFlag('Антипылевое покрытие', { gender: 'it' }),
  facades: choices('Фасад', 'facades'),
  depth: number('Глубина', { ...metres, gender: 'she' }),
  width: number('Ширина', { ...metres, gender: 'she' }),
  fireExtinguishingSystems: choices('Системы пожаротушения', 'fire-extinguishing-systems', { gender: 'they' }),
  ventilations: choices('Вентиляция', 'ventilations', { gender: 'she' }),
  hasHeating: maybeFlag('Отопление', { gender: 'it' }),
  hasShelving: maybeFlag('Стеллажи', { gender: 'they' }),
  hasResponsibleStorage: maybeFlag('Ответственное хранение', { gender: 'it' }),
  hasCheckpoint: maybeFlag('Пункт пропуска'),
  contacts: own('Контакты', { gender: 'they' }),
  operatorWithRoles: own('Операторы', { gender: 'they' }),
  ownerBuildingWebsite: link('Сайт здания', { example: 'например, https://park.example' }),
  linkCian: link('ЦИАН', { example: 'например, https://cian.example/commercial' }),
  builtToSuit: maybeFlag('Built-to-suit'),
  images: own('Фотографии', { gender: 'they' }),
  documents: own('Документы', { gender: 'they' }),
} as const;

/** Fields required by a creation and an edit (2§5, H-05). */
export const requiredOfBuilding = [
  'name',
  'constructionStatus',
  'buildingType',
  'buildingClass',
  'commissioningDate',
  'totalArea',
  'floorsNumber',
  'workingHeight',
] as const satisfies readonly (keyof typeof buildingFields)[];

/** Computed by the database; ignored in a creation and an edit (H-14, M-35). */
export const computedOfBuilding = ['docksRatio'] as const;

/** Fields that a copy of a building does not take; its open vacancies are copied with it. */
export const copyOfBuilding = {
  differing: ['name', 'images'],
  leftOut: ['linkCian', 'documents'],
} as const satisfies CopyRulesOf<typeof buildingFields>;
