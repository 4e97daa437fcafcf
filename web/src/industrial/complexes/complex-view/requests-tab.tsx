import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { useQuery } from '@tanstack/react-query';
import { FittingRequests } from '#industrial/requests/fitting-requests.tsx';
import { nameAndBuilding } from '#industrial/tree/name-in-complex.ts';
import { openVacanciesQuery } from '#industrial/vacancies/open-vacancies-of.ts';
import { Stack } from '#ui/layout/stack.ts';

/** Requests that the chosen vacancy fits, and requests that any vacancy of the complex fits (A-15, F-06). */
export function RequestsTab({ complex, vacancy }: { complex: FullComplex; vacancy: VacancyRow | undefined }) {
  const { data: open = [] } = useQuery(openVacanciesQuery(complex.id));
  return (
    <Stack as="section" gap={8} mt={16} aria-labelledby="fitting-requests">
      <h2 id="fitting-requests">Подходящие запросы</h2>
      <div>
        {vacancy && (
          <FittingRequests
            title={`Вакансия ${nameAndBuilding(vacancy)}`}
            by={{ kind: 'vacancy', id: vacancy.id }}
            vacancyIds={open.includes(vacancy.id) ? [vacancy.id] : []}
          />
        )}
        <FittingRequests title="Весь комплекс" by={{ kind: 'complex', id: complex.id }} vacancyIds={open} />
      </div>
    </Stack>
  );
}
