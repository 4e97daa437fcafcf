import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { readList } from './read-cell.ts';
import type { Remarks } from './remarks.ts';

/**
 * What identifies the plot. Only where the numbers are its own are they taken as numbers; a plot beside or inside another, not yet
 * formed, or with a number that is none, is known by the words of its source, as they are (D-15 has no format).
 */
export function readCadastralNumbers(cells: PlotCells, remarks: Remarks): string[] {
  const column = cadastralColumn(cells);
  const numbers = column === 'cadastral_numbers' ? readList(cells[column]) : readWords(cells[column]);
  if (numbers.length === 0) remarks.refuse(column, fieldMessages.required);
  return numbers;
}

function readWords(cell: string): string[] {
  return cell === '' ? [] : [cell.replace(/\s+/g, ' ')];
}

/** Which column identifies the plot. */
export function cadastralColumn({ cadastral_relation }: PlotCells): PlotColumn {
  return cadastral_relation === 'exact' || cadastral_relation === '' ? 'cadastral_numbers' : 'cadastral_raw';
}
