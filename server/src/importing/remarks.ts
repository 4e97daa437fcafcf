/** A fault of a row, and the column that has it. */
export interface Remark<Column extends string> {
  /** Absent when the fault is that of the whole row. */
  readonly column: Column | undefined;
  /** Reason in Russian, for people. */
  readonly reason: string;
}

/** Collects remarks while a row is read, without duplicates. */
export class Remarks<Column extends string> {
  /** Faults that refuse the row. */
  readonly refusals: Remark<Column>[] = [];
  /** Faults whose values are left out of an accepted row. */
  readonly leftOut: Remark<Column>[] = [];

  refuse(column: Column | undefined, reason: string): void {
    add(this.refusals, { column, reason });
  }

  leaveOut(column: Column, reason: string): void {
    add(this.leftOut, { column, reason });
  }

  /** Whether the row is already refused for this column. */
  refuses(column: Column): boolean {
    return this.refusals.some((remark) => remark.column === column);
  }
}

function add<Column extends string>(remarks: Remark<Column>[], remark: Remark<Column>): void {
  if (!remarks.some(({ column, reason }) => column === remark.column && reason === remark.reason)) remarks.push(remark);
}
