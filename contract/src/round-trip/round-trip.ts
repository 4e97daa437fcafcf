import * as z from 'zod';
import { ChangedObject, changeableEntities } from '#operations/operation.ts';
import { RowVersion } from '#row-version.ts';

/** Why a changed cell needs a choice: the value, or the object, was changed after the export. */
const RoundTripConflict = z.object({
  kind: z.enum(['changed', 'archived', 'deleted']),
  /** Who changed it; null: unknown, or a command of the server. */
  employeeId: z.uuid().nullable(),
  dateTime: z.string().nullable(),
});

/** A cell that differs from the export and from the database. Values are as on the wire of the entity. */
export const RoundTripCell = z.object({
  id: z.uuid(),
  /** Present version, which a write is based on; null when the object is deleted. */
  rowVersion: RowVersion.nullable(),
  /** Row of the file, from 1. */
  row: z.int(),
  /** Wire name. */
  field: z.string(),
  exported: z.unknown(),
  /** false when the exported value is not known any more; `exported` is null then. */
  isExportedKnown: z.boolean(),
  given: z.unknown(),
  /** Present value; null when the object is deleted. */
  now: z.unknown(),
  conflict: RoundTripConflict.nullable(),
});
export type RoundTripCell = z.infer<typeof RoundTripCell>;

/** What the export has of a cell and its object. */
const ExportedMark = z.object({
  rowVersion: z.int().min(0),
  isEnabled: z.boolean(),
  /** Fingerprint of the exported content. */
  print: z.string().max(20),
});

/** A cell that cannot be written, or a row or a column that is not understood. */
export const RoundTripProblem = z.object({
  row: z.int(),
  /** null when the row belongs to no object. */
  id: z.uuid().nullable(),
  /** Wire name; null for a row, or a column that belongs to no field. */
  field: z.string().nullable(),
  /** Title of the column in the file; empty for a row. */
  column: z.string(),
  /** Text of the cell. */
  text: z.string(),
  message: z.string(),
  /** Set when another text in the same cell can be read instead. */
  mark: ExportedMark.nullable(),
});
export type RoundTripProblem = z.infer<typeof RoundTripProblem>;

/** A row without an object of the export. */
export const RoundTripNewRow = z.object({
  row: z.int(),
  cells: z.array(z.object({ column: z.string(), text: z.string() })),
  /** Whether it is a copy of an exported row. */
  isCopy: z.boolean(),
});
export type RoundTripNewRow = z.infer<typeof RoundTripNewRow>;

/** An edited export compared with the database. Nothing is stored. */
export const RoundTrip = z.object({
  entity: z.enum(changeableEntities),
  exportedAt: z.string(),
  /** Who exported. */
  employeeId: z.uuid().nullable(),
  /** Number of rows and columns of the file that belong to the export. */
  rowCount: z.int(),
  columnCount: z.int(),
  cells: z.array(RoundTripCell),
  problems: z.array(RoundTripProblem),
  newRows: z.array(RoundTripNewRow),
  /** Exported objects that the file does not have; they stay as they are. */
  missing: z.array(ChangedObject),
  /** Objects of the cells and problems. */
  objects: z.array(ChangedObject),
});
export type RoundTrip = z.infer<typeof RoundTrip>;

/** Another text for a cell that was not understood. */
export const RoundTripText = z.object({
  entity: z.enum(changeableEntities),
  id: z.uuid(),
  /** Wire name. */
  field: z.string().max(100),
  text: z.string().max(32_767),
  row: z.int().min(1),
  column: z.string().max(500),
  mark: ExportedMark,
});
export type RoundTripText = z.infer<typeof RoundTripText>;

/** Either the cell as it would be written, or why it cannot be; both null when it is as in the database. */
export const RoundTripReading = z.object({ cell: RoundTripCell.nullable(), problem: RoundTripProblem.nullable() });
export type RoundTripReading = z.infer<typeof RoundTripReading>;
