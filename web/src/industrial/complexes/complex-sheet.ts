import { type AreaKind, mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { describedSheetCell, namesSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import { type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { areaName } from '#industrial/areas/area-words.ts';

function described(id: keyof ComplexRow & keyof typeof complexFields): SheetColumn<ComplexRow> {
  const field = complexFields[id];
  return { title: field.label, field: id, cell: (row) => describedSheetCell(field, row[id]) };
}

/** Cell with the names of the kinds that have free area. */
function kindsCell(kinds: readonly AreaKind[]) {
  return ({ freeAreas }: ComplexRow) =>
    namesSheetCell(kinds.filter((kind) => freeAreas[kind] > 0).map((kind) => ({ name: areaName(kind) })));
}

/** The nine columns of the export, whichever the table shows (2§3, J-05). */
export const complexSheetColumns: readonly SheetColumn<ComplexRow>[] = [
  described('complexConstructionStatus'),
  described('complexActualizationDate'),
  described('highway'),
  // The full address, as in the list.
  { title: complexFields.address.label, field: 'fullAddress', cell: (row) => textCell(row.fullAddress) },
  {
    title: 'Классы зданий',
    field: 'buildingClasses',
    cell: ({ buildingClasses }) =>
      namesSheetCell(buildingClasses.map((id) => ({ name: enumerationName('building-classes', id) }))),
  },
  { title: 'Типы площадей', field: 'freeKinds', cell: kindsCell(mainKinds) },
  { title: 'Подтипы площадей', field: 'freeParts', cell: kindsCell(warehouseParts) },
  { title: 'Собственники', field: 'owners', cell: ({ owners }) => namesSheetCell(owners) },
  described('complexType'),
];

/** '{product} - Комплексы {DD.MM.YYYY}.xlsx' (as J-06). */
export function complexSheetName(productName: string, day = today()): string {
  return `${productName} - Комплексы ${formatDate(day)}.xlsx`;
}
