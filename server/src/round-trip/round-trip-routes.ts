import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { changeableEntities } from '@gektar/contract/operations/operation.ts';
import type { RoundTrip } from '@gektar/contract/round-trip/round-trip.ts';
import type { RoundTripEndpoints } from '@gektar/contract/round-trip/round-trip-endpoints.ts';
import type { Db } from '#database/db.ts';
import { findListedValues } from '#dictionaries/listed-values.ts';
import { whileWaited } from '#http/client-gone.ts';
import type { ReceivedFile } from '#http/read-form.ts';
import type { Route } from '#http/router.ts';
import { readInWorker } from '#importing/own-export/read-in-worker.ts';
import type { OwnExport } from '#importing/own-export/read-own-export.ts';
import type { Changeable } from '#operations/changeable.ts';
import type { OperationParts } from '#operations/operation-routes.ts';
import { findEmployeeNames } from '#people/employee-queries.ts';
import { StartRefused } from '#start-refused.ts';
import { addRows } from './add-rows.ts';
import { type ComparedBy, compareRows } from './compare-export.ts';
import type { NewRowsDomain } from './new-row-kind.ts';
import { findNewRows } from './new-rows.ts';

export interface RoundTripArea {
  readonly domain: Domain;
  /** SQL of the lists of dictionary values, by source. */
  readonly lists: Readonly<Record<string, string>>;
  readonly newRows: NewRowsDomain;
}

const OTHER_AREA = 'Другой раздел';
const UNKNOWN = 'Такого объекта нет в базе: строка выгружена из другой, или объект удалён насовсем';

/** Endpoints that compare an edited export with the database; changes are written by those of the entity. */
export function roundTripRoutes(
  route: Route,
  endpoints: RoundTripEndpoints,
  { domain, lists, newRows }: RoundTripArea,
  parts: OperationParts,
): void {
  route(endpoints.compare, async ({ db, form, employeeId, request }) => {
    const { files } = await form.read();
    const [file] = files;
    if (!file) throw new Error('a form without a file is refused when it is read');
    const read = await whileWaited(request, (signal) => readFileOf(file, signal));
    if (read === undefined) throw new Failure('round_trip.not_ours');
    const target = targetIn(domain, parts, read.mark.entity);
    if (target === undefined) throw new Failure('round_trip.other_area');
    return compare(db, read, { target, parts, employeeId, choices: await findChoices(db, lists) }, newRows);
  });
  route(endpoints.read, async ({ db, body, employeeId }) => {
    const { entity, id, field, text, row, column, mark } = body;
    const target = targetIn(domain, parts, entity);
    if (target === undefined) throw new Failure('request.invalid', { fields: { entity: OTHER_AREA } });
    const by = { target, parts, employeeId, choices: await findChoices(db, lists) };
    const { print, ...object } = { ...mark, id, prints: [] };
    const cells = [{ field, column, print, cell: { text: text.trim() } }];
    const { cells: made, problems } = await compareRows(db, [{ row, object, cells }], by);
    return { cell: made[0] ?? null, problem: problems[0] ?? null };
  });
  route(endpoints.add, async ({ db, body, employeeId }) => {
    const target = targetIn(domain, parts, body.entity);
    if (target === undefined) throw new Failure('request.invalid', { fields: { entity: OTHER_AREA } });
    return addRows(db, body, { target, domain: newRows, parts, employeeId });
  });
}

/** @throws {Failure} file.refused at the file */
async function readFileOf({ path }: ReceivedFile, signal: AbortSignal): Promise<OwnExport | undefined> {
  try {
    return await readInWorker(path, signal);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    throw new Failure('file.refused', { fields: { 'file.0': error.message } });
  }
}

/** The entity of this domain; undefined for an entity of the other one. */
function targetIn(domain: Domain, { changeables }: OperationParts, entity: string): Changeable | undefined {
  const name = changeableEntities.find((one) => one === entity);
  const target = name && changeables[name];
  return target?.domain === domain ? target : undefined;
}

async function findChoices(db: Db, lists: RoundTripArea['lists']): Promise<ComparedBy['choices']> {
  const [values, employees] = await Promise.all([findListedValues(db, lists), findEmployeeNames(db)]);
  return { lists: values, employees };
}

async function compare(db: Db, read: OwnExport, by: ComparedBy, newRows: NewRowsDomain): Promise<RoundTrip> {
  const { target } = by;
  const { mark, rows, missingIds, problems, columnCount } = read;
  const named = await target.findNamed(
    db,
    rows.map(({ object }) => object.id),
  );
  const known = new Map(named.map((object) => [object.id, object]));
  const [ofBase, unknown] = [
    rows.filter(({ object }) => known.has(object.id)),
    rows.filter(({ object }) => !known.has(object.id)),
  ];
  const compared = await compareRows(db, ofBase, by);
  const [missing, added] = await Promise.all([
    target.findNamed(db, missingIds),
    findNewRows(db, read.newRows, { by, domain: newRows, mark }),
  ]);
  const ids = new Set([...compared.cells, ...compared.problems].flatMap(({ id }) => id ?? []));
  const unread = [...problems, ...unknown.map(({ row }) => ({ row, column: '', text: '', message: UNKNOWN }))];
  return {
    entity: target.name,
    exportedAt: mark.dateTime,
    employeeId: mark.employeeId,
    rowCount: rows.length + added.length,
    columnCount,
    cells: [...compared.cells],
    problems: [...unread.map((one) => ({ ...one, id: null, field: null, mark: null })), ...compared.problems],
    newRows: added,
    missing: missing.filter(({ state }) => state === 'active'),
    objects: named.filter(({ id }) => ids.has(id)),
  };
}
