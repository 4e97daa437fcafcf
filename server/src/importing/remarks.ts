/** What was found wrong in one row, and where. */
export interface Remark<Column extends string> {
  /** Absent: the row as a whole. */
  readonly column: Column | undefined;
  /** In Russian, as a person reads it. */
  readonly reason: string;
}

/** Collects remarks while a row is read; the same thing is said once. */
export class Remarks<Column extends string> {
  /** Any of these and the row is not taken. */
  readonly refusals: Remark<Column>[] = [];
  /** The row is taken without these values. */
  readonly leftOut: Remark<Column>[] = [];

  refuse(column: Column | undefined, reason: string): void {
    add(this.refusals, { column, reason });
  }

  leaveOut(column: Column, reason: string): void {
    add(this.leftOut, { column, reason });
  }

  /** Whether the row is refused for this column already. */
  refuses(column: Column): boolean {
    return this.refusals.some((remark) => remark.column === column);
  }
}

function add<Column extends string>(remarks: Remark<Column>[], remark: Remark<Column>): void {
  if (!remarks.some(({ column, reason }) => column === remark.column && reason === remark.reason)) remarks.push(remark);
}
