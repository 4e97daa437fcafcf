import * as z from 'zod';
import type { Domain } from './domain.ts';

/**
 * Entities whose changes are recorded. Names that both domains use start with the domain. Refusal codes of an entity
 * begin with the entity's name: `land_request.not_found`.
 */
export const auditedEntities = {
  land: [
    'property',
    'property_draft',
    'land_contact',
    'land_request',
    'land_selection',
    'land_selection_item',
    'land_selection_link',
  ],
  industrial: [
    'complex',
    'building',
    'vacancy',
    'complex_draft',
    'building_draft',
    'vacancy_draft',
    'industrial_request',
    'industrial_selection',
    'industrial_selection_item',
    'industrial_selection_link',
  ],
  people: ['company', 'contact'],
} as const satisfies Record<Domain | 'people', readonly string[]>;
export type EntityName = (typeof auditedEntities)[keyof typeof auditedEntities][number];

/** Recorded kinds of events. */
export const EventAction = z.enum([
  'create',
  'update',
  'delete',
  'archive',
  'unarchive',
  'actualize',
  'import',
  'copy',
  'comment-create',
  'comment-update',
  'comment-delete',
  'actualize-vacancies',
  'close',
  'reopen',
  'part-delete',
  // In the trash: restored, or destroyed for good.
  'restore',
  'destroy',
]);
export type EventAction = z.infer<typeof EventAction>;

/** Kinds of operations, by their effect on the objects. */
export const operationKinds = [
  'change',
  'undo',
  'archive',
  'unarchive',
  'actualize',
  'delete',
  'add-to-selection',
  // Objects of a loaded table, created and updated.
  'load',
] as const;
export type OperationKind = (typeof operationKinds)[number];

/** How an employee made a change: in fields, by pasting cells, or by restoring a value from a history. */
export const operationWays = ['edit', 'paste', 'give-back'] as const;
export type OperationWay = (typeof operationWays)[number];

/** The operation that an event belongs to. */
export const EventOperation = z.object({
  id: z.uuid(),
  /**
   * Entity of the operation's objects, which can differ from that of the event: a building is archived by an operation
   * on complexes.
   */
  entity: z.enum([...auditedEntities.land, ...auditedEntities.industrial]),
  kind: z.enum(operationKinds),
  way: z.enum(operationWays),
  /** Number of objects that the operation changed. */
  objectCount: z.int(),
  /**
   * For a restored value: the moment since which it had been valid. For an undo: the moment of the undone operation.
   */
  fromDateTime: z.string().nullable(),
});
export type EventOperation = z.infer<typeof EventOperation>;

/** One change of an entity: who, when, what. Not in the specification (0005). */
export const EntityEvent = z.object({
  id: z.string(),
  dateTime: z.string(),
  /** null for a command of the server. */
  employeeId: z.uuid().nullable(),
  action: EventAction,
  /** Wire field → old and new value as sent; changed fields only. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** null for a change outside an operation, e.g. a saved form. */
  operation: EventOperation.nullable(),
});
export type EntityEvent = z.infer<typeof EntityEvent>;
