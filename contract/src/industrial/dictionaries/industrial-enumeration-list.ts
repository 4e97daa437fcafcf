import type { EnumerationDescriptions } from '#dictionaries/dictionary-description.ts';
import { forEachName, namesOf } from '#records.ts';
import { type Enumeration, enumerations } from './enumerations.ts';

const titles: Readonly<Record<Enumeration, string>> = {
  'area-types': 'Типы площадей',
  'action-on-entities': 'Над чем совершаются действия',
  'action-types': 'Виды действий',
  'building-classes': 'Классы зданий',
  'building-construction-statuses': 'Статусы строительства зданий',
  'complex-construction-statuses': 'Статусы строительства комплексов',
  'lease-vats': 'НДС аренды',
  'sale-vats': 'НДС продажи',
  roles: 'Роли операторов, слагаемые суммы',
  'vacancy-statuses': 'Статусы вакансий',
  'vacancy-types': 'Типы вакансий, слагаемые суммы',
};

/** Enumerations: lists that are not editable (3§3). */
export const industrialEnumerationList = forEachName(namesOf(enumerations), (name) => ({
  title: titles[name],
  values: enumerations[name],
})) satisfies EnumerationDescriptions;
