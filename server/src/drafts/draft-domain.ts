import type { Domain } from '@gektar/contract/domain.ts';
import type { DraftFields, DraftKind } from '@gektar/contract/drafts/draft.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type * as z from 'zod';
import type { Db } from '#database/db.ts';
import type { ParentHas } from './draft-queries.ts';

/** Kind of the parent of a building or a vacancy. */
export interface DraftParentKind {
  /** Field of the creation with the id of the parent: `buildingId`. */
  readonly field: string;
  readonly kind: DraftKind;
  /** 'Здание'. */
  readonly label: string;
}

/** A kind of objects that can be drafts, as a domain describes it. */
interface DraftedKindAbout<Creation extends z.ZodObject> {
  readonly kind: DraftKind;
  /** Body of the usual creation. */
  readonly creation: Creation;
  /** Fields of the object by wire name. */
  readonly described: FieldDescriptions;
  readonly parent?: DraftParentKind;
  /** Sources of further fields whose values are ids, by wire name: `regionId: 'regions'`. */
  readonly sources?: Readonly<Record<string, string>>;
  /** Area for lists (ha or m²). */
  readonly areaOf: (fields: DraftFields) => number | null;
  /** The usual creation. @throws {Failure} as the call that creates such an object */
  readonly create: (tx: Db, body: z.output<Creation>, employeeId: string) => Promise<unknown>;
}

/** The same without the types of the kind. */
export interface DraftedKind extends Omit<DraftedKindAbout<z.ZodObject>, 'create'> {
  /** Schemas of the fields that a draft may have, by wire name. */
  readonly shape: Readonly<Record<string, z.ZodType>>;
  /** Parses a body and creates the object. */
  readonly create: (tx: Db, body: DraftFields, employeeId: string) => Promise<unknown>;
}

/** Parts of a creation that are not fields of a draft: ids, and files, which belong to an object from the start. */
const notInDrafts: ReadonlySet<string> = new Set(['newId', 'copyOf', 'images', 'documents']);

export function draftedKind<Creation extends z.ZodObject>(about: DraftedKindAbout<Creation>): DraftedKind {
  const { creation, parent } = about;
  const shape = Object.entries<z.ZodType>(creation.shape).filter(
    ([name]) => !notInDrafts.has(name) && name !== parent?.field,
  );
  return {
    ...about,
    shape: Object.fromEntries(shape),
    create: async (tx, body, employeeId) => about.create(tx, await creation.parseAsync(body), employeeId),
  };
}

/** An object that drafts belong to. */
export interface DraftParentObject {
  readonly id: string;
  readonly kind: DraftKind;
  readonly complexId: string;
  readonly complexName: string;
  readonly buildingName: string | null;
}

/** A value of a dictionary or a place. */
export interface NamedDraftValue {
  readonly id: number;
  readonly name: string;
  readonly code?: string | undefined;
}

export type FindNamedValue = (source: string, id: number) => NamedDraftValue | undefined;

/** The drafts of a domain. */
export interface DraftDomain {
  readonly domain: Domain;
  /** Kinds, parents before their parts. */
  readonly kinds: readonly DraftedKind[];
  readonly parentHas: ParentHas;
  /** Values of dictionaries and places, by source and id. @param ids all ids that are asked for */
  readonly readValues: (db: Db, ids: readonly number[]) => Promise<FindNamedValue>;
  /** Objects with these ids that drafts can belong to. */
  readonly findParents: (db: Db, ids: readonly string[]) => Promise<DraftParentObject[]>;
}

/** The kind of a stored draft. */
export function kindOf({ kinds }: DraftDomain, name: DraftKind): DraftedKind {
  const found = kinds.find(({ kind }) => kind === name);
  if (found === undefined) throw new Error(`no drafts of the kind ${name}`);
  return found;
}
