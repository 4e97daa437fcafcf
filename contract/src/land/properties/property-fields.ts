import { units } from '@gektar/format/unit.ts';
import type { CopyRulesOf } from '#copies.ts';
import {
  choice,
  choices,
  day,
  type FieldDescription,
  type FlagDescription,
  flag,
  link,
  number,
  own,
  person,
  remark,
  text,
} from '#fields.ts';
import { utilityKeys, utilityKinds } from '#land/utility.ts';
import { referralFields } from '#people/referral-fields.ts';
import { forEachName } from '#records.ts';
import type { Property } from './property.ts';
import type { AdvantageFlag, PropertyFlag } from './property-flags.ts';
import { propertyLimits } from './property-limits.ts';

/** Flags and the words for both of their states (1§3, K-09). */
export const propertyFlagFields = {
  isActive: flag('В работе'),
  isChecked: flag('Проверка', { yes: 'Проверен', no: 'Не проверен' }),
  onSale: flag('Продажа', { yes: 'Открыт', no: 'Закрыт' }),
  isConfidentially: flag('Конфиденциальный'),
  isUnfriendlyCountry: flag('Недружественная страна'),
  hasBarganing: flag('Торг'),
  hasDriveway: flag('Подъезд'),
  hasIndustrialRailway: flag('Ж/д ветка'),
  hasOverheadCrane: flag('Кран-балка'),
  hasPond: flag('Водоём'),
  hasLandLotTownPlanningPlan: flag('ГПЗУ', {
    hint: 'Градостроительный план земельного участка',
  }),
  isTerritoryComplexDevelopment: flag('КРТ', {
    hint: 'Комплексное развитие территории',
  }),
  isSpecialEconomicZone: flag('ОЭЗ', { hint: 'Особая экономическая зона' }),
  isIndustrialPark: flag('Индустриальный парк'),
  isLightIndustrial: flag('Light industrial'),
  builtToSuit: flag('Built-to-suit'),
  builtToLease: flag('Built-to-lease'),
} as const satisfies Record<PropertyFlag, FlagDescription>;

const utilityFields = forEachName(utilityKeys, (key) => own(utilityKinds[key].name, { isWrittenWhole: true }));

/** Fields that belong to an object's position in a list, or are described elsewhere. */
type NotDescribed = 'id' | 'rowVersion' | 'order' | 'status' | 'comments' | 'isEnabled';

/** The fields of an object (1§3, docs/glossary.md, C-13). */
export const propertyFields = {
  cadastralNumbers: own('Кадастровые номера', { gender: 'they' }),
  propertyType: choice('Тип', 'property-types'),
  lastConversationDate: day('Дата последнего разговора', { short: 'Разговор', gender: 'she' }),
  responsibleEmployeeId: person('Ответственный', 'employee'),
  landContact: own('Контакт'),
  companyId: person('Компания', 'company', { gender: 'she' }),
  contactId: person('Контактное лицо', 'contact', { gender: 'it' }),
  ...referralFields,
  address: text('Адрес', { max: 10_000 }),
  region: choice('Регион', 'regions'),
  landHighway: choice('Шоссе', 'land-highway', { gender: 'it' }),
  latitude: own('Координаты', { gender: 'they' }),
  longitude: own('Координаты', { gender: 'they' }),
  isApproximatePosition: flag('Координаты приблизительные', {
    hint: 'Точка района или города, а не самого участка',
  }),
  polygons: own('Контур участка'),
  linkToPublicCadastralMap: link('Публичная кадастровая карта', {
    hint: 'Пусто: ссылка строится по первому номеру',
    example: 'например, https://nspd.gov.ru/map',
    gender: 'she',
  }),
  area: number('Площадь', {
    unit: units.hectare,
    max: propertyLimits.area,
    decimals: 4,
    zero: 'refused',
    gender: 'she',
  }),
  price: number('Цена', { unit: units.rouble, max: propertyLimits.price, gender: 'she', onRequest: true }),
  pricePerHa: number('Цена за га', { unit: units.rouble, max: propertyLimits.price, gender: 'she' }),
  kmFromCity: number('Расстояние от города', {
    short: 'От города',
    unit: units.kilometre,
    max: propertyLimits.kmFromCity,
    gender: 'it',
  }),
  buildingArea: number('Площадь зданий', {
    unit: units.squareMetre,
    max: propertyLimits.buildingArea,
    gender: 'she',
  }),
  category: choice('Категория', 'categories', { gender: 'she' }),
  ownershipType: choice('Собственность', 'ownership-types', { gender: 'she' }),
  linkToDocumentation: link('Ссылка на документацию', { short: 'Документация', gender: 'she' }),
  linkToDisk: link('Ссылка на диск', { short: 'Диск', gender: 'she' }),
  bestUses: choices('Лучшее использование', 'best-uses'),
  permittedUseTypes: choices('Виды разрешённого использования', 'permitted-use-types', { short: 'ВРИ' }),
  okveds: choices('ОКВЭД', 'okveds'),
  ...utilityFields,
  ...propertyFlagFields,
  comment: remark('Комментарий'),
  documents: own('Документы', { gender: 'they' }),
  images: own('Фотографии', { gender: 'they' }),
  client: text('Клиент'),
  dateTimeCreated: day('Дата создания', { short: 'Создан', gender: 'she' }),
  actualizationDateTime: day('Актуализация', { gender: 'she' }),
} as const satisfies Record<Exclude<keyof Property, NotDescribed>, FieldDescription>;

/**
 * Fields that a copy does not take from its original: number, place, outline and photos belong to one plot; the
 * conversation and the check concern that plot.
 */
export const copyOfProperty = {
  differing: [
    'cadastralNumbers',
    'address',
    'latitude',
    'longitude',
    'polygons',
    'region',
    'lastConversationDate',
    'linkToDocumentation',
    'linkToDisk',
    'images',
  ],
  leftOut: ['isApproximatePosition', 'linkToPublicCadastralMap', 'isChecked', 'documents'],
  responsible: 'responsibleEmployeeId',
} as const satisfies CopyRulesOf<typeof propertyFields>;

/** Full name of an advantage: clients do not know abbreviations such as 'ГПЗУ'. */
export function advantageInFull(flag: AdvantageFlag): string {
  const { label, hint }: FlagDescription = propertyFields[flag];
  return hint ?? label;
}
