import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { IconChecklist } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { complexForms } from '#industrial/industrial-words.ts';
import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { ChosenToSelection } from '#sharing/to-selection/to-selection.tsx';
import {
  actualizeAction,
  archiveActions,
  ChosenBar,
  type ChosenBarAbout,
  type ChosenListProps,
  exportAction,
} from '#table/chosen-bar.tsx';
import { useRowsExport } from '#table/use-rows-export.ts';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import { byId, type ChosenComplex, chosenOf, sumsOf } from './chosen-complexes.ts';
import { restoreQuestion, type useComplexBulk } from './complex-bulk.ts';
import { changedComplexes } from './complex-changes.ts';
import { type ComplexOrder, findAllComplexes, findComplexesById, LIST_TAKE, MAX_CHOSEN } from './complex-list-data.ts';
import { complexSheetColumns, complexSheetName } from './complex-sheet.ts';

export interface ChosenComplexesBarProps extends ChosenListProps<ComplexRow, ChosenComplex> {
  readonly filter: FullFilterInput;
  readonly order: ComplexOrder;
  /** Owned by the page, so that a bulk action continues while the rows change. */
  readonly actions: ReturnType<typeof useComplexBulk>;
}

const about: ChosenBarAbout<ChosenComplex> = {
  forms: complexForms,
  most: MAX_CHOSEN,
  failed: 'Не удалось выбрать все объекты',
  isEnabled: ({ isEnabled }) => isEnabled,
  sums: (all) => {
    const { vacancyCount, freeArea } = sumsOf(all);
    const area = withUnit(formatMeasured(freeArea), units.squareMetre);
    return `${formatCountOf(vacancyCount, vacancies)} · ${area} свободно`;
  },
};

/** Bar under a table of complexes. */
export function ChosenComplexesBar(props: ChosenComplexesBarProps) {
  const { chosen, filter, order, actions } = props;
  const sheet = useComplexExport();
  return (
    <ChosenBar
      {...props}
      about={about}
      findAll={async () => byId((await findAllComplexes(filter, order)).map(chosenOf))}
      runs={[actions, sheet]}
      edit={(edit) => (
        <BulkEdit
          {...edit}
          about={changedComplexes}
          responsible="responsibleUser"
          titleOf={(id) => chosen.rows.find((row) => row.id === id)?.name ?? 'Комплекс'}
        />
      )}
      toSelection={(ids) => <ChosenToSelection domain="industrial" objectIds={() => openVacanciesOf([...ids])} />}
      copy={(ids) => sheet.copy(ids, chosen.rows)}
      actions={[
        actualizeAction(actions.run),
        exportAction((ids) => sheet.run(ids, chosen.rows)),
        {
          label: 'Вакансии актуальны',
          Icon: IconChecklist,
          of: 'active',
          run: (ids) => actions.run('actualizeVacancies', ids),
        },
        ...archiveActions(actions.run, {
          archive: (count) => archiveQuestion(count, complexForms),
          unarchive: restoreQuestion,
        }),
      ]}
    />
  );
}

function useComplexExport() {
  const client = useQueryClient();
  return useRowsExport<ComplexRow>({
    entity: 'complex',
    sheetName: 'Комплексы',
    forms: complexForms,
    findById: findComplexesById,
    take: LIST_TAKE,
    prepare: async () => {
      const { productName } = await client.ensureQueryData(settingsQuery);
      return { fileName: complexSheetName(productName), columns: complexSheetColumns };
    },
  });
}
