import type { Domain } from '@gektar/contract/domain.ts';
import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { PartPlace } from '@gektar/contract/loads/load-answer.ts';
import type { LoadTree, NearComplex } from '@gektar/contract/loads/load-tree.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import type { Unit } from '@gektar/format/unit.ts';
import type { Db } from '#database/db.ts';
import type { MessageKind } from '#importing/sheets/read-message.ts';

/** Values of an object as they would be written, in wire shape; parts of a vacancy are in `complex` and `building`. */
export type ObjectValues = Readonly<Record<string, unknown>>;

/** A field of an object by its path: `price`, `building.workingHeight`. */
export interface ObjectField {
  readonly label: string;
  /** How a value is shown; undefined: by `textOf`. */
  readonly description?: FieldDescription;
  /** Unit of values without a description. */
  readonly unit?: Unit;
  readonly textOf?: (value: unknown) => string;
  /** Fields of the sheet that it is read from, where its name differs. */
  readonly readFrom?: readonly string[];
  /** Value within others, such as the rate within the areas; absent: the value under the path. */
  readonly get?: (values: ObjectValues) => unknown;
  readonly set?: (values: ObjectValues, value: unknown) => ObjectValues;
  /** Path of the field whose value contains it: the areas contain the rate. */
  readonly partOf?: string;
  /** How a value is shown next to another one that differs from it; absent: as everywhere. */
  readonly textNextTo?: (value: unknown, other: unknown) => string;
  /** Compares a value of a file with a stored one that differs from it; absent: part by part. */
  readonly against?: (stored: unknown, file: unknown) => ValueComparison;
  /** Whether each object has its own value, which is never given to several at once. */
  readonly isOwn?: boolean;
  /** Choices of a question about it, where the description has none. */
  readonly values?: readonly { readonly id: number; readonly name: string }[];
}

/**
 * How a value of a file compares with a stored one: `same`; `parts`: each part that the file names replaces the stored
 * one; otherwise a person decides whether the whole value is replaced by `taken`.
 */
export type ValueComparison = 'same' | 'parts' | { readonly taken: unknown };

/** A field that keeps an object from being whole. */
export interface ObjectIssue {
  readonly field: string;
  readonly label: string;
  readonly message: string;
  /** Whether it has no value; otherwise its value is refused. */
  readonly isEmpty: boolean;
}

/** What checks and writes of an object need to know of its load. */
export interface LoadFacts {
  /** `YYYY-MM-DD`. */
  readonly listDay: string;
  readonly employeeId: string;
}

/** An object of the database that may be one of the file. */
export interface FoundObject {
  readonly id: string;
  readonly isCertain: boolean;
  readonly title: string;
  readonly place: string;
  readonly complexId: string | null;
  readonly buildingId: string | null;
  readonly reason: string;
  /** Whether it is a draft, which an acceptance updates as a draft. */
  readonly isDraft: boolean;
  /** The stored object in wire shape; fields of a draft in the shape of a creation. */
  readonly stored: ObjectValues & { readonly rowVersion: number };
}

/** Parts of an industrial object that are in the database, by the object's key. */
export interface FoundParents {
  readonly complexId: string | null;
  readonly buildingId: string | null;
  /** Their names in the database. */
  readonly complexName: string | null;
  readonly buildingName: string | null;
  /** Drafts that new objects belong to, where the database has no such complex or building. */
  readonly complexDraftId?: string | undefined;
  readonly buildingDraftId?: string | undefined;
}

/** Complex and building that a person chose for an object; an absent one follows from its name. */
export interface ObjectPlace {
  readonly complex?: PartPlace;
  readonly building?: PartPlace;
}

/** What an object of a file is compared with. */
export interface ComparedObject {
  readonly key: string;
  readonly values: ObjectValues;
  /** Id of an object that a person chose. */
  readonly linkedId: string | undefined;
  readonly place: ObjectPlace;
}

/** An object with what places it. */
export type PlacedObject = Pick<TreeObject, 'values' | 'parents' | 'place'>;

/** An object for the tree of a load. */
export interface TreeObject {
  readonly key: string;
  readonly sheet: string;
  readonly row: number;
  readonly text: string;
  readonly values: ObjectValues;
  /** Texts of the file, by field. */
  readonly raw: (field: string) => string;
  readonly place: ObjectPlace;
  readonly parents: FoundParents | undefined;
  readonly near: NearComplex | undefined;
}

/** How a domain with complexes and buildings shows and places its objects. */
export interface TreeKind {
  readonly treeOf: (objects: readonly TreeObject[]) => LoadTree;
  /** Complex or building of an object that a field belongs to; undefined for fields of the object. */
  readonly partOf: (
    field: string,
    object: PlacedObject,
  ) => { readonly node: string; readonly name: string } | undefined;
  /** Whether a question is whether two spellings of the file are one complex. */
  readonly isOfSpelling: (reason: string) => boolean;
  /** Name of a complex or of a building in a complex of the database; undefined: there is none. */
  readonly findName: (db: Db, part: 'complex' | 'building', id: string) => Promise<string | undefined>;
}

