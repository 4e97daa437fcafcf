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
  /** Formats values of the field; absent: `textOf` does. */
  readonly description?: FieldDescription;
  /** Unit of values without a description. */
  readonly unit?: Unit;
  readonly textOf?: (value: unknown) => string;
  /** Sheet fields that it is read from, if their names differ. */
  readonly readFrom?: readonly string[];
  /** Gets a value that is stored inside another one, such as the rate within the areas; absent: by the path. */
  readonly get?: (values: ObjectValues) => unknown;
  readonly set?: (values: ObjectValues, value: unknown) => ObjectValues;
  /** Path of the field whose value contains it: the areas contain the rate. */
  readonly partOf?: string;
  /** Text of a value next to a different one; absent: the usual text. */
  readonly textNextTo?: (value: unknown, other: unknown) => string;
  /** Compares a value of a file with a different stored one; absent: part by part. */
  readonly against?: (stored: unknown, file: unknown) => ValueComparison;
  /** Whether the value is unique to each object, so that it is never set for several at once. */
  readonly isOwn?: boolean;
  /** Choices for a question about the field, if its description has none. */
  readonly values?: readonly { readonly id: number; readonly name: string }[];
}

/**
 * Result of comparing a value of a file with a stored one. `same`: no change; `parts`: parts present in the file
 * replace the stored ones; otherwise the user decides whether `taken` replaces the whole value.
 */
export type ValueComparison = 'same' | 'parts' | { readonly taken: unknown };

/** A field because of which an object is incomplete or refused. */
export interface ObjectIssue {
  readonly field: string;
  readonly label: string;
  readonly message: string;
  /** true: the field is empty; false: its value is refused. */
  readonly isEmpty: boolean;
}

/** Facts about a load that checks and writes of its objects need. */
export interface LoadFacts {
  /** `YYYY-MM-DD`. */
  readonly listDay: string;
  readonly employeeId: string;
}

/** An object of the database that may be the same as one of the file. */
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

/** Complex and building of an object, as far as they are in the database. */
export interface FoundParents {
  readonly complexId: string | null;
  readonly buildingId: string | null;
  /** Their names in the database. */
  readonly complexName: string | null;
  readonly buildingName: string | null;
  /** Drafts to which new objects belong, if the database has no such complex or building. */
  readonly complexDraftId?: string | undefined;
  readonly buildingDraftId?: string | undefined;
}

/** Complex and building that the user chose for an object; an absent part follows from its name. */
export interface ObjectPlace {
  readonly complex?: PartPlace;
  readonly building?: PartPlace;
}

/** Data of an object of the file for the comparison with the database. */
export interface ComparedObject {
  readonly key: string;
  readonly values: ObjectValues;
  /** Id of the object of the database that the user chose. */
  readonly linkedId: string | undefined;
  readonly place: ObjectPlace;
}

/** The parts of an object that determine its complex and building. */
export type PlacedObject = Pick<TreeObject, 'values' | 'parents' | 'place'>;

/** An object for the tree of a load. */
export interface TreeObject {
  readonly key: string;
  readonly sheet: string;
  readonly row: number;
  readonly text: string;
  readonly values: ObjectValues;
  /** Original text of the file, by field. */
  readonly raw: (field: string) => string;
  readonly place: ObjectPlace;
  readonly parents: FoundParents | undefined;
  readonly near: NearComplex | undefined;
}

/** Functions of a domain with complexes and buildings: they show and assign its objects. */
export interface TreeKind {
  readonly treeOf: (objects: readonly TreeObject[]) => LoadTree;
  /** Complex or building of an object that a field belongs to; undefined for fields of the object. */
  readonly partOf: (
    field: string,
    object: PlacedObject,
  ) => { readonly node: string; readonly name: string } | undefined;
  /** Whether a question asks if two spellings in the file mean the same complex. */
  readonly isOfSpelling: (reason: string) => boolean;
  /** Finds the name of a complex, or of a building in a complex, in the database; undefined if there is none. */
  readonly findName: (db: Db, part: 'complex' | 'building', id: string) => Promise<string | undefined>;
}

