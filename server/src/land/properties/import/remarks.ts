import type { PlotColumn } from './plot-columns.ts';

/** What was found wrong in one row, and where. */
export interface Remark {
  readonly column: PlotColumn;
  /** In Russian, as a person reads it. */
  readonly reason: string;
}

/** Collects remarks while a row is read; the same thing is said once. */
export class Remarks {
  /** Any of these and the row is not taken. */
  readonly refusals: Remark[] = [];
  /** The row is taken without these values. */
  readonly leftOut: Remark[] = [];

  refuse(column: PlotColumn, reason: string): void {
    add(this.refusals, { column, reason });
  }

  leaveOut(column: PlotColumn, reason: string): void {
    add(this.leftOut, { column, reason });
  }

  /** Whether the row is refused for this column already. */
  refuses(column: PlotColumn): boolean {
    return this.refusals.some((remark) => remark.column === column);
  }
}

function add(remarks: Remark[], remark: Remark): void {
  if (!remarks.some(({ column, reason }) => column === remark.column && reason === remark.reason)) remarks.push(remark);
}
