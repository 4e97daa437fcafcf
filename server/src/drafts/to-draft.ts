import type { Draft, DraftFields, MissingField } from '@gektar/contract/drafts/draft.ts';
import { missingFields } from '@gektar/contract/drafts/missing-fields.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import { isRecord } from '@gektar/contract/records.ts';
import type { Db } from '#database/db.ts';
import { type DraftDomain, type DraftedKind, type DraftParentObject, kindOf } from './draft-domain.ts';
import { findDraftsById, type StoredDraft } from './draft-queries.ts';

const parentIsDraft = 'Ещё черновик';

/** Stored drafts as they travel, with the names of their parents. */
export async function toDrafts(db: Db, of: DraftDomain, stored: readonly StoredDraft[]): Promise<Draft[]> {
  const [parents, namesOf] = await Promise.all([findParentsOf(db, of, stored), readNames(db, of, stored)]);
  return stored.map((draft) => {
    const kind = kindOf(of, draft.kind);
    const parent = draft.parentId === null ? undefined : parents.get(draft.parentId);
    const names = [parent?.complexName, parent?.buildingName].filter((name) => name);
    const { id, rowVersion, fields, remarks, origin, createdByEmployeeId, dateTimeCreated, dateTimeChanged } = draft;
    return {
      ...{ id, rowVersion, kind: draft.kind, title: titleOf(draft) },
      place: parent === undefined ? draft.place || textIn(fields, 'address', 'fullAddress') : names.join(', '),
      complexName: parent?.complexName || null,
      buildingName: parent?.buildingName || null,
      area: kind.areaOf(fields),
      parent: parent === undefined ? null : { id: parent.id, isDraft: parent.isDraft, complexId: parent.complexId },
      ...{ fields, remarks: [...remarks], origin, createdByEmployeeId, dateTimeCreated, dateTimeChanged },
      names: namesOf(kind, fields),
      missing: [...missingParent(kind, parent), ...missingFields(kind.creation, bodyOf(kind, draft), kind.described)],
    };
  });
}

/** Body of the creation that a draft stands for: empty fields are absent. */
export function bodyOf(
  { parent }: Pick<DraftedKind, 'parent'>,
  { id, fields, parentId }: Pick<StoredDraft, 'id' | 'fields' | 'parentId'>,
): DraftFields {
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  // The parent itself is checked separately: it may be missing or not yet an object.
  const place = parent === undefined ? {} : { [parent.field]: parentId ?? id };
  return { ...Object.fromEntries(given), newId: id, ...place };
}

/** First cadastral number, or the name. */
export function titleOf({ fields }: Pick<StoredDraft, 'fields'>): string {
  const { cadastralNumbers } = fields;
  const [first] = Array.isArray(cadastralNumbers) ? cadastralNumbers : [];
  return textIn(fields, 'name') || (typeof first === 'string' ? first : '');
}

function textIn(fields: DraftFields, ...names: readonly string[]): string {
  const texts = names.map((name) => fields[name]).filter((value) => typeof value === 'string');
  return texts.find((value) => value !== '') ?? '';
}

/** A building or a vacancy needs an object to belong to. */
function missingParent({ parent: of }: DraftedKind, parent: FoundParent | undefined): MissingField[] {
  if (of === undefined || (parent !== undefined && !parent.isDraft)) return [];
  const message = parent === undefined ? fieldMessages.choose : parentIsDraft;
  return [{ field: of.field, label: of.label, message, isEmpty: parent === undefined }];
}

interface FoundParent extends Pick<DraftParentObject, 'id' | 'buildingName'> {
  readonly isDraft: boolean;
  readonly complexId: string | null;
  readonly complexName: string | null;
}

/** Parents by id: objects, or drafts with the names of their own parents. */
async function findParentsOf(
  db: Db,
  of: DraftDomain,
  drafts: readonly StoredDraft[],
): Promise<ReadonlyMap<string, FoundParent>> {
  const ids = idsOf(drafts);
  if (ids.length === 0) return new Map();
  const asDrafts = (await findDraftsById(db, ids)).filter(({ isDeleted }) => !isDeleted);
  const above = idsOf(asDrafts);
  const draftsAbove = above.length === 0 ? [] : await findDraftsById(db, above);
  const objects = new Map((await of.findParents(db, [...ids, ...above])).map((object) => [object.id, object]));
  const found = new Map<string, FoundParent>();
  for (const draft of asDrafts) {
    const { id, kind, parentId, place } = draft;
    const isComplex = kind === 'complex';
    const complex = parentId === null ? undefined : objects.get(parentId);
    const complexDraft = draftsAbove.find((other) => other.id === parentId && !other.isDeleted);
    const complexName = complex?.complexName ?? (complexDraft && titleOf(complexDraft)) ?? (place || null);
    found.set(id, {
      id,
      isDraft: true,
      complexId: isComplex ? id : parentId,
      complexName: isComplex ? titleOf(draft) : complexName,
      buildingName: isComplex ? null : titleOf(draft),
    });
  }
  // An object replaces the draft that it was made of.
  for (const id of ids) {
    const object = objects.get(id);
    if (object !== undefined) found.set(id, { ...object, isDraft: false });
  }
  return found;
}

function idsOf(drafts: readonly StoredDraft[]): string[] {
  return [...new Set(drafts.flatMap(({ parentId }) => parentId ?? []))];
}

/** Ids in a chosen value: `7`, `{ id: 7 }`, or a list of these. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (isRecord(value)) return idsIn(value['id']);
  return typeof value === 'number' && Number.isInteger(value) ? [value] : [];
}

/** Fields whose values have names, with their sources. */
function namedFields({ described, sources = {} }: DraftedKind): [field: string, source: string][] {
  const chosen = Object.entries(described).flatMap(([name, field]): [string, string][] =>
    field.kind === 'choice' || field.kind === 'choices' ? [[name, field.source]] : [],
  );
  return [...chosen, ...Object.entries(sources)];
}

/** Returns a function from the fields of a draft to the names of their values. */
async function readNames(
  db: Db,
  of: DraftDomain,
  drafts: readonly StoredDraft[],
): Promise<(kind: DraftedKind, fields: DraftFields) => Draft['names']> {
  const ids = drafts.flatMap(({ kind, fields }) =>
    namedFields(kindOf(of, kind)).flatMap(([field]) => idsIn(fields[field])),
  );
  if (ids.length === 0) return () => ({});
  const find = await of.readValues(db, [...new Set(ids)]);
  return (kind, fields) =>
    Object.fromEntries(
      namedFields(kind).flatMap(([field, source]) => {
        const values = idsIn(fields[field]).flatMap((id) => find(source, id) ?? []);
        const named = values.map(({ id, name, code }) => ({ id, name, ...(code !== undefined && { code }) }));
        return named.length === 0 ? [] : [[field, named]];
      }),
    );
}
