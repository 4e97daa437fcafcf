import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import type { TableColumn } from '#table/table-column.ts';
import { useRowsExport } from '#table/use-rows-export.ts';
import { findVacanciesById, LIST_TAKE } from './vacancy-list-data.ts';

/** Exports chosen vacancies as a spreadsheet with all given columns. */
export function useVacancyExport(columns: readonly TableColumn<VacancyRow, VacancySort>[]) {
  const client = useQueryClient();
  return useRowsExport<VacancyRow>({
    entity: 'vacancy',
    sheetName: 'Вакансии',
    forms: vacancies,
    findById: findVacanciesById,
    take: LIST_TAKE,
    prepare: async () => {
      const [{ vacancySheetOf, vacancySheetName }, { productName }] = await Promise.all([
        import('./vacancy-sheet.ts'),
        client.ensureQueryData(settingsQuery),
      ]);
      return { fileName: vacancySheetName(productName), columns: vacancySheetOf(columns) };
    },
  });
}
