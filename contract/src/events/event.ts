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
 * Kinds of changes. The id of `comments` is the id of the commented object; of `selection` and `showing`, of the
 * request; of `reminder`, of its subject; of `talk`, of the customer. `today` and `favorites` are sent only to the
 * employee whom they concern.
 */
export const changeKinds = [
  ...announcedEntities,
  'comments',
  'selection',
  'showing',
  'company',
  'contact',
  'land_contact',
  'view',
  'dictionary',
  'draft',
  'load',
  'reminder',
  'talk',
  'today',
  'favorites',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A committed change: its kind and id, never the values. */
export const Change = z.object({
  kind: z.enum(changeKinds),
  /** null: any record of the kind may have changed. */
  id: z.string().nullable(),
  /** `rowVersion` after the change; null when it is unknown, or when a dependent record has changed. */
  version: z.int().nullable(),
  change: z.enum(['created', 'changed', 'gone']),
  /** Author; null for a command of the server. */
  employeeId: z.uuid().nullable(),
});
export type Change = z.infer<typeof Change>;

/** The entity or load that an employee has open. */
export const PresentAt = z.object({
  kind: z.enum([...announcedEntities, 'load']),
  id: z.uuid(),
  /** Complex that contains the open building or vacancy; null otherwise. */
  within: z.uuid().nullable(),
});
export type PresentAt = z.infer<typeof PresentAt>;

/** An employee in one tab of a browser. */
export const Present = z.object({
  ...PresentAt.shape,
  /** Id of the tab. */
  tabId: z.uuid(),
  employeeId: z.uuid(),
  /** Whether the employee is editing; otherwise only viewing. */
  isEditing: z.boolean(),
});
export type Present = z.infer<typeof Present>;

/** Presence message of one tab, repeated every `PRESENCE_EVERY_S`. */
export const PresenceSign = z.object({
  tabId: z.uuid(),
  /** null: the tab no longer shows an entity. */
  at: PresentAt.nullable(),
  isEditing: z.boolean(),
});
export type PresenceSign = z.infer<typeof PresenceSign>;

/** Interval of presence messages, and how long each is valid (s). */
export const PRESENCE_EVERY_S = 10;
export const PRESENCE_LASTS_S = 30;

/** First message of a stream: `hello`. */
export interface EventsHello {
  /** Changes may have been missed: the page must reload everything it shows. */
  readonly isBehind: boolean;
  readonly present: readonly Present[];
}

/** Data of each event by its name: `hello` comes first; `changes` has an id for `Last-Event-ID`. */
export interface EventsMessages {
  readonly hello: EventsHello;
  readonly changes: readonly Change[];
  /** All employees who have an entity open. */
  readonly presence: readonly Present[];
}
