import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Remarks } from '#importing/remarks.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';

/** How the source says whose the number is, where it is not the plot's own. */
const othersRelations = new Set(['adjacent_to', 'part_of', 'not_formed']);

/** Words that stand beside another plot's number, in the spellings of the registers ('рядосм'). */
const besideAnother =
  /(?<!\p{L})(ряд|вблиз|возле|около|смежн|сосед|прилега|примыка|граничит|ниже|выше|напротив|част[ьи]|входит|в составе|в границах|внутри)/iu;

const withoutNumber = /^(б\s*\/\s*н|без номера|нет|не образован\p{L}*|не присвоен\p{L}*)$/iu;

/**
 * What identifies the plot: its own numbers, or «б/н» and the row's id where the source names a plot beside or around it, or none at all
 * (M-20). A number in a form of its own is taken as it is (D-15 has no format).
 */
export function readCadastralNumbers(cells: PlotCells, remarks: Remarks<PlotColumn>): string[] {
  if (hasNoOwnNumber(cells)) return [`б/н ${cells.id}`];
  const column = cadastralColumn(cells);
  const numbers = column === 'cadastral_numbers' ? listed(cells[column]) : inWords(cells[column]);
  if (numbers.length === 0) remarks.refuse(column, fieldMessages.required);
  return numbers;
}

/** What the source says instead of a number of the plot's own; empty where it has one. */
export function othersNumber(cells: PlotCells): string {
  if (!hasNoOwnNumber(cells)) return '';
  const words = (cells.cadastral_raw || cells.cadastral_numbers).replace(/\s+/g, ' ');
  return withoutNumber.test(words) ? '' : words;
}

function hasNoOwnNumber(cells: PlotCells): boolean {
  if (othersRelations.has(cells.cadastral_relation)) return true;
  const words = cells[cadastralColumn(cells)];
  return besideAnother.test(words) || withoutNumber.test(words);
}

/** As the first version of the import read them: another plot's number with the words around it. */
export function cadastralNumbersAtFirst(cells: PlotCells): string[] {
  const column = cadastralColumn(cells);
  return column === 'cadastral_numbers' ? listed(cells[column]) : inWords(cells[column]);
}

function listed(cell: string): string[] {
  return cell
    .split(/[;,\n]/)
    .map((number) => number.trim())
    .filter((number) => number !== '');
}

function inWords(cell: string): string[] {
  return cell === '' ? [] : [cell.replace(/\s+/g, ' ')];
}

/** Which column identifies the plot. */
export function cadastralColumn({ cadastral_relation }: PlotCells): PlotColumn {
  return cadastral_relation === 'exact' || cadastral_relation === '' ? 'cadastral_numbers' : 'cadastral_raw';
}
