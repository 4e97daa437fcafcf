import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { linkText } from '@gektar/format/link.ts';
import { formatMoney } from '@gektar/format/money.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { propertyLabels } from '#land/properties/property-labels.ts';
import { type FieldWords, quoted } from '#people/history/change-sentences.ts';

function link(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? linkText(value) : undefined;
}

function date(value: unknown): string | undefined {
  return typeof value === 'string' ? formatDate(value) : undefined;
}

function meeting(value: unknown): string | undefined {
  return typeof value === 'string' ? formatMeeting(value) : undefined;
}

function measured(unit: string) {
  return (value: unknown) => (typeof value === 'number' ? withUnit(formatMeasured(value), unit) : undefined);
}

function money(value: unknown): string | undefined {
  return typeof value === 'number' ? formatMoney(value) : undefined;
}

function degrees(value: unknown): string | undefined {
  return typeof value === 'number' ? value.toFixed(6) : undefined;
}

function name(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return 'name' in value && typeof value.name === 'string' ? value.name : undefined;
}

/** Имя Фамилия of a land contact. */
function person(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { firstName, lastName } = value as { firstName?: unknown; lastName?: unknown };
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ') || undefined;
}

/** Fields with one value each. */
export const singleFields: Readonly<Record<string, FieldWords>> = {
  category: { label: propertyLabels.category, gender: 'she', show: name },
  propertyType: { label: propertyLabels.propertyType, gender: 'he', show: name },
  ownershipType: { label: propertyLabels.ownershipType, gender: 'she', show: name },
  region: { label: propertyLabels.region, gender: 'he', show: name },
  landHighway: { label: propertyLabels.landHighway, gender: 'it', show: name },
  address: { label: propertyLabels.address, gender: 'he', show: quoted },
  latitude: { label: 'Широта', gender: 'she', show: degrees },
  longitude: { label: 'Долгота', gender: 'she', show: degrees },
  kmFromCity: { label: propertyLabels.kmFromCity, gender: 'it', show: measured(units.kilometre) },
  area: { label: propertyLabels.area, gender: 'she', show: measured(units.hectare) },
  buildingArea: { label: propertyLabels.buildingArea, gender: 'she', show: measured(units.squareMetre) },
  price: { label: propertyLabels.price, gender: 'she', show: money, nothing: 'по запросу' },
  lastConversationDate: { label: propertyLabels.lastConversationDate, gender: 'she', show: date },
  landContact: { label: propertyLabels.landContact, gender: 'he', show: person },
  referralAppointmentDateTime: { label: propertyLabels.referralAppointmentDateTime, gender: 'she', show: meeting },
  referralComment: { label: propertyLabels.referralComment, gender: 'he', show: quoted },
  comment: { label: propertyLabels.comment, gender: 'he', show: quoted },
  linkToPublicCadastralMap: { label: propertyLabels.linkToPublicCadastralMap, gender: 'she', show: link },
  linkToDisk: { label: propertyLabels.linkToDisk, gender: 'she', show: link },
  linkToDocumentation: { label: propertyLabels.linkToDocumentation, gender: 'she', show: link },
};

/** Fields that hold an id of somebody else's, or too much to be told: only that they changed. */
export const namedOnly: Readonly<Record<string, Pick<FieldWords, 'label' | 'gender'>>> = {
  companyId: { label: propertyLabels.companyId, gender: 'she' },
  contactId: { label: propertyLabels.contactId, gender: 'it' },
  referralContactId: { label: 'Рекомендация', gender: 'she' },
  polygons: { label: 'Контур участка', gender: 'he' },
  images: { label: 'Фотографии', gender: 'they' },
  documents: { label: 'Документы', gender: 'they' },
};

/** Lists: what came and what went. */
export const listFields: Readonly<Record<string, string>> = {
  cadastralNumbers: propertyLabels.cadastralNumbers,
  bestUses: propertyLabels.bestUses,
  permittedUseTypes: propertyLabels.permittedUseTypes,
  okveds: propertyLabels.okveds,
};
