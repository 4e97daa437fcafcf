import type { EnumerationDescriptions } from '#dictionaries/dictionary-description.ts';
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

/** Lists that are not editable (3§3). */
export const industrialEnumerationList = Object.fromEntries(
  Object.entries(enumerations).map(([name, values]) => [name, { title: titles[name as Enumeration], values }]),
) as { readonly [Name in Enumeration]: EnumerationDescriptions[string] };
