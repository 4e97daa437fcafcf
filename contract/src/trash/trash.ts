import * as z from 'zod';
import type { Domain } from '#domain.ts';
import type { EntityName } from '#history.ts';

/** Days that something deleted can be restored. */
export const TRASH_DAYS = 30;

/** Kinds of entities in the trash of a domain, by their names in the history. */
export const trashKinds = {
  land: ['property', 'land_request'],
  industrial: ['complex', 'building', 'vacancy', 'industrial_request'],
} as const satisfies Record<Domain, readonly EntityName[]>;
export type TrashKind = (typeof trashKinds)[Domain][number];

const TrashKindName = z.enum([...trashKinds.land, ...trashKinds.industrial]);

/** Something deleted that can be restored. Own addition to the specification. */
export const TrashEntry = z.object({
  /** Id of the entry, not of the deleted entity. */
  id: z.uuid(),
  kind: TrashKindName,
  entityId: z.uuid(),
  /** The name, or the first cadastral number. */
  title: z.string(),
  /** Where it was: an address, a complex; may be empty. */
  place: z.string(),
  /** Buildings and vacancies that were deleted with it. */
  buildingCount: z.int(),
  vacancyCount: z.int(),
  /** null for a command of the server. */
  deletedBy: z.uuid().nullable(),
  dateTimeDeleted: z.string(),
  /** Days begun until it is cleared: 30 at first, 1 on the last. */
  daysLeft: z.int(),
  /** Had an open client link when deleted: the link returns expired and has to be renewed. */
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
  /** Complex with the page of a restored complex, building or vacancy. */
  complexId: z.uuid().nullable(),
  buildingId: z.uuid().nullable(),
  /** Parts that could not be restored, as Russian sentences; empty when everything was. */
  notes: z.array(z.string()),
});
export type Restored = z.infer<typeof Restored>;
