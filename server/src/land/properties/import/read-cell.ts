import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import type { Remarks } from './remarks.ts';

/** A number with a decimal dot; nothing from an empty cell, NaN from anything else, which every check refuses. */
export function readNumber(cell: string): number | undefined {
  if (cell === '') return undefined;
  return /^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
}

/** So many decimals, without the dust of binary fractions: 0.29 MW are 290 kW. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Several values in one cell, separated by semicolons. */
export function readList(cell: string): string[] {
  const values = cell.split(';').map((value) => value.trim());
  return values.filter((value) => value !== '');
}

/** `yes`, or else no; another word is reported and counts as no. */
export function readYes(cells: PlotCells, column: PlotColumn, remarks: Remarks): boolean {
  const word = cells[column].toLowerCase();
  if (word !== 'yes' && word !== 'no' && word !== '') remarks.leaveOut(column, fieldMessages.incorrect);
  return word === 'yes';
}

/** Ids of the codes in a cell; those that the dictionary lacks are reported and left out. */
export function readCodes(
  cells: PlotCells,
  column: PlotColumn,
  dictionary: ReadonlyMap<string, number>,
  remarks: Remarks,
): { id: number }[] {
  const codes = readList(cells[column]);
  const unknown = codes.filter((code) => !dictionary.has(code));
  if (unknown.length > 0) remarks.leaveOut(column, notInDictionary(unknown.join(', ')));
  return codes.flatMap((code) => {
    const id = dictionary.get(code);
    return id === undefined ? [] : [{ id }];
  });
}

export function notInDictionary(value: string): string {
  return `Нет в справочнике: ${value}`;
}
