import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { matchOf, vacancyFits } from '#industrial/requests/fits.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { FitsList } from '#sharing/fits/fits-list.tsx';
import { FitsTable } from '#sharing/fits/fits-table.tsx';
import { Box } from '#ui/layout/box.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { fittingColumns } from './fitting-columns.tsx';

/** Requests that the vacancy fits or almost fits, and those whose selection has it (N-12, F-06). */
export function VacancyFitsTab({ vacancy }: { vacancy: VacancyRow }) {
  const { data: me } = useQuery(currentEmployeeQuery);
  const isNarrow = useIsNarrow();
  const rowOf = useCallback(() => vacancy, [vacancy]);
  const about = { kind: vacancyFits, id: vacancy.id, rowOf, matchOf, me: me?.id };
  return isNarrow ? (
    <Box bdt="line-2">
      <FitsList about={about} />
    </Box>
  ) : (
    <FitsTable about={about} columns={fittingColumns} label="Запросы, которым подходит вакансия" />
  );
}
