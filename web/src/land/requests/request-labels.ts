import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import { propertyLabels } from '#land/properties/property-labels.ts';

/** What fields of a request are called on the screen (docs/glossary.md, C-13). */
export const requestLabels = {
  name: 'Название',
  companyId: 'Компания',
  contactId: propertyLabels.contactId,
  requestDate: 'Дата запроса',
  responsibleEmployeeId: propertyLabels.responsibleEmployeeId,
  regions: 'Регионы',
  landHighways: 'Шоссе',
  distanceFromNearestCity: 'Расстояние от ближайшего города',
  area: propertyLabels.area,
  buildingArea: propertyLabels.buildingArea,
  budget: 'Бюджет',
  propertyTypes: 'Типы объектов',
  bestUses: propertyLabels.bestUses,
  okveds: propertyLabels.okveds,
  utilities: propertyLabels.utilities,
  linkToDisk: propertyLabels.linkToDisk,
  requestType: 'Типы запроса',
  comment: propertyLabels.comment,
  referralContactId: propertyLabels.referralContactId,
  referralAppointmentDateTime: propertyLabels.referralAppointmentDateTime,
  referralComment: propertyLabels.referralComment,
  actualizeRequestDate: propertyLabels.actualizationDateTime,
  dateTimeCreated: propertyLabels.dateTimeCreated,
  isActual: 'Актуален',
  selection: 'В подборке',
} as const;

/** Where there is little room. */
export const shortRequestLabels = { distanceFromNearestCity: 'От города', dateTimeCreated: 'Создан' } as const;

export const requestSortLabels = {
  DateTimeCreated: 'По дате создания',
  LastConversationDate: 'По дате актуализации',
  Price: 'По бюджету',
  Area: 'По площади',
} as const satisfies Record<PropertySort, string>;
