import * as z from 'zod';
import { DraftFields, DraftRemark } from '#drafts/draft.ts';
import { MAX_CHANGES } from '#operations/change-limits.ts';
import { ChangedObject, changeableEntities, Operation } from '#operations/operation.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';

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

/** State of an exported cell and its object at the export. */
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

/** Data of an object created from a row that a person added to the file. */
const AddedRow = z.object({
  /** Id of the object or its draft: the same row of the same export has the same id each time it is read. */
  id: z.uuid(),
  /** Row of the file, from 1. */
  row: z.int().min(1),
  /** Values in the shape of a creation. */
  fields: DraftFields,
  /** Cells that were not understood. */
  remarks: z.array(DraftRemark).max(200),
  /** Building of a vacancy; null when the row names none of the database. */
  parentId: z.uuid().nullable(),
  /** Complex and building as the row names them. */
  place: text(500),
});

/** A row without an object of the export. */
export const RoundTripNewRow = AddedRow.extend({
  /**
   * `object`: becomes an object. `draft`: lacks required fields and becomes a draft. `added`: was added from this file
   * before. `copy`: equals another row of the file. `refused`: is not created.
   */
  state: z.enum(['object', 'draft', 'added', 'copy', 'refused']),
  /** What a draft lacks, or why the row is not created, in Russian; otherwise empty. */
  message: z.string(),
  /** Cells with content; `isTaken`: the content goes into the created object. */
  cells: z.array(z.object({ column: z.string(), text: z.string(), isTaken: z.boolean() })),
  /** Page of the object or the draft that was added before. */
  path: z.string().nullable(),
});
export type RoundTripNewRow = z.infer<typeof RoundTripNewRow>;

/** Rows to create, as `RoundTripNewRow` has them. */
export const AddedRows = z.object({
  /** Id of the operation that writes the changes of the same file; the same id sent again adds nothing twice. */
  operationId: z.uuid(),
  entity: z.enum(changeableEntities),
  /** Name of the file, for the origin of drafts. */
  file: text(300).min(1),
  rows: z.array(AddedRow).min(1).max(MAX_CHANGES),
});
export type AddedRows = z.infer<typeof AddedRows>;

/** Outcome of an added row. */
export const AddedRowOutcome = z.object({
  id: z.uuid(),
  row: z.int(),
  result: z.enum(['object', 'draft', 'refused']),
  /** What a draft lacks, or why nothing was created, in Russian; otherwise empty. */
  message: z.string(),
});
export type AddedRowOutcome = z.infer<typeof AddedRowOutcome>;

export const AddedRowsResult = z.object({ operation: Operation, outcomes: z.array(AddedRowOutcome) });
export type AddedRowsResult = z.infer<typeof AddedRowsResult>;

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

/** New text for a cell that was not understood. */
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
