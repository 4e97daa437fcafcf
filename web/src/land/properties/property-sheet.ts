import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { districtOf } from '@gektar/format/district.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { missing } from '@gektar/format/words.ts';
import { dayCell, numberCell, type SheetCell, type SheetColumn, textCell } from '#spreadsheet/sheet.ts';
import type { TableColumn } from '#table/table-column.ts';
import { flagWords } from './property-labels.ts';
import { utilityText } from './utility-text.ts';

type Flag = keyof typeof flagWords;

function names(values: readonly { readonly name: string; readonly code?: string }[]): SheetCell {
  return textCell(values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join('; '));
}

function flag(name: Flag): (row: PropertyRow) => SheetCell {
  return (row) => textCell(row[name] ? flagWords[name].yes : flagWords[name].no);
}

/** The five utilities in words, those that are there. */
function utilities(row: PropertyRow): SheetCell {
  const present = utilityKeys.filter((key) => row[key] !== null);
  const words = present.map((key) => `${utilityKinds[key].name}: ${utilityText(row[key])}`);
  return textCell(words.join('; ').replaceAll(nbsp, ' '));
}

/** Without a price 'По запросу' (1§9). */
function moneyCell(roubles: number | null): SheetCell {
  return roubles === null ? textCell(missing.price) : numberCell(roubles);
}

/** What a column of the table holds in a spreadsheet: full values where the table abbreviates. */
const cells: Readonly<Record<string, (row: PropertyRow) => SheetCell>> = {
  cadastralNumber: (row) => textCell(row.cadastralNumbers.join(', ')),
  propertyType: (row) => textCell(row.propertyType.name),
  region: (row) => textCell(row.region.name),
  district: (row) => textCell(districtOf(row.address, row.region.name)),
  landHighway: (row) => textCell(row.landHighway?.name),
  kmFromCity: (row) => numberCell(row.kmFromCity),
  area: (row) => numberCell(row.area),
  price: (row) => moneyCell(row.price),
  pricePerHa: (row) => moneyCell(row.pricePerHa),
  utilities,
  actualizationDateTime: (row) => dayCell(row.actualizationDateTime),
  category: (row) => textCell(row.category.name),
  lastConversationDate: (row) => dayCell(row.lastConversationDate),
  dateTimeCreated: (row) => dayCell(row.dateTimeCreated),
  address: (row) => textCell(row.address),
  onSale: flag('onSale'),
  isChecked: flag('isChecked'),
  isActive: flag('isActive'),
  ownershipType: (row) => textCell(row.ownershipType.name),
  buildingArea: (row) => numberCell(row.buildingArea),
  bestUses: (row) => names(row.bestUses),
  permittedUseTypes: (row) => names(row.permittedUseTypes),
  okveds: (row) => names(row.okveds),
  advantages: (row) => names(advantageFlags.filter((one) => row[one]).map((one) => ({ name: flagWords[one].label }))),
  client: (row) => textCell(row.client),
  comment: (row) => textCell(row.comment),
  coordinates: (row) => textCell(formatPosition(row.latitude, row.longitude)),
  linkToDisk: (row) => textCell(row.linkToDisk),
  linkToDocumentation: (row) => textCell(row.linkToDocumentation),
};

/**
 * The columns of a sheet: those of the table that are shown, in their order (D-14).
 * @param employees id → name, for the responsible
 */
export function sheetColumns(
  shown: readonly TableColumn<PropertyRow>[],
  employees: ReadonlyMap<string, string>,
): SheetColumn<PropertyRow>[] {
  return shown.map(({ id, title, unit }) => ({
    title: unit === undefined ? title : `${title}, ${unit}`,
    cell:
      id === 'responsibleEmployeeId'
        ? (row) => textCell(employees.get(row.responsibleEmployeeId))
        : (cells[id] ?? (() => undefined)),
  }));
}

/** '{product} - Объекты {DD.MM.YYYY}.xlsx', after the pattern of the selections' exports (1§9). */
export function sheetFileName(productName: string, day = today()): string {
  return `${productName} - Объекты ${formatDate(day)}.xlsx`;
}

/** For a test: every column of the table has its cell. */
export const sheetCellIds: readonly string[] = [...Object.keys(cells), 'responsibleEmployeeId'];
