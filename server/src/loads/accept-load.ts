import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { failureStatus } from '@gektar/contract/failure-status.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { LoadProgress } from '@gektar/contract/loads/load.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { beginProgress, type Progress, resumeProgress } from './accept-progress.ts';
import type { AcceptedObject, LoadKind, ObjectUpdate, PlannedObject } from './load-kind.ts';
import type { LoadParts } from './load-parts.ts';
import {
  countWritten,
  findWaiting,
  insertObjects,
  type LoadObjectRow,
  lockWaiting,
  mustFindLoad,
  type StoredLoad,
  updateAccepted,
  updateFinished,
  updateResults,
} from './load-queries.ts';
import type { LoadReading } from './load-reading.ts';
import { type LoadObjectView, labelOf } from './load-view.ts';
import { isEmpty, merged, valueAt } from './object-values.ts';
import type { PresentLoads } from './present-load.ts';
import { rememberSender } from './senders.ts';

/** Number of objects written between two checks whether the acceptance was stopped. */
const STEP = 100;

/** Parts of a load that are written. */
export interface AcceptedParts {
  readonly ready: boolean;
  readonly drafts: boolean;
  readonly updates: boolean;
}

/**
 * Starts an acceptance: stores the objects of a load as one operation; `goOnAccepting` writes them. The same operation
 * sent again starts nothing.
 * @throws {Failure} load.not_found; load.changed; load.closed; operation.id_taken
 */
export async function acceptLoad(
  db: Db,
  {
    id,
    rowVersion,
    operationId,
    parts: accepted,
    employeeId,
  }: { id: string; rowVersion: number; operationId: string; parts: AcceptedParts; employeeId: string },
  { kind, loads, parts }: { kind: LoadKind; loads: PresentLoads; parts: LoadParts },
): Promise<void> {
  const beganMs = performance.now();
  const stored = await mustFindLoad(db, kind.domain, id);
  if (stored.operationId === operationId) return;
  if (stored.state !== 'questions') throw new Failure('load.closed');
  if (stored.rowVersion !== rowVersion) throw new Failure('load.changed');
  const present = await loads.find(db, kind, id);
  const { reading, view } = present;
  const { rows, made } = planOf(view.objects, reading, { kind, accepted, employeeId });
  const ids = rows.flatMap(({ result, objectId }) => (result === 'waiting' && objectId !== null ? [objectId] : []));
  await inTransaction(db, async (tx) => {
    // The same acceptance sent twice at once waits here for the first one.
    if ((await mustFindLoad(tx, kind.domain, id, { lock: true })).operationId === operationId) return;
    await parts.operations.begin(tx, { id: operationId, employeeId, domain: kind.domain, entity: kind.entity }, ids);
    const senderId = await rememberSender(tx, kind, reading, stored);
    const progress = beginProgress(beganMs, made);
    await updateAccepted(tx, stored, { operationId, employeeId, senderId, progress });
    await insertObjects(tx, id, rows);
  });
  loads.putAccepted(present);
}

interface Planning {
  readonly kind: LoadKind;
  readonly accepted: AcceptedParts;
  readonly employeeId: string;
}

/** Action for each object and each refused row, and the complexes and buildings to create. */
function planOf(
  objects: readonly LoadObjectView[],
  reading: LoadReading,
  about: Planning,
): { rows: LoadObjectRow[]; made: readonly ('complex' | 'building')[] } {
  const { kind, employeeId } = about;
  const decided = objects.map((view) => ({ view, ...decide(view, about) }));
  const created = decided.flatMap(({ view, action, objectId }): AcceptedObject[] =>
    action === 'create' || action === 'draft' ? [acceptedOf(view, { objectId, action })] : [],
  );
  const plans = kind.plan(created, { listDay: reading.listDay, employeeId });
  const ofObjects = decided.map(({ view, action, objectId, message }) => {
    const { read, values } = view.answered;
    const plan = plans.get(read.key);
    return {
      ...{ key: read.key, sheet: read.sheet, row: read.row, action, message },
      ...kind.titleOf(values),
      objectId: action === 'skip' ? (view.found?.id ?? null) : objectId,
      complexId: plan?.complexId ?? view.found?.complexId ?? null,
      buildingId: plan?.buildingId ?? view.found?.buildingId ?? null,
      content: action === 'update' ? updateOf(view, kind) : (plan?.content ?? null),
      result: action === 'skip' ? ('skipped' as const) : ('waiting' as const),
      isFirst: (plan?.makes.length ?? 0) > 0,
    };
  });
  const ofRefused = reading.refused.map(({ sheet, row, reason }) => ({
    ...{ key: `${sheet}!${row}`, sheet, row, title: '', part: '', action: 'skip' as const, message: reason },
    ...{ objectId: null, complexId: null, buildingId: null, content: null, result: 'skipped' as const },
    isFirst: false,
  }));
  const rows = [...ofObjects, ...ofRefused].map((row, position) => ({ ...row, position }));
  return { rows, made: [...plans.values()].flatMap(({ makes }) => makes) };
}

