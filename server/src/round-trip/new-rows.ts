import type { DraftRemark } from '@gektar/contract/drafts/draft.ts';
import { isEmptyValue, missingFields } from '@gektar/contract/drafts/missing-fields.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { isRecord } from '@gektar/contract/records.ts';
import type { RoundTripNewRow } from '@gektar/contract/round-trip/round-trip.ts';
import type { ExportMark } from '@gektar/contract/spreadsheet/export-mark.ts';
import pLimit from 'p-limit';
import { v5 as uuidv5 } from 'uuid';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { type DraftedKind, kindOf } from '#drafts/draft-domain.ts';
import { findDraftsById } from '#drafts/draft-queries.ts';
import { bodyOf } from '#drafts/to-draft.ts';
import type { NewCell, NewRow } from '#importing/own-export/read-own-export.ts';
import type { OperationParts } from '#operations/operation-routes.ts';
import type { ComparedBy } from './compare-export.ts';
import { isOnRequest, readField } from './exported-value.ts';
import type { NewRowKind, NewRowsDomain, RowParent } from './new-row-kind.ts';

/** Namespace of the ids of new rows. */
const ROW_IDS = '3f1c2a52-7d0e-5b6c-9d5e-6a1f0c8b7e21';
/** Times that one row can be added and taken back. */
const MOST_TIMES = 100;
/** Number of creations that are tried at the same time. */
const AT_ONCE = 4;

const messages = {
  copy: 'Копия другой строки без изменений',
  total: 'Похоже на итог таблицы, а не на объект',
  empty: 'В строке нет ни одного поля объекта',
  error: 'Ошибка в ячейке',
} as const;

/** Names of a row with sums. */
const TOTAL = /^\s*(?:итог|итого|всего|сумма|total|среднее)(?:\P{L}|$)/iu;

/** Thrown at the end of a tried creation, to roll its transaction back. */
class Tried extends Error {}

interface AboutRows {
  readonly by: ComparedBy;
  readonly domain: NewRowsDomain;
  readonly mark: ExportMark;
}

/** Objects and drafts that the added rows would become. Writes nothing. */
export async function findNewRows(
  db: Db,
  rows: readonly NewRow[],
  { by, domain, mark }: AboutRows,
): Promise<RoundTripNewRow[]> {
  const about = domain.kinds[by.target.name];
  if (about === undefined || rows.length === 0) return [];
  const kind = kindOf(domain.drafts, about.kind);
  const parents = await findParents(db, rows, about);
  const read = rows.map((row, at) => ({ ...readRow(row, { by, about, kind }), ...parents[at] }));
  const ids = await findIds(db, rows, { by, mark });
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    read.map(({ row, fields, remarks, cells, isCopy, parentId = null, place = '' }, at) =>
      limit(async (): Promise<RoundTripNewRow> => {
        const { id = '', path = null } = ids[at] ?? {};
        const made = { id, row, fields, remarks: [...remarks], parentId, place, cells, path };
        if (isCopy) return { ...made, state: 'copy', message: messages.copy };
        if (path !== null) return { ...made, state: 'added', message: '' };
        if (cells.some(({ text }) => TOTAL.test(text))) return { ...made, state: 'refused', message: messages.total };
        if (!cells.some(({ isTaken }) => isTaken)) return { ...made, state: 'refused', message: messages.empty };
        const lacking = lackingText(kind, made);
        if (lacking !== '') return { ...made, state: 'draft', message: lacking };
        const refusal = await whyRefused(db, kind, made, by);
        return refusal === undefined
          ? { ...made, state: 'object', message: '' }
          : { ...made, state: 'refused', message: refusal };
      }),
    ),
  );
}

async function findParents(
  db: Db,
  rows: readonly NewRow[],
  { findParents: find }: NewRowKind,
): Promise<readonly RowParent[]> {
  return find === undefined
    ? []
    : find(
        db,
        rows.map(({ cells }) => byField(cells)),
      );
}

function byField(cells: readonly NewCell[]) {
  return new Map(cells.flatMap(({ field, cell }) => (field === null ? [] : [[field, cell] as const])));
}

interface ReadBy {
  readonly by: ComparedBy;
  readonly about: NewRowKind;
  readonly kind: DraftedKind;
}

