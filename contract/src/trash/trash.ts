import * as z from 'zod';
import type { Domain } from '#domain.ts';
import type { EntityName } from '#history.ts';

/** Number of days during which a deleted entity can be restored. */
export const TRASH_DAYS = 30;

/** Kinds of entities in the trash of a domain, named as in the history. */
export const trashKinds = {
  land: ['property', 'land_request'],
  industrial: ['complex', 'building', 'vacancy', 'industrial_request'],
} as const satisfies Record<Domain, readonly EntityName[]>;
export type TrashKind = (typeof trashKinds)[Domain][number];

const TrashKindName = z.enum([...trashKinds.land, ...trashKinds.industrial]);

/** A deleted entity that can be restored. Not in the specification. */
export const TrashEntry = z.object({
  /** Id of the entry, not of the deleted entity. */
  id: z.uuid(),
  kind: TrashKindName,
  entityId: z.uuid(),
  /** Name of the entity, or its first cadastral number. */
  title: z.string(),
  /** Former location, e.g. an address or a complex; may be empty. */
  place: z.string(),
  /** Numbers of buildings and vacancies that were deleted with it. */
  buildingCount: z.int(),
  vacancyCount: z.int(),
  /** null for a command of the server. */
  deletedBy: z.uuid().nullable(),
  dateTimeDeleted: z.string(),
  /** Days until it is destroyed, a started day included: 30 at first, 1 on the last day. */
  daysLeft: z.int(),
  /** Whether it had a valid client link when deleted: the link is restored as expired and has to be renewed. */
  hasLink: z.boolean(),
  /** Whether the caller may restore and destroy it: a request only by its author and employees with access (B-07). */
  canRestore: z.boolean(),
});
export type TrashEntry = z.infer<typeof TrashEntry>;

/** The restored entity. */
export const Restored = z.object({
  kind: TrashKindName,
  /** Id of the restored entity, the same as before. */
  id: z.uuid(),
  title: z.string(),
  /** Complex and building in the path of a restored complex, building or vacancy; null for other entities. */
  complexId: z.uuid().nullable(),
  buildingId: z.uuid().nullable(),
  /** Parts that could not be restored, as Russian sentences; empty when everything was. */
  notes: z.array(z.string()),
});
export type Restored = z.infer<typeof Restored>;