export interface Comparison {
  readonly found: FoundObject | undefined;
  readonly parents: FoundParents | undefined;
  /** A complex with a similar name, if the object's own complex is not in the database. */
  readonly near?: NearComplex | undefined;
}

/** An object to be written. */
export interface PlannedObject {
  readonly objectId: string;
  readonly action: 'create' | 'draft';
  /** Content made by `plan`. */
  readonly content: unknown;
  readonly origin: ObjectOrigin;
}

/** Fields of a stored object that the file changes. */
export interface ObjectUpdate {
  readonly id: string;
  readonly rowVersion: number;
  readonly fields: ObjectValues;
}

/** Content to write for an object, and the ids of its complex and building; null where it has none. */
export interface Plan {
  /** Serializable as JSON. */
  readonly content: unknown;
  readonly complexId: string | null;
  readonly buildingId: string | null;
  /** Complex or building created together with this object; further objects of the file share it. */
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

/** An accepted object, as input of `plan`. */
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
  /** Entity name of the load's operation. */
  readonly entity: ChangeableEntity;
  /** Database table of the objects. */
  readonly table: string;
  readonly sheets: MessageKind;
  /** URL of the worker module that runs `readInThread` with this kind. */
  readonly worker: URL;
  /** SQL queries for dictionary values, by source. */
  readonly valueLists: Readonly<Record<string, string>>;
  /** Fields of an object by path, in the order of their columns. */
  readonly fields: Readonly<Record<string, ObjectField>>;
  /** Required fields by path. */
  readonly required: ReadonlySet<string>;
  /** Field that a word about OPEX of the whole list fills; absent for a domain without. */
  readonly opexField?: string;
  /** Questions about the whole file, by reason, each with a function that selects the objects concerned. */
  readonly fileWide: Readonly<Record<string, (values: ObjectValues) => boolean>>;
  readonly titleOf: (values: ObjectValues) => { readonly title: string; readonly part: string };
  /**
   * Fields that prevent the creation of an object; complexes and buildings that are in the database are not checked.
   */
  readonly check: (values: ObjectValues, facts: LoadFacts, parents: FoundParents | undefined) => readonly ObjectIssue[];
  /** Message for a value that is invalid in any object; undefined for a valid one. */
  readonly checkValue: (field: string, value: unknown) => string | undefined;
  /** Table names whose changes may affect a comparison. */
  readonly scopes: readonly string[];
  /** Finds the objects in the database, by key. */
  readonly compare: (db: Db, objects: readonly ComparedObject[]) => Promise<ReadonlyMap<string, Comparison>>;
  /** Fields that a load may update in an existing object. */
  readonly updatable: readonly string[];
  /** Text fields whose text from the file is appended to the stored one. */
  readonly added: ReadonlySet<string>;
  /** Content to write for new objects, by key; objects of the same new complex share its id. */
  readonly plan: (objects: readonly AcceptedObject[], facts: LoadFacts) => ReadonlyMap<string, Plan>;
  /**
   * Writes objects, in a transaction; existing ones are not written again.
   * @returns results by object id
   * @throws {Failure} a refusal of one of the objects
   */
  readonly create: (
    tx: Db,
    objects: readonly PlannedObject[],
    employeeId: string,
  ) => Promise<ReadonlyMap<string, CreatedObject>>;
  /** @throws {Failure} a refusal of one of the objects; 'changed' for another row version */
  readonly update: (tx: Db, changes: readonly ObjectUpdate[], employeeId: string) => Promise<unknown>;
  /** Like `update`, for drafts, whose values are not checked. */
  readonly updateDrafts: LoadKind['update'];
  /** Absent for a domain without complexes. */
  readonly tree?: TreeKind;
  /** Called after writes are committed. */
  readonly after: () => Promise<void>;
}

export interface CreatedObject {
  readonly result: 'created' | 'draft';
  /** Fields that a draft lacks, as a Russian text. */
  readonly message: string;
}