/** Values of a row in the shape of a creation, and the cells that were not understood. */
function readRow({ row, cells, isCopy }: NewRow, { by: { target, choices, employeeId }, about, kind }: ReadBy) {
  const others = about.readOthers(byField(cells));
  const taken = new Set(others.taken);
  const values: Record<string, unknown> = {};
  const remarks: DraftRemark[] = [...others.remarks];
  for (const { field, text, cell } of cells) {
    if (field === null || taken.has(field)) continue;
    const description = Object.hasOwn(target.fields, field) ? target.fields[field] : undefined;
    const isWritten = Object.hasOwn(kind.shape, field) && target.whyFixed(field) === undefined;
    if (description === undefined || !isWritten) continue;
    taken.add(field);
    const flag = description.kind === 'number' && typeof description.onRequest === 'string' && description.onRequest;
    if (flag && isOnRequest(text)) {
      values[flag] = true;
      continue;
    }
    const { value, message = cell.isError ? messages.error : undefined } = readField(description, cell, choices);
    if (message !== undefined) remarks.push({ field, text: `«${text.slice(0, 200)}»: ${message}` });
    else if (!isEmptyValue(value)) values[field] = withIdsAlone(value);
  }
  return {
    row,
    isCopy,
    fields: about.withDefaults({ ...values, ...others.values }, employeeId),
    remarks,
    cells: cells.map(({ field, column, text }) => ({ column, text, isTaken: field !== null && taken.has(field) })),
  };
}

/** A chosen value as it is sent: its id. */
function withIdsAlone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIdsAlone);
  return isRecord(value) && 'id' in value ? { id: value['id'] } : value;
}

/** A row that is to be created. */
export type RowToAdd = Pick<RoundTripNewRow, 'id' | 'fields' | 'remarks' | 'parentId'>;

/** Reason why a row becomes a draft: 'Не хватает: Категория, Собственность'; empty for an object. */
export function lackingText(kind: DraftedKind, { id, fields, remarks, parentId }: RowToAdd): string {
  const { parent, creation, described } = kind;
  const missing = missingFields(creation, bodyOf(kind, { id, fields, parentId }), described);
  const empty = [
    ...(parent !== undefined && parentId === null ? [parent.label] : []),
    ...missing.filter(({ isEmpty }) => isEmpty).map(({ label }) => label),
  ];
  const wrong = missing.filter(({ isEmpty }) => !isEmpty).map(({ label, message }) => `${label}: ${message}`);
  const unread = remarks.map(({ field, text }) => `${described[field]?.label ?? field}: ${text}`);
  return [...(empty.length > 0 ? [`Не хватает: ${empty.join(', ')}`] : []), ...wrong, ...unread].join('. ');
}

/** Why the creation of a whole row would be refused; undefined: it would not. */
async function whyRefused(
  db: Db,
  kind: DraftedKind,
  row: RowToAdd,
  { parts, employeeId }: Pick<ComparedBy, 'parts' | 'employeeId'>,
): Promise<string | undefined> {
  try {
    await inTransaction(db, async (tx) => {
      await kind.create(tx, bodyOf(kind, row), employeeId);
      throw new Tried();
    });
  } catch (error) {
    return error instanceof Tried ? undefined : refusalOf(error, parts);
  }
  return undefined;
}

/** Text of the refusal behind a thrown value. @throws anything that is no refusal */
export function refusalOf(error: unknown, { toFailure }: Pick<OperationParts, 'toFailure'>): string {
  const failure = toFailure(error);
  if (failure.code === 'unexpected') throw error;
  const [message = failureTexts[failure.code]] = Object.values(failure.fields ?? {});
  return message;
}

/**
 * Ids of rows, in their order: made of the export and the contents, so that the same file loaded twice adds nothing
 * twice. A row that was added and taken back has a new one.
 */
async function findIds(
  db: Db,
  rows: readonly NewRow[],
  { by: { target }, mark: { dateTime, employeeId, entity } }: Pick<AboutRows, 'by' | 'mark'>,
): Promise<readonly { readonly id: string; readonly path: string | null }[]> {
  const counts = new Map<string, number>();
  const names = rows.map(({ cells }) => {
    const texts = cells.map(({ field, column, text }) => [field ?? column, text]);
    const content = JSON.stringify([dateTime, employeeId, entity, texts]);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return `${content} ${count}`;
  });
  const found = new Map<number, { id: string; path: string | null }>();
  for (let times = 0; times < MOST_TIMES && found.size < rows.length; times += 1) {
    const open = names.flatMap((name, at) => (found.has(at) ? [] : [{ at, id: uuidv5(`${name} ${times}`, ROW_IDS) }]));
    const ids = open.map(({ id }) => id);
    const [objects, drafts] = await Promise.all([target.findNamed(db, ids), findDraftsById(db, ids)]);
    const objectsById = new Map(objects.map((object) => [object.id, object]));
    const draftsById = new Map(drafts.map((draft) => [draft.id, draft]));
    for (const { at, id } of open) {
      const object = objectsById.get(id);
      const draft = draftsById.get(id);
      if (object?.state === 'trashed' || (object === undefined && draft?.isDeleted)) continue;
      const ofDraft = draft === undefined ? null : `/${target.domain}/drafts/${id}`;
      found.set(at, { id, path: object?.path ?? ofDraft });
    }
  }
  return rows.map((_, at) => found.get(at) ?? { id: uuidv5(names[at] ?? '', ROW_IDS), path: null });
}
