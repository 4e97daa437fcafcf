import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { useQuery } from '@tanstack/react-query';
import { HistoryTab } from '#operations/history/history-tab.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { vacancyFigures, vacancyHistoryKind, vacancyMark } from './vacancy-history-kind.ts';
import { wholeVacancyHistoryQuery } from './vacancy-list-data.ts';

const kinds = { vacancy: vacancyHistoryKind };

/** The tab 'История' of a vacancy: chart of its rate, OPEX and area; table of changes. */
export function VacancyHistory({ vacancy }: { vacancy: VacancyRow }) {
  const nameOf = useEmployeeNames();
  const query = useQuery({
    ...wholeVacancyHistoryQuery(vacancy.id),
    select: (events) => events.map((event) => ({ ...event, entity: 'vacancy', entityId: vacancy.id })),
  });
  return (
    <HistoryTab
      query={query}
      kinds={kinds}
      names={{ employee: nameOf }}
      drawn={{ figures: vacancyFigures, present: vacancy, markOf: vacancyMark }}
      versionOf={() => vacancy.rowVersion}
    />
  );
}
