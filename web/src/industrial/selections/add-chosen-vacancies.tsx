import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { findVacanciesById, LIST_TAKE } from '#industrial/vacancies/vacancy-list-data.ts';
import { AddChosen, type AddChosenProps } from '#sharing/selection/add-chosen.tsx';
import { useRowsExport } from '#table/use-rows-export.ts';
import { icon16 } from '#ui/icon.ts';
import { SelectionAction } from '#ui/piece/selection-bar.tsx';
import { areaSum } from './area-sum.ts';

/** Bulk actions on vacancies of a search, with the sum of their areas. */
export function AddChosenVacancies(props: AddChosenProps<VacancyRow>) {
  const { chosen } = props;
  const client = useQueryClient();
  const sheet = useRowsExport<VacancyRow>({
    sheetName: 'Вакансии',
    forms: vacancies,
    findById: findVacanciesById,
    take: LIST_TAKE,
    prepare: async () => {
      const [{ vacancySheetColumns, vacancySheetName }, { productName }] = await Promise.all([
        import('#industrial/vacancies/vacancy-sheet.ts'),
        client.ensureQueryData(settingsQuery),
      ]);
      return { fileName: vacancySheetName(productName), columns: vacancySheetColumns };
    },
  });
  const ids = chosen.map(({ id }) => id);
  return (
    <AddChosen {...props} details={areaSum(chosen)}>
      <SelectionAction
        icon={<IconFileSpreadsheet {...icon16} />}
        disabled={sheet.running !== undefined}
        onClick={() => void sheet.run(ids, chosen)}
      >
        Экспорт выбранного в XLS
      </SelectionAction>
    </AddChosen>
  );
}
