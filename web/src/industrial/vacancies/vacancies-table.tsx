import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { type ReactNode, useState } from 'react';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { type RowSelectionKey, useChosenRows } from '#table/chosen-rows.ts';
import { ListTable, type ListTableAbout, type ListTableProps } from '#table/list-table.tsx';
import { type ChosenVacancies, chosenOf } from './chosen-vacancies.ts';
import { CopyVacancyOutlet } from './copy-vacancy.tsx';

/** Name of a vacancy, to follow the word 'вакансия': complex, building and own name. */
export function vacancyName({ complexName, buildingName, name }: VacancyRow): string {
  return `${complexName}, ${buildingName}, ${name}`;
}

export const vacancyTable: ListTableAbout<VacancyRow> = {
  label: 'Вакансии',
  nameOf: vacancyName,
  pageOf: vacancyLink,
  loadEditing: () => import('./vacancy-editing.tsx'),
};

export interface VacanciesTableProps<Sort extends string> extends Omit<ListTableProps<VacancyRow, Sort>, 'about'> {
  /** Shown under the rows while some are selected. */
  readonly chosenBar: (chosen: ChosenVacancies) => ReactNode;
  readonly rowSelectionKey: RowSelectionKey;
}

/** The table of vacancies, with selectable rows. */
export function VacanciesTable<Sort extends string>({
  chosenBar,
  rowSelectionKey,
  ...table
}: VacanciesTableProps<Sort>) {
  const chosen = useChosenRows(rowSelectionKey, table, chosenOf);
  return <ListTable {...table} about={vacancyTable} selection={chosen.selection} selectionBar={chosenBar(chosen)} />;
}

/**
 * A table of vacancies in which Ctrl+Shift+D copies the current row. The copy becomes the current vacancy, even when
 * the list does not contain it.
 */
export function CopyingVacanciesTable<Sort extends string>(table: VacanciesTableProps<Sort>) {
  const [current, setCurrent] = useState<VacancyRow>();
  const choose = (id: string) => setCurrent(table.rows.find((row) => row.id === id));
  return (
    <>
      <VacanciesTable {...table} current={{ id: current?.id, onChange: choose }} />
      <CopyVacancyOutlet current={current} onCreated={setCurrent} />
    </>
  );
}
