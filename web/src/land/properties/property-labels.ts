import { advantageNames } from '@gektar/contract/land/properties/advantage-names.ts';
import type { PropertyFlag } from '@gektar/contract/land/properties/property-flags.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';

/** What fields are called on the screen; one word per thing (docs/glossary.md, C-13). */
export const propertyLabels = {
  cadastralNumbers: 'Кадастровые номера',
  cadastralNumber: 'Кадастровый номер',
  propertyType: 'Тип',
  category: 'Категория',
  ownershipType: 'Собственность',
  region: 'Регион',
  district: 'Район',
  address: 'Адрес',
  landHighway: 'Шоссе',
  coordinates: 'Координаты',
  polygons: 'Контур участка',
  isApproximatePosition: 'Координаты приблизительные',
  kmFromCity: 'Расстояние от города',
  area: 'Площадь',
  buildingArea: 'Площадь зданий',
  price: 'Цена',
  pricePerHa: 'Цена за га',
  bestUses: 'Лучшее использование',
  permittedUseTypes: 'Виды разрешённого использования',
  okveds: 'ОКВЭД',
  utilities: 'Коммуникации',
  lastConversationDate: 'Дата последнего разговора',
  actualizationDateTime: 'Актуализация',
  dateTimeCreated: 'Дата создания',
  responsibleEmployeeId: 'Ответственный',
  landContact: 'Контакт',
  companyId: 'Компания',
  contactId: 'Контактное лицо',
  client: 'Клиент',
  referralContactId: 'Кто рекомендовал',
  referralAppointmentDateTime: 'Встреча по рекомендации',
  referralComment: 'Комментарий к рекомендации',
  comment: 'Комментарий',
  linkToDocumentation: 'Ссылка на документацию',
  linkToDisk: 'Ссылка на диск',
  linkToPublicCadastralMap: 'Публичная кадастровая карта',
  images: 'Фотографии',
  documents: 'Документы',
} as const;

/** Short forms for table heads and chips. */
export const shortLabels = {
  cadastralNumber: 'Кадастровый номер',
  kmFromCity: 'От города',
  permittedUseTypes: 'ВРИ',
  lastConversationDate: 'Разговор',
  dateTimeCreated: 'Создан',
  linkToDocumentation: 'Документация',
  linkToDisk: 'Диск',
} as const;

interface FlagWords {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly hint?: string;
}

function yesNo(label: string, hint?: string): FlagWords {
  return { label, yes: 'Да', no: 'Нет', ...(hint !== undefined && { hint }) };
}

/** Labels of the flags and the words for both of their states (1§3, K-09). */
export const flagWords = {
  isActive: yesNo('В работе'),
  onSale: { label: 'Продажа', yes: 'Открыт', no: 'Закрыт' },
  isChecked: { label: 'Проверка', yes: 'Проверен', no: 'Не проверен' },
  isConfidentially: yesNo('Конфиденциальный'),
  isUnfriendlyCountry: yesNo('Недружественная страна'),
  hasBarganing: yesNo(advantageNames.hasBarganing),
  hasDriveway: yesNo(advantageNames.hasDriveway),
  hasIndustrialRailway: yesNo(advantageNames.hasIndustrialRailway),
  hasOverheadCrane: yesNo(advantageNames.hasOverheadCrane),
  hasPond: yesNo(advantageNames.hasPond),
  hasLandLotTownPlanningPlan: yesNo(
    advantageNames.hasLandLotTownPlanningPlan,
    'Градостроительный план земельного участка',
  ),
  isTerritoryComplexDevelopment: yesNo(advantageNames.isTerritoryComplexDevelopment, 'Комплексное развитие территории'),
  isSpecialEconomicZone: yesNo(advantageNames.isSpecialEconomicZone, 'Особая экономическая зона'),
  isIndustrialPark: yesNo(advantageNames.isIndustrialPark),
  isLightIndustrial: yesNo(advantageNames.isLightIndustrial),
  builtToSuit: yesNo(advantageNames.builtToSuit),
  builtToLease: yesNo(advantageNames.builtToLease),
} as const satisfies Record<PropertyFlag, FlagWords>;

export const sortLabels = {
  DateTimeCreated: 'По дате создания',
  LastConversationDate: 'По дате разговора',
  Price: 'По цене',
  Area: 'По площади',
  PricePerHa: 'По цене за га',
} as const satisfies Record<PropertyListSort, string>;
