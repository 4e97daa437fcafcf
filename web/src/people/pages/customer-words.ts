import type { CustomerObject, CustomerRequest, CustomerRole } from '@gektar/contract/people/customer-page.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, objects, type PluralForms } from '@gektar/format/plural.ts';

export const CUSTOMERS = 'Компании и контакты';

/** Noun for counts in the list of companies and contacts. */
export const records: PluralForms = ['запись', 'записи', 'записей'];

const roleWords: Readonly<Record<CustomerRole, string>> = {
  client: 'клиент',
  referral: 'рекомендация',
  contact: 'контакт',
  operator: 'оператор',
  agent: 'агент',
  tenant: 'арендатор',
};

const kindWords: Readonly<Record<CustomerObject['kind'], string>> = {
  property: 'Объект',
  complex: 'Комплекс',
  building: 'Здание',
  vacancy: 'Вакансия',
};

/** 'Комплекс · контакт, оператор · в архиве'. */
export function objectNote({ kind, roles, isEnabled }: CustomerObject): string {
  return [kindWords[kind], roleNote(roles), isEnabled ? '' : 'в архиве'].filter(Boolean).join(' · ');
}

/** '12.11.2026 · клиент'. */
export function requestNote({ requestDate, roles, isEnabled }: CustomerRequest): string {
  return [formatDate(requestDate), roleNote(roles), isEnabled ? '' : 'в архиве'].filter(Boolean).join(' · ');
}

/** 'клиент, рекомендация' */
export function roleNote(roles: readonly CustomerRole[]): string {
  return roles.map((role) => roleWords[role]).join(', ');
}

/** '5 объектов · отмечено 2 · ссылка до 12.12.2026'. */
export function selectionNote({
  itemCount,
  favoriteCount,
  linkExpires,
}: NonNullable<CustomerRequest['selection']>): string {
  const parts = [
    formatCountOf(itemCount, objects),
    favoriteCount > 0 ? `отмечено ${favoriteCount}` : '',
    linkExpires === null ? 'без ссылки' : `ссылка до ${formatDate(linkExpires)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
