import { isBlank } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';

/** Largest usual number of gates of a block: a column 'Ворота' with larger numbers contains docks. */
const MOST_GATES = 5;

/**
 * Rows whose column 'Ворота' has small numbers: they are gates at ground level. The question about the column stays.
 */
export function withGatesOfColumn(rows: readonly RowReading[]): RowReading[] {
  const medians = new Map<RowReading['columns'], number>();
  for (const [columns, own] of Map.groupBy(rows, (row) => row.columns)) {
    const title = columns.find(({ field }) => field?.name === 'dockNumber')?.title ?? '';
    if (!/ворот|gate/iu.test(title) || /док|dock/iu.test(title)) continue;
    const numbers = own
      .flatMap(({ values }) => values.get('dockNumber')?.amount?.value ?? [])
      .toSorted((one, other) => one - other);
    medians.set(columns, numbers[Math.floor(numbers.length / 2)] ?? Number.POSITIVE_INFINITY);
  }
  return rows.map((row) => {
    const docks = row.values.get('dockNumber');
    const areGates = (medians.get(row.columns) ?? Number.POSITIVE_INFINITY) <= MOST_GATES;
    if (!areGates || !docks || !isBlank(row.values.get('numberGatesZero')) || /док|dock/iu.test(docks.raw)) return row;
    const values = new Map(row.values);
    values.delete('dockNumber');
    values.set('numberGatesZero', docks);
    return { ...row, values };
  });
}
