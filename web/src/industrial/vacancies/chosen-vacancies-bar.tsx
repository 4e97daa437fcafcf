import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { IconRefresh } from '@tabler/icons-react';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { ChosenToSelection } from '#sharing/to-selection/to-selection.tsx';
import {
  archiveActions,
  ChosenBar,
  type ChosenBarAbout,
  type ChosenListProps,
  exportAction,
} from '#table/chosen-bar.tsx';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import { areaSum } from './area-sum.ts';
import { byId, type ChosenVacancies, type ChosenVacancy, chosenOf, complexesOf } from './chosen-vacancies.ts';
import { useVacancyExport } from './use-vacancy-export.ts';
import type { useVacancyArchiving, useVacancyConfirming } from './vacancy-bulk.ts';
import { changedVacancies } from './vacancy-changes.ts';
import { vacancyListColumns } from './vacancy-list-columns.tsx';
import { findAllVacancies, MAX_CHOSEN, type VacancyOrder } from './vacancy-list-data.ts';

export interface ChosenVacanciesBarProps extends ChosenListProps<VacancyRow, ChosenVacancy> {
  readonly filter: FullFilterInput;
  readonly order: VacancyOrder;
  /** Owned by the page, so that a bulk action continues while the rows change. */
  readonly archiving: ReturnType<typeof useVacancyArchiving>;
  readonly confirming: ReturnType<typeof useVacancyConfirming>;
}

const about: ChosenBarAbout<ChosenVacancy> = {
  forms: vacancies,
  verbs: ['Выбрана', 'Выбраны', 'Выбрано'],
  most: MAX_CHOSEN,
  failed: 'Не удалось выбрать все вакансии',
  isEnabled: ({ isEnabled }) => isEnabled,
  sums: areaSum,
};

/** Bar under a table of vacancies. */
export function ChosenVacanciesBar(props: ChosenVacanciesBarProps) {
  const { chosen, filter, order, archiving, confirming } = props;
  const sheet = useVacancyExport(vacancyListColumns);

  /** All vacancies of a complex are confirmed together (2§4). */
  async function actualize(ids: readonly string[]) {
    const facts = ids.flatMap((id) => chosen.facts.get(id) ?? []);
    const settled = await confirming.run('actualize', complexesOf(facts));
    return new Set(facts.filter(({ complexId }) => settled.has(complexId)).map(({ id }) => id));
  }

  return (
    <ChosenBar
      {...props}
      about={about}
      findAll={async () => byId((await findAllVacancies(filter, order)).map(chosenOf))}
      runs={[archiving, confirming, sheet]}
      edit={(edit) => <BulkEdit {...edit} about={changedVacancies} titleOf={(id) => titleOf(chosen, id)} />}
      toSelection={(ids) => <ChosenToSelection domain="industrial" objectIds={ids} />}
      copy={(ids) => sheet.copy(ids, chosen.rows)}
      actions={[
        { label: 'Актуализировать', Icon: IconRefresh, keyOf: 'actualize', run: actualize },
        exportAction((ids) => sheet.run(ids, chosen.rows)),
        ...archiveActions(archiving.run, {
          archive: (count) => archiveQuestion(count, vacancies, 'Вернуть их можно будет из архива.'),
        }),
      ]}
    />
  );
}

function titleOf({ rows }: ChosenVacancies, id: string): string {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? 'Вакансия' : `${row.complexName}, ${row.name}`;
}
