import type { DraftKind, DraftRemark } from '@gektar/contract/drafts/draft.ts';
import type { FileCell } from '@gektar/contract/spreadsheet/cell-print.ts';
import type { Db } from '#database/db.ts';
import type { DraftDomain } from '#drafts/draft-domain.ts';
import type { Values } from '#operations/patch.ts';

/** Cells of a row by wire name or id of their columns. */
export type RowCells = ReadonlyMap<string, FileCell>;

/** Values read from columns without a field description. */
export interface OtherColumns {
  readonly values: Values;
  /** Columns whose cells are part of the values. */
  readonly taken: readonly string[];
  /** Cells that were not understood. */
  readonly remarks: readonly DraftRemark[];
}

/** Parent of the object of a row. */
export interface RowParent {
  /** null: the names match no stored parent, or several. */
  readonly parentId: string | null;
  /** Names as in the row: 'Логопарк Север, 2'. */
  readonly place: string;
}

/** How rows that a person adds to exports of an entity become objects or drafts. */
export interface NewRowKind {
  readonly kind: DraftKind;
  /** The values with those of fields that exports lack. */
  readonly withDefaults: (values: Values, employeeId: string) => Values;
  /** Reads columns that are made of several fields, or show a field of the creation in another form. */
  readonly readOthers: (cells: RowCells) => OtherColumns;
  /** Parents of rows, in their order; absent for objects without parents. */
  readonly findParents?: (db: Db, rows: readonly RowCells[]) => Promise<readonly RowParent[]>;
}

/** The new rows of a domain. */
export interface NewRowsDomain {
  readonly drafts: DraftDomain;
  /** Kinds by entity. */
  readonly kinds: Readonly<Record<string, NewRowKind>>;
}
