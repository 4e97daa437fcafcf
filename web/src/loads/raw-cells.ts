import type { LoadObject } from '@gektar/contract/loads/load.ts';

/** A cell of the row of an object. */
export interface RawCell {
  readonly id: number;
  /** Empty when unknown. */
  readonly letters: string;
  readonly text: string;
}

/** Separator of the cells in the text of a row. */
const BETWEEN = ' · ';

/** Cells of an object's row from left to right. Column letters are known only for cells that a field was read from. */
export function rawCells({ text, row, cells }: Pick<LoadObject, 'text' | 'row' | 'cells'>): readonly RawCell[] {
  const named = cells.filter(({ address, raw }) => raw !== '' && address.endsWith(String(row)));
  const lettersOf = new Map(named.map(({ raw, address }) => [raw, address.slice(0, -String(row).length)]));
  return text.split(BETWEEN).map((one, id) => ({ id, letters: lettersOf.get(one) ?? '', text: one }));
}
