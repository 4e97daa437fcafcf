import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { days, formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { overdueDays } from '#industrial/tree/freshness.ts';
import { complexActions, reloadComplex } from '#industrial/tree/full-complex-data.ts';
import type { OverduePanelProps } from '#overdue/overdue-area.ts';
import { type OverdueKind, OverdueList } from '#overdue/overdue-list.tsx';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { complexWords } from './complex-bulk.ts';
import { overdueComplexQueries } from './complex-list-data.ts';

const ofOwnComplexes: PluralForms = ['вашего комплекса', 'ваших комплексов', 'ваших комплексов'];

const kind: Omit<OverdueKind<ComplexRow>, 'tableOf'> = {
  label: 'Просроченные комплексы',
  queries: overdueComplexQueries,
  lineOf: ({ id, name, vacanciesActualizeDate: confirmed, dateTimeCreated, vacanciesUpdatePeriod: period }) => ({
    name,
    link: { to: '/industrial/complex/$id', params: { id } },
    late: `на ${formatCountOf(overdueDays(confirmed ?? dateTimeCreated, period), days)}`,
    note: `${confirmed === null ? 'Не подтверждались' : `Подтверждены ${formatDate(confirmed)}`}, раз в ${formatCount(period)} ${plural(period, days)}`,
  }),
  actualize: {
    run: (id) => complexActions.actualizeVacancies(id),
    done: complexWords.actualizeVacancies.one,
    failed: complexWords.actualizeVacancies.failed,
    refresh: reloadComplex,
  },
  question: (count) => ({
    title: `Актуализировать вакансии ${formatCountOf(count, ofOwnComplexes)}?`,
    text: 'Это значит, что данные вакансий верны на сегодня. Комплексы коллег останутся как есть.',
    confirmLabel: 'Актуализировать',
  }),
  nothing: (scope) => `Вакансии всех ${scope === 'own' ? 'ваших ' : ''}комплексов подтверждены в срок`,
};

/** Complexes whose vacancies were not confirmed within the update period of the complex (H-13). */
export function OverdueComplexes(props: OverduePanelProps) {
  const { data: me } = useQuery(currentEmployeeQuery);
  const overdue = { view: 'table', overdue: true, onlyWithVacancies: true } as const;
  const tableOf: OverdueKind<ComplexRow>['tableOf'] = (scope) => {
    if (scope === 'all') return { to: '/industrial', search: overdue };
    return me && { to: '/industrial', search: { ...overdue, responsibleUser: [me.id] } };
  };
  return <OverdueList {...props} kind={{ ...kind, tableOf }} />;
}
