import * as z from 'zod';
import { domains } from '#domain.ts';
import { auditedEntities, operationKinds, operationWays } from '#history.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { OtherRecord } from '#other-record.ts';
import { RowVersion } from '#row-version.ts';
import { MAX_CHANGES } from './change-limits.ts';

/** Entities whose fields can be changed one by one. */
export const changeableEntities = [
  'property',
  'land_request',
  'complex',
  'building',
  'vacancy',
  'industrial_request',
  'property_draft',
  'complex_draft',
  'building_draft',
  'vacancy_draft',
] as const;
export type ChangeableEntity = (typeof changeableEntities)[number];

/**
 * A change of a number that the server applies to the stored value: when two people raise a rate at once, both raises
 * count.
 */
export const NumberStep = z.union([
  z.strictObject({ multiply: z.number().gt(0).max(1_000) }),
  z.strictObject({ add: z.number().min(-1e15).max(1e15) }),
  z.strictObject({ round: z.number().gt(0).max(1e12) }),
]);
export type NumberStep = z.infer<typeof NumberStep>;

/** Parts of a computed number, by name: the rates of a vacancy that has several. */
export const NumberParts = z.strictObject({
  parts: z.record(z.string().max(40), z.number().min(0).max(1e12).nullable()).refine((parts) => {
    const count = Object.keys(parts).length;
    return count >= 1 && count <= 20;
  }),
});

/**
 * Wire name → value as in the draft of the entity. A number can also be given as a `NumberStep`, as several steps in a
 * row, or as its parts.
 */
export const ChangedFields = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine((fields) => Object.keys(fields).length >= 1 && Object.keys(fields).length <= 60);
export type ChangedFields = z.infer<typeof ChangedFields>;

/** Made by the client: the same id sent again is the same operation. */
const OperationId = z.uuid();
/** true: computes the outcomes but writes nothing. */
const dryRun = z.boolean().default(false);

export const ChangesBody = z.object({
  operationId: OperationId,
  dryRun,
  way: z.enum(operationWays).default('edit'),
  /** For a restored value: the moment since which it had been valid. */
  fromDateTime: LocalDateTime.nullable().default(null),
  changes: z
    .array(
      z.object({
        id: z.uuid(),
        /** The version that the edit is based on; null: any. */
        rowVersion: RowVersion.nullable().default(null),
        fields: ChangedFields,
      }),
    )
    .min(1)
    .max(MAX_CHANGES),
});
export type ChangesBody = z.infer<typeof ChangesBody>;

/** A field's value before and after. */
const BeforeAfter = z.tuple([z.unknown(), z.unknown()]);

/** A field that an undo did not restore, because somebody changed it later, or that a stale change did not write. */
const LeftField = z.object({
  field: z.string(),
  /** The value that the undo would have restored; null in a stale outcome. */
  before: z.unknown(),
  now: z.unknown(),
  /** Who wrote the present value; null: a command of the server. */
  employeeId: z.uuid().nullable(),
  dateTime: z.string().nullable(),
});
export type LeftField = z.infer<typeof LeftField>;

/** An object of an operation with its name; when it is in the trash, the path searches for it there. */
export const ChangedObject = OtherRecord.extend({
  /** Location, e.g. an address or a complex; may be empty. */
  place: z.string(),
});
export type ChangedObject = z.infer<typeof ChangedObject>;

/** Result of an operation for one object. */
export const ChangeOutcome = z.object({
  id: z.uuid(),
  /**
   * `same`: nothing to change. `stale`: changed by somebody else since `rowVersion`. `left`: an undo had nothing to
   * restore.
   */
  state: z.enum(['waiting', 'done', 'same', 'refused', 'stale', 'gone', 'left']),
  /** Version after the change; null when the object does not exist. */
  rowVersion: z.int().nullable(),
  changes: z.record(z.string(), BeforeAfter),
  /** Code and text of a refusal. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** Messages of a refusal by field path; for `done` and `same`, why fields were left out. */
  fields: z.record(z.string(), z.string()),
  /** For `stale`: the present state of the entity. */
  current: z.unknown(),
  /**
   * Fields that an undo did not restore, or, for `stale`, the fields that were not written, with the authors of their
   * present values.
   */
  left: z.array(LeftField),
  /** For an undone deletion: parts that could not be restored, as Russian sentences. */
  notes: z.array(z.string()),
  /**
   * Set in the list of outcomes and after the undo of a deletion; null elsewhere, and when the object is gone for good.
   */
  object: ChangedObject.nullable(),
});
export type ChangeOutcome = z.infer<typeof ChangeOutcome>;

/** An operation: who did what, when, with how many objects. */
export const Operation = z.object({
  id: z.uuid(),
  employeeId: z.uuid(),
  domain: z.enum(domains),
  entity: z.enum([...auditedEntities.land, ...auditedEntities.industrial]),
  kind: z.enum(operationKinds),
  /** Wire names of the changed fields, for a confirmation those with its time; empty for other actions. */
  fields: z.array(z.string()),
  dateTime: z.string(),
  totalCount: z.int(),
  doneCount: z.int(),
  refusedCount: z.int(),
  waitingCount: z.int(),
  isStopped: z.boolean(),
  /** The operation that this one undoes. */
  undoes: z.uuid().nullable(),
  /** Kind of the undone operation. */
  undoneKind: z.enum(operationKinds).nullable(),
  /** For an addition to a selection and its undo: the request, with its name at that time. */
  request: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The operation that undid this one; an undo refused for every object does not count. */
  undoneBy: z.uuid().nullable(),
});
export type Operation = z.infer<typeof Operation>;

export const OperationResult = z.object({ operation: Operation, outcomes: z.array(ChangeOutcome) });
export type OperationResult = z.infer<typeof OperationResult>;

export const UndoBody = z.object({
  /** Id of the undo operation. */
  operationId: OperationId,
  dryRun,
});
