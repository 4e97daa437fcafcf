import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { areaSum } from '#industrial/vacancies/area-sum.ts';
import { useVacancyExport } from '#industrial/vacancies/use-vacancy-export.ts';
import { vacancyTableColumns } from '#industrial/vacancies/vacancy-table-columns.tsx';
import { AddChosen, type AddChosenProps } from '#sharing/selection/add-chosen.tsx';
import { SelectionAction } from '#ui/component/selection-bar.tsx';
import { icon16 } from '#ui/icon.ts';

/** Bulk actions on the vacancies chosen in a search, with the sum of their areas. */
export function AddChosenVacancies(props: AddChosenProps<VacancyRow>) {
  const { chosen } = props;
  const sheet = useVacancyExport(vacancyTableColumns);
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
