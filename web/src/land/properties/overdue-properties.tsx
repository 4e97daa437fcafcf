import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { daysBetween, today } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { days, formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import type { OverduePanelProps } from '#overdue/overdue-area.ts';
import { type OverdueKind, OverdueList } from '#overdue/overdue-list.tsx';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { bulkWords } from './property-bulk.ts';
import { overduePropertyQueries, propertyActions, refreshProperties } from './property-data.ts';

const ownObjects: PluralForms = ['ваш объект', 'ваших объекта', 'ваших объектов'];

const kind: Omit<OverdueKind<PropertyRow>, 'nothing' | 'tableOf'> = {
  label: 'Просроченные объекты',
  queries: overduePropertyQueries,
  lineOf: ({ id, cadastralNumbers, actualizationDateTime, dateTimeCreated, region, area }) => ({
    name: cadastralNumbers[0] ?? '',
    link: { to: '/land/property/$id', params: { id } },
    late: formatCountOf(daysBetween(actualizationDateTime ?? dateTimeCreated, today()), days),
    note: `${region.name}, ${formatQuantity(area, 'га')}`,
  }),
  actualize: {
    run: (id) => propertyActions.actualize(id),
    done: bulkWords.actualize.one,
    failed: bulkWords.actualize.failed,
    refresh: refreshProperties,
  },
  question: ownOverdueQuestion,
};

/** Land objects that were not confirmed within the number of days from the settings. */
export function OverdueProperties(props: OverduePanelProps) {
  const { data: { overdueDays } = { overdueDays: 30 } } = useQuery(settingsQuery);
  const { data: me } = useQuery(currentEmployeeQuery);
  const during = formatCountOf(overdueDays, days);
  const overdue = { view: 'table', overdueDays } as const;
  const tableOf: OverdueKind<PropertyRow>['tableOf'] = (scope) => {
    if (scope === 'all') return { to: '/land/property', search: overdue };
    return me && { to: '/land/property', search: { ...overdue, responsibleEmployeeIds: [me.id] } };
  };
  const nothing: OverdueKind<PropertyRow>['nothing'] = (scope) =>
    `Все ${scope === 'own' ? 'ваши ' : ''}объекты актуализированы за последние ${during}`;
  return <OverdueList {...props} kind={{ ...kind, nothing, tableOf }} />;
}

/** Confirmation before actualizing all overdue objects of the employee (N-05). */
export function ownOverdueQuestion(count: number) {
  return {
    title: `Актуализировать ${formatCountOf(count, ownObjects)}?`,
    text: `Это значит, что ${count === 1 ? 'его' : 'их'} данные верны на сегодня. Объекты коллег останутся как есть.`,
    confirmLabel: 'Актуализировать',
  };
}
