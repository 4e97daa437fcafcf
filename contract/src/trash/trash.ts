import * as z from 'zod';
import type { Domain } from '#domain.ts';
import type { EntityName } from '#history.ts';

/** Days that something deleted can be restored. */
export const TRASH_DAYS = 30;

/** What waits in the trash of a domain, by its recorded names. */
export const trashKinds = {
  land: ['property', 'land_request'],
  industrial: ['complex', 'building', 'vacancy', 'industrial_request'],
} as const satisfies Record<Domain, readonly EntityName[]>;
export type TrashKind = (typeof trashKinds)[Domain][number];

const TrashKindName = z.enum([...trashKinds.land, ...trashKinds.industrial]);

/** Something deleted that can be restored. Own addition to the specification. */
export const TrashEntry = z.object({
  /** Of the entry, not of the deleted entity. */
  id: z.uuid(),
  kind: TrashKindName,
  entityId: z.uuid(),
  /** The name, or the first cadastral number. */
  title: z.string(),
  /** Where it was: an address, a complex. Empty where nothing says so. */
  place: z.string(),
  /** Buildings and vacancies that were deleted along with it. */
  buildingCount: z.int(),
  vacancyCount: z.int(),
  /** null for a command of the server. */
  deletedBy: z.uuid().nullable(),
  dateTimeDeleted: z.string(),
  /** Days begun until it is cleared: 30 at first, 1 on the last. */
  daysLeft: z.int(),
  /** A client link that was open at the deletion: it comes back expired and has to be renewed. */
  hasLink: z.boolean(),
  /** Whether the caller may restore and destroy it: of a request its author and those with access alone (B-07). */
  canRestore: z.boolean(),
});
export type TrashEntry = z.infer<typeof TrashEntry>;

/** What came back. */
export const Restored = z.object({
  kind: TrashKindName,
  /** Of the restored entity, the same as before. */
  id: z.uuid(),
  title: z.string(),
  /** Of a complex, a building or a vacancy: where its page is. */
  complexId: z.uuid().nullable(),
  buildingId: z.uuid().nullable(),
  /** Sentences about what could not come back with it, in Russian; empty when everything did. */
  notes: z.array(z.string()),
});
export type Restored = z.infer<typeof Restored>;