/** Input of `plan` for a new object; its open questions become remarks of its draft. */
export function acceptedOf(
  { answered, parents, asked }: LoadObjectView,
  about: Pick<AcceptedObject, 'objectId' | 'action'>,
): AcceptedObject {
  const { read, values, place } = answered;
  const remarks = asked
    .filter(({ isRead }) => isRead)
    .map(({ field, reason }) => ({ field, text: reason.slice(0, 300) }));
  return { key: read.key, ...about, values, parents, place, remarks };
}

function decide(
  { state, match, differences, found, answered, asked }: LoadObjectView,
  { accepted, kind }: Planning,
): { action: LoadObjectRow['action']; objectId: string; message: string } {
  const objectId = found?.id ?? uuidv7();
  const skip = (message: string) => ({ action: 'skip' as const, objectId, message });
  if (answered.isLeftOut) return skip('Не брали: так решили');
  if (state === 'ready') return accepted.ready ? { action: 'create', objectId, message: '' } : skip('Не отмечен');
  if (state === 'doubt') return accepted.drafts ? { action: 'draft', objectId, message: '' } : skip('Не отмечен');
  if (match === 'maybe') return skip('Не решили, тот же ли это объект');
  const doubts = doubtsText(asked, kind);
  if (!differences.some(({ choice }) => choice === 'file')) {
    const none = differences.some(({ choice }) => choice === null) ? 'Не выбрали, что записать' : 'Отличий нет';
    return skip(doubts === '' ? none : `${none}. ${doubts}`);
  }
  return accepted.updates ? { action: 'update', objectId, message: doubts } : skip('Не отмечен');
}

/** 'Не решено, не записано: Цена: За весь участок?'; empty without open questions. */
function doubtsText(asked: LoadObjectView['asked'], kind: LoadKind): string {
  const texts = new Set(asked.map(({ field, reason }) => `${labelOf(kind, field)}: ${reason}`));
  return texts.size === 0 ? '' : `Не решено, не записано: ${[...texts].join('; ')}`;
}

interface UpdateContent extends Omit<ObjectUpdate, 'id'> {
  readonly isDraft: boolean;
}

/** Fields of a stored object that the file changes; null when the object has no match. */
function updateOf({ differences, found, answered }: LoadObjectView, { fields }: LoadKind): UpdateContent | null {
  if (found === undefined) return null;
  const chosen = differences.filter(({ choice }) => choice === 'file');
  const values = chosen.map(({ field, stored, isAdded }) => {
    const file = valueAt(fields, answered.values, field);
    const added = [stored, file].filter((text) => typeof text === 'string' && text !== '').join('\n');
    const compared = isEmpty(stored) ? undefined : fields[field]?.against?.(stored, file);
    const taken = typeof compared === 'object' ? compared.taken : merged(stored, file);
    return [field, isAdded ? added : taken] as const;
  });
  return { rowVersion: found.stored.rowVersion, fields: Object.fromEntries(values), isDraft: found.isDraft };
}

/** Writes the remaining objects of a load, until none is left or it is stopped. Runs in one process at a time. */
export async function goOnAccepting(db: Db, id: string, parts: LoadParts): Promise<void> {
  const stored = await mustFindLoad(db, undefined, id);
  const { operationId, domain } = stored;
  if (stored.state !== 'accepting' || operationId === null) return;
  const kind = parts.kinds[domain];
  await db.connection().execute(async (connection) => {
    if (!(await parts.operations.occupy(connection, operationId))) return;
    const progress = resumeProgress(db, stored);
    try {
      await writeObjects(db, { stored, operationId, progress }, { kind, parts });
      await progress.run('check', () => checkWritten(db, id, kind));
      await progress.run('requests', () => compareWithRequests(db, { id, domain }, parts));
      await inTransaction(db, async (tx) => {
        await parts.operations.finish(tx, operationId);
        await updateFinished(tx, id);
      });
    } finally {
      await parts.operations.leave(connection, operationId);
    }
  });
}

/** Writes the waiting objects, those with new complexes and buildings first. */
async function writeObjects(
  db: Db,
  { progress, ...writing }: Omit<Writing, 'objects'> & { readonly progress: Progress },
  about: { kind: LoadKind; parts: LoadParts },
): Promise<void> {
  for (;;) {
    const waiting = await findWaiting(db, writing.stored.id, STEP);
    const [first] = waiting;
    if (first === undefined) break;
    await progress.enter(first.isFirst ? 'parents' : 'objects');
    await writeTogether(db, { ...writing, objects: waiting }, about);
    await about.kind.after();
  }
}

