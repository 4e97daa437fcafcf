import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { describedSheetCell, namesSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import { numberCell, type SheetCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { valueNamed } from '@gektar/contract/value-named.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { districtOf } from '@gektar/format/district.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { missing } from '@gektar/format/words.ts';
import type { TableColumn } from '#table/table-column.ts';
import { utilityText } from './utility-text.ts';

/** Text that lists the utilities that the object has. */
function utilities(row: PropertyRow): SheetCell {
  const present = utilityKeys.filter((key) => row[key] !== null);
  const words = present.map((key) => `${utilityKinds[key].name}: ${utilityText(row[key])}`);
  return textCell(words.join('; ').replaceAll(nbsp, ' '));
}

/** Cell of an amount; 'По запросу' for null (1§9). */
function moneyCell(roubles: number | null): SheetCell {
  return roubles === null ? textCell(missing.price) : numberCell(roubles);
}

/** Spreadsheet cells of table columns, with full values instead of abbreviations. */
const cells: Readonly<Record<string, (row: PropertyRow) => SheetCell>> = {
  cadastralNumber: (row) => textCell(row.cadastralNumbers.join(', ')),
  district: (row) => textCell(districtOf(row.address, row.region.name)),
  price: (row) => moneyCell(row.price),
  pricePerHa: (row) => moneyCell(row.pricePerHa),
  utilities,
  advantages: (row) =>
    namesSheetCell(advantageFlags.filter((one) => row[one]).map((one) => ({ name: propertyFields[one].label }))),
  coordinates: (row) => textCell(formatPosition(row.latitude, row.longitude)),
};

const described: FieldDescriptions = propertyFields;

/** Cell of a column: from `cells`, otherwise from the field description. */
function cellOf(id: string): ((row: PropertyRow) => SheetCell) | undefined {
  const own = cells[id];
  if (own) return own;
  const field = described[id];
  return field && ((row) => describedSheetCell(field, valueNamed(row, id)));
}

/**
 * The columns of a sheet: those of the table that are shown, in their order (D-14).
 * @param employees id → name, for the responsible employee
 */
export function sheetColumns(
  shown: readonly TableColumn<PropertyRow>[],
  employees: ReadonlyMap<string, string>,
): SheetColumn<PropertyRow>[] {
  return shown.map(({ id, title, unit }) => ({
    title: unit === undefined ? title : `${title}, ${unit}`,
    field: id,
    cell:
      id === 'responsibleEmployeeId'
        ? (row) => textCell(employees.get(row.responsibleEmployeeId))
        : (cellOf(id) ?? (() => undefined)),
  }));
}

/** '{product} - Объекты {DD.MM.YYYY}.xlsx', after the pattern of the selections' exports (1§9). */
export function sheetFileName(productName: string, day = today()): string {
  return `${productName} - Объекты ${formatDate(day)}.xlsx`;
}

/** Whether a column has a spreadsheet cell; for a test over all columns. */
export function hasSheetCell(id: string): boolean {
  return id === 'responsibleEmployeeId' || cellOf(id) !== undefined;
}
