import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { describedSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import { numberCell, type SheetCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { valueNamed } from '@gektar/contract/value-named.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { columnName, type TableColumn } from '#table/table-column.ts';

/** Spreadsheet cells of the columns that have no field description. */
const cells: Readonly<Record<string, (row: VacancyRow) => SheetCell>> = {
  complexName: (row) => textCell(row.complexName),
  region: (row) => textCell(row.region.name),
  buildingName: (row) => textCell(row.buildingName),
  buildingClass: (row) => textCell(enumerationName('building-classes', row.buildingClass)),
  vacanciesActualizeDate: (row) => describedSheetCell(complexFields.vacanciesActualizeDate, row.vacanciesActualizeDate),
};

const described: FieldDescriptions = vacancyFields;

function cellOf(id: string): (row: VacancyRow) => SheetCell {
  const own = cells[id];
  if (own) return own;
  const field = described[id];
  if (field) return (row) => describedSheetCell(field, valueNamed(row, id));
  return (row) => {
    const value = valueNamed(row, id);
    return numberCell(typeof value === 'number' ? value : null);
  };
}

/** Spreadsheet columns for all of these table columns, regardless of which are shown (J-03). */
export function vacancySheetOf(columns: readonly TableColumn<VacancyRow, VacancySort>[]): SheetColumn<VacancyRow>[] {
  return columns.map((column) => ({ title: columnName(column), field: column.id, cell: cellOf(column.id) }));
}

/** '{product} - Вакансии {DD.MM.YYYY}.xlsx' (as J-06). */
export function vacancySheetName(productName: string, day = today()): string {
  return `${productName} - Вакансии ${formatDate(day)}.xlsx`;
}
