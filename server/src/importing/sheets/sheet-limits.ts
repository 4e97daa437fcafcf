import { StartRefused } from '#start-refused.ts';

/** Largest sheet. */
export const MOST_ROWS = 10_000;
export const MOST_COLUMNS = 400;
/** Most cells that merged cells are copied into. */
export const MOST_MERGED_CELLS = 500_000;

/** @throws {StartRefused} when a sheet has more rows or columns than are read */
export function refuseLarge(name: string, rowCount: number, columnCount: number): void {
  if (rowCount > MOST_ROWS) throw new StartRefused(`Разделите таблицу: на листе «${name}» больше ${MOST_ROWS} строк.`);
  if (columnCount > MOST_COLUMNS)
    throw new StartRefused(`Уберите лишние столбцы: на листе «${name}» их больше ${MOST_COLUMNS}.`);
}
