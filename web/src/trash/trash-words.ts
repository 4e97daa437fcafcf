import type { TrashEntry, TrashKind } from '@gektar/contract/trash/trash.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

export const kindNames: Readonly<Record<TrashKind, string>> = {
  property: 'Объект',
  land_request: 'Запрос',
  complex: 'Комплекс',
  building: 'Здание',
  vacancy: 'Вакансия',
  industrial_request: 'Запрос',
};

const days: PluralForms = ['день', 'дня', 'дней'];
export const entriesForms: PluralForms = ['запись', 'записи', 'записей'];
const buildings: PluralForms = ['здание', 'здания', 'зданий'];
const vacancies: PluralForms = ['вакансия', 'вакансии', 'вакансий'];

/** 'ещё 12 дней'; on the last day 'последний день'. */
export function daysLeftText({ daysLeft }: Pick<TrashEntry, 'daysLeft'>): string {
  return daysLeft <= 1 ? 'последний день' : formatCountOf(daysLeft, days);
}

/** 'вместе с ним: 2 здания, 5 вакансий'; undefined when nothing was deleted with it. */
export function partsText({ buildingCount, vacancyCount }: TrashEntry): string | undefined {
  const parts = [
    ...(buildingCount > 0 ? [formatCountOf(buildingCount, buildings)] : []),
    ...(vacancyCount > 0 ? [formatCountOf(vacancyCount, vacancies)] : []),
  ];
  return parts.length > 0 ? `вместе с ним: ${parts.join(', ')}` : undefined;
}
