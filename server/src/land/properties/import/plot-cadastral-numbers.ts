import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Remarks } from '#importing/remarks.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';

/** Values of `cadastral_relation` which mean that the number is another plot's. */
const othersRelations = new Set(['adjacent_to', 'part_of', 'not_formed']);

/** Words that show that a number is another plot's, in the spellings of the registers ('рядосм'). */
const besideAnother =
  /(?<!\p{L})(ряд|вблиз|возле|около|смежн|сосед|прилега|примыка|граничит|ниже|выше|напротив|част[ьи]|входит|в составе|в границах|внутри)/iu;

const withoutNumber = /^(б\s*\/\s*н|без номера|нет|не образован\p{L}*|не присвоен\p{L}*)$/iu;

/**
 * Numbers that identify the plot: its own, or «б/н» and the id of the row when the source names an adjacent or
 * enclosing plot, or no number at all (M-20). Any format of a number is accepted (D-15 has none).
 */
export function readCadastralNumbers(cells: PlotCells, remarks: Remarks<PlotColumn>): string[] {
  if (hasNoOwnNumber(cells)) return [`б/н ${cells.id}`];
  const column = cadastralColumn(cells);
  const numbers = column === 'cadastral_numbers' ? listed(cells[column]) : inWords(cells[column]);
  if (numbers.length === 0) remarks.refuse(column, fieldMessages.required);
  return numbers;
}

/** Text of the source about another plot's number; empty when the plot has its own, or when there is none. */
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

/** Numbers as the first version of the import read them: another plot's number, with its context, as the plot's own. */
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

/** Column with the number that identifies the plot. */
export function cadastralColumn({ cadastral_relation }: PlotCells): PlotColumn {
  return cadastral_relation === 'exact' || cadastral_relation === '' ? 'cadastral_numbers' : 'cadastral_raw';
}
