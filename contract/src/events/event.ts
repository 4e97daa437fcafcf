import * as z from 'zod';

/** Entities of both domains whose changes are announced by id and version. */
export const announcedEntities = [
  'property',
  'land_request',
  'complex',
  'building',
  'vacancy',
  'industrial_request',
] as const;
export type AnnouncedEntity = (typeof announcedEntities)[number];

/**
 * Kinds of changes. The id of `comments` is that of the commented object, of `selection` that of its request, of
 * `reminder` that of what it is about, of `talk` that of the customer; `today` and `favorites` are sent to their employee alone.
 */
export const changeKinds = [
  ...announcedEntities,
  'comments',
  'selection',
  'company',
  'contact',
  'land_contact',
  'view',
  'dictionary',
  'reminder',
  'talk',
  'today',
  'favorites',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A committed change: what, never its values. */
export const Change = z.object({
  kind: z.enum(changeKinds),
  /** null: any of the kind. */
  id: z.string().nullable(),
  /** `rowVersion` after the change; null: not known, or what belongs to the entity has changed. */
  version: z.int().nullable(),
  change: z.enum(['created', 'changed', 'gone']),
  /** Author; null for a command of the server. */
  employeeId: z.uuid().nullable(),
});
export type Change = z.infer<typeof Change>;

/** What an employee has open. */
export const PresentAt = z.object({
  kind: z.enum(announcedEntities),
  id: z.uuid(),
  /** Complex of a building or a vacancy that is open below it; null otherwise. */
  within: z.uuid().nullable(),
});
export type PresentAt = z.infer<typeof PresentAt>;

/** An employee in one tab of a browser. */
export const Present = z.object({
  ...PresentAt.shape,
  /** Of the tab. */
  tabId: z.uuid(),
  employeeId: z.uuid(),
  /** Whether the employee edits it; otherwise only looks. */
  isEditing: z.boolean(),
});
export type Present = z.infer<typeof Present>;

/** A sign of one tab, repeated every `PRESENCE_EVERY_S`. */
export const PresenceSign = z.object({
  tabId: z.uuid(),
  /** null: the tab shows nothing of interest any more. */
  at: PresentAt.nullable(),
  isEditing: z.boolean(),
});
export type PresenceSign = z.infer<typeof PresenceSign>;

/** Interval of signs, and how long one counts (s). */
export const PRESENCE_EVERY_S = 10;
export const PRESENCE_LASTS_S = 30;

/** First message of a stream: `hello`. */
export interface EventsHello {
  /** Changes may have been missed: everything shown must be read again. */
  readonly isBehind: boolean;
  readonly present: readonly Present[];
}

/** Further messages, by the name of the event: `changes` with an id for `Last-Event-ID`, and `presence`. */
export interface EventsMessages {
  readonly hello: EventsHello;
  readonly changes: readonly Change[];
  /** Everybody who has something open. */
  readonly presence: readonly Present[];
}
