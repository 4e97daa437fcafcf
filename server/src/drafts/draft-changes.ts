import { isDeepStrictEqual } from 'node:util';
import type { DraftFields, DraftKind } from '@gektar/contract/drafts/draft.ts';
import { DraftFilter, isStorable } from '@gektar/contract/drafts/draft.ts';
import { isEmptyValue } from '@gektar/contract/drafts/missing-fields.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import * as z from 'zod';
import type { Db } from '#database/db.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { type DraftDomain, type DraftedKind, kindOf } from './draft-domain.ts';
import {
  type DraftEntity,
  findDraftIds,
  findDraftsById,
  lockDraft,
  setDraftDeleted,
  updateDraft,
} from './draft-queries.ts';
import { toDrafts } from './to-draft.ts';

/** A draft for changes of single fields: its fields with its id and version. */
interface FlatDraft extends DraftFields {
  readonly id: string;
  readonly rowVersion: number;
}

/** Values are checked one by one, as they change: the others may be missing or wrong. */
const AnyFlatDraft = z.looseObject({ id: z.uuid(), rowVersion: z.int() });

/** A draft for the shared write operations; insertions go through `insertDrafts`. */
export function draftEntity({
  kind,
  shape,
}: Pick<DraftedKind, 'kind' | 'shape'>): Omit<WritableEntity<FlatDraft, FlatDraft>, 'insert'> {
  return {
    name: `${kind}_draft`,
    notFound: 'draft.not_found',
    changed: 'draft.changed',
    lock: lockDraft,
    async find(tx, id) {
      const [draft] = await findDraftsById(tx, [id]);
      if (draft === undefined || draft.isDeleted || draft.kind !== kind) return undefined;
      return { ...draft.fields, id, rowVersion: draft.rowVersion };
    },
    async update(tx, id, { id: _, rowVersion: __, ...given }, before) {
      const known = Object.entries(given).filter(([name]) => Object.hasOwn(shape, name));
      const settled = known.filter(([name, value]) => !isDeepStrictEqual(before[name], value)).map(([name]) => name);
      // A field that becomes empty stays as null, so that the audit has it.
      const emptied = Object.keys(before).filter((name) => Object.hasOwn(shape, name) && !Object.hasOwn(given, name));
      const fields = { ...Object.fromEntries(known), ...Object.fromEntries(emptied.map((name) => [name, null])) };
      await updateDraft(tx, id, { fields, settled: [...settled, ...emptied] });
    },
    isSame: (stored, fields) => isDeepStrictEqual(stored, { ...fields, rowVersion: stored.rowVersion }),
    notAudited: new Set(['id', 'rowVersion']),
  };
}

/** Functions by which operations change the drafts of a kind. */
export function changeableDraft(of: DraftDomain, kindName: DraftKind) {
  const { domain, parentHas } = of;
  const kind = kindOf(of, kindName);
  return {
    domain,
    name: `${kindName}_draft` satisfies DraftEntity as DraftEntity,
    entity: draftEntity(kind),
    fields: kind.described,
    draft: AnyFlatDraft as z.ZodType<FlatDraft>,
    shape: kind.shape,
    filter: DraftFilter,
    findIds: (db: Db, filter: DraftFilter, limit: number) =>
      findDraftIds(db, domain, { ...filter, kinds: [kindName] }, { limit, parentHas }),
    undoOf: { delete: undoDeletion },
    findNamed: (db: Db, ids: readonly string[]) => findNamedDrafts(db, of, ids),
    check: (values: DraftFields) => refuseWrong(kind, values),
  };
}

/**
 * Refuses values that a creation would refuse; empty ones are allowed.
 * @throws {Failure} request.invalid with the fields
 */
function refuseWrong({ shape, described }: DraftedKind, values: DraftFields): void {
  const refused: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isEmptyValue(value)) continue;
    const parsed = shape[name]?.safeParse(value);
    const [issue] = parsed?.error?.issues ?? [];
    if (issue !== undefined) refused[[name, ...issue.path].join('.')] = issue.message;
    // Stored as sent, with parts that the schema would drop.
    else if (!isStorable(value)) refused[name] = fieldMessages.incorrect;
  }
  const [first] = Object.keys(refused);
  if (first === undefined) return;
  const label = described[first.split('.')[0] ?? '']?.label;
  throw new Failure('request.invalid', { fields: refused, ...(label !== undefined && { message: label }) });
}

/** @throws {Failure} draft.not_found when it is gone for good */
async function undoDeletion(tx: Db, { id }: { readonly id: string }): Promise<{ state: 'done' | 'same' }> {
  if (await setDraftDeleted(tx, id, false)) return { state: 'done' };
  if (!(await lockDraft(tx, id))) throw new Failure('draft.not_found');
  return { state: 'same' };
}

async function findNamedDrafts(db: Db, of: DraftDomain, ids: readonly string[]) {
  const stored = await findDraftsById(db, ids);
  const drafts = await toDrafts(db, of, stored);
  return drafts.map((draft, index) => ({
    id: draft.id,
    title: draft.title || kindOf(of, draft.kind).described['name']?.label || '',
    place: draft.place,
    state: stored[index]?.isDeleted ? ('trashed' as const) : ('active' as const),
    path: `/${of.domain}/drafts/${draft.id}`,
  }));
}