/** Counts the written objects and drafts that are found in the lists. */
async function checkWritten(db: Db, id: string, kind: LoadKind): Promise<Partial<LoadProgress>> {
  await kind.after();
  return { checkedCount: await countWritten(db, id, kind.table) };
}

/** Counts the requests that fit a written object. Comparisons not finished in time are left to their own job. */
async function compareWithRequests(
  db: Db,
  load: { readonly id: string; readonly domain: Domain },
  { fits, report }: LoadParts,
): Promise<Partial<LoadProgress>> {
  try {
    await fits.find(db);
  } catch (error) {
    report(error);
  }
  return { requestCount: await fits.countRequests(db, load) };
}

interface Writing {
  readonly stored: StoredLoad;
  readonly operationId: string;
  readonly objects: readonly LoadObjectRow[];
}

/**
 * Writes objects with their outcomes in one transaction: even if the server stops in between, each is written once. If
 * an object is refused, nothing is written, and the two halves are tried separately.
 */
async function writeTogether(
  db: Db,
  { objects, ...writing }: Writing,
  about: { kind: LoadKind; parts: LoadParts },
): Promise<void> {
  try {
    await inTransaction(db, (tx) => writeAll(tx, { ...writing, objects }, about));
  } catch (error) {
    const failure = about.parts.toFailure(error);
    // Not the refusal of an object, for example a lost database: the acceptance is resumed later.
    if (failureStatus[failure.code] >= 500) throw error;
    if (objects.length === 1) {
      await inTransaction(db, (tx) => writeRefusal(tx, { ...writing, objects }, failure));
      return;
    }
    const middle = Math.ceil(objects.length / 2);
    await writeTogether(db, { ...writing, objects: objects.slice(0, middle) }, about);
    await writeTogether(db, { ...writing, objects: objects.slice(middle) }, about);
  }
}

/** @throws {Failure} refusals of one of the objects */
async function writeAll(
  tx: Db,
  { stored, operationId, objects }: Writing,
  { kind, parts }: { kind: LoadKind; parts: LoadParts },
): Promise<void> {
  const waiting = await lockWaiting(tx, stored.id, objects);
  if (waiting.length === 0) return;
  await parts.operations.enter(tx, operationId);
  const employeeId = stored.acceptedBy ?? stored.employeeId;
  const { planned, updates, ofDrafts } = sorted(stored, waiting);
  const created = planned.length === 0 ? undefined : await kind.create(tx, planned, employeeId);
  if (updates.length > 0) await kind.update(tx, updates, employeeId);
  if (ofDrafts.length > 0) await kind.updateDrafts(tx, ofDrafts, employeeId);
  const draftIds = new Set(ofDrafts.map(({ id }) => id));
  const results = waiting.map(({ position, objectId, message: doubts }) => {
    const { result, message } = created?.get(objectId ?? '') ?? updateResult(draftIds.has(objectId ?? ''), doubts);
    return { position, objectId, result, message };
  });
  await updateResults(tx, { loadId: stored.id, operationId }, results);
}

/** Result of a stored object or a draft that the file changes. @param doubts open questions of the object */
function updateResult(isDraft: boolean, doubts: string) {
  if (!isDraft) return { result: 'updated' as const, message: doubts };
  return { result: 'draft' as const, message: doubts === '' ? 'Черновик обновлён' : `Черновик обновлён. ${doubts}` };
}

async function writeRefusal(tx: Db, { stored, operationId, objects }: Writing, failure: Failure): Promise<void> {
  const { code } = failure;
  const refused = await lockWaiting(tx, stored.id, objects);
  const results = refused.map(({ position, objectId }) => {
    return { position, objectId, result: 'failed' as const, message: refusalText(failure), code };
  });
  await updateResults(tx, { loadId: stored.id, operationId }, results);
}

/** Objects to write: new ones, changes of stored ones, and changes of drafts. */
function sorted(stored: StoredLoad, objects: readonly LoadObjectRow[]) {
  const planned: PlannedObject[] = [];
  const updates: ObjectUpdate[] = [];
  const ofDrafts: ObjectUpdate[] = [];
  for (const { objectId, action, content, sheet, row } of objects) {
    if (objectId === null || action === 'skip') throw new Error('an object to be written has an id');
    if (action === 'update') {
      const { isDraft, ...update } = content as UpdateContent;
      (isDraft ? ofDrafts : updates).push({ id: objectId, ...update });
    } else {
      const origin = { loadId: stored.id, file: stored.fileName, sheet: sheet || null, row };
      planned.push({ objectId, action, content, origin });
    }
  }
  return { planned, updates, ofDrafts };
}

function refusalText({ code, fields = {} }: Failure): string {
  const [first] = Object.values(fields);
  return [failureTexts[code], ...(first === undefined ? [] : [first])].join(': ');
}