export interface Comparison {
  readonly found: FoundObject | undefined;
  readonly parents: FoundParents | undefined;
  /** A complex with a similar name, where the object's own is not in the database. */
  readonly near?: NearComplex | undefined;
}

/** An object to be written. */
export interface PlannedObject {
  readonly objectId: string;
  readonly action: 'create' | 'draft';
  /** What `plan` made of it. */
  readonly content: unknown;
  readonly origin: ObjectOrigin;
}

/** Fields of a stored object that a file changes. */
export interface ObjectUpdate {
  readonly id: string;
  readonly rowVersion: number;
  readonly fields: ObjectValues;
}

/** What is written of an object, and the parts above it; null for an object without. */
export interface Plan {
  /** As JSON. */
  readonly content: unknown;
  readonly complexId: string | null;
  readonly buildingId: string | null;
  /** Parts above it that it is the first to need; the others of the file share them. */
  readonly makes: readonly ('complex' | 'building')[];
}

/** Where an object comes from. */
export interface ObjectOrigin {
  /** null: a message. */
  readonly loadId: string | null;
  readonly file: string;
  /** null: the file has no names of sheets. */
  readonly sheet: string | null;
  readonly row: number;
}

/** An object that a person accepts, for `plan`. */
export interface AcceptedObject {
  readonly key: string;
  readonly objectId: string;
  readonly action: 'create' | 'draft';
  readonly values: ObjectValues;
  readonly parents: FoundParents | undefined;
  readonly place: ObjectPlace;
  readonly remarks: readonly { readonly field: string; readonly text: string }[];
}

/** How objects of a domain are read, compared and written by loads. */
export interface LoadKind {
  readonly domain: Domain;
  /** Entity of the operation. */
  readonly entity: ChangeableEntity;
  /** Table of the objects. */
  readonly table: string;
  readonly sheets: MessageKind;
  /** Module that runs `readInThread` with this kind. */
  readonly worker: URL;
  /** SQL of the values of dictionaries, by source. */
  readonly valueLists: Readonly<Record<string, string>>;
  /** Fields of an object by path, in the order of their columns. */
  readonly fields: Readonly<Record<string, ObjectField>>;
  /** Required fields by path. */
  readonly required: ReadonlySet<string>;
  /** Field that a word about OPEX of the whole list fills; absent for a domain without. */
  readonly opexField?: string;
  /** Questions that concern every object without a value of the field, and which objects these are. */
  readonly fileWide: Readonly<Record<string, (values: ObjectValues) => boolean>>;
  readonly titleOf: (values: ObjectValues) => { readonly title: string; readonly part: string };
  /** Fields that keep an object from being created; of parts that are in the database none. */
  readonly check: (values: ObjectValues, facts: LoadFacts, parents: FoundParents | undefined) => readonly ObjectIssue[];
  /** Message for a value that a field can never have; undefined: it may have it. */
  readonly checkValue: (field: string, value: unknown) => string | undefined;
  /** Names of tables whose changes can change a comparison. */
  readonly scopes: readonly string[];
  /** Finds the objects in the database, by key. */
  readonly compare: (db: Db, objects: readonly ComparedObject[]) => Promise<ReadonlyMap<string, Comparison>>;
  /** Fields that an existing object gets from a file. */
  readonly updatable: readonly string[];
  /** Texts that are added to the stored ones. */
  readonly added: ReadonlySet<string>;
  /** What is written of objects to create, by key; objects of one complex share its id. */
  readonly plan: (objects: readonly AcceptedObject[], facts: LoadFacts) => ReadonlyMap<string, Plan>;
  /**
   * Writes objects, in a transaction; an object that is there already is not written again.
   * @returns results by id of the object
   * @throws {Failure} refusals of one of the objects
   */
  readonly create: (
    tx: Db,
    objects: readonly PlannedObject[],
    employeeId: string,
  ) => Promise<ReadonlyMap<string, CreatedObject>>;
  /** @throws {Failure} refusals of one of the objects; changed, when it has another version */
  readonly update: (tx: Db, changes: readonly ObjectUpdate[], employeeId: string) => Promise<unknown>;
  /** The same for drafts, whose values are not checked. */
  readonly updateDrafts: LoadKind['update'];
  /** Absent for a domain without complexes. */
  readonly tree?: TreeKind;
  /** Called after writes are committed. */
  readonly after: () => Promise<void>;
}

export interface CreatedObject {
  readonly result: 'created' | 'draft';
  /** What a draft lacks, in Russian. */
  readonly message: string;
}
