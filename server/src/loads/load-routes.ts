import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Failure } from '@gektar/contract/failure.ts';
import type { Page } from '@gektar/contract/list.ts';
import type { LoadObject } from '@gektar/contract/loads/load.ts';
import {
  type industrialLoads,
  type landLoads,
  loadTree,
  type StartedLoad,
} from '@gektar/contract/loads/load-endpoints.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import { acceptLoad, goOnAccepting } from './accept-load.ts';
import { giveAnswer, takeAnswerBack } from './answer-load.ts';
import { toLoadObject, toRefusedObject, toTreeObject } from './load-cells.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadParts } from './load-parts.ts';
import { findProtocol } from './load-protocol.ts';
import {
  countLoads,
  findContent,
  findFormer,
  findLoads,
  findOutcomes,
  findRawRows,
  mustFindLine,
  mustFindLoad,
  updateFileDeleted,
} from './load-queries.ts';
import type { LoadReading, RawSheet } from './load-reading.ts';
import type { LoadObjectView, LoadView } from './load-view.ts';
import { answerLoad, createPresentLoads, type PresentLoad, type PresentLoads } from './present-load.ts';
import { findSenders, removeSender, renameSender } from './senders.ts';
import { readStored, sha256Of, storeLoad } from './start-load.ts';

type LoadCalls = typeof landLoads | typeof industrialLoads;

/** Name of a load of text from the clipboard. */
const TEXT_NAME = 'вставка из буфера';

/** Calls of the loads of a domain. */
export function loadRoutes(route: Route, given: LoadCalls, kind: LoadKind, parts: LoadParts): void {
  // The calls of both domains differ only in their paths.
  const calls = given as typeof industrialLoads;
  const loads = createPresentLoads();
  const about = { kind, loads, parts };

  async function start(
    db: Db,
    file: { name: string; content: Buffer; isText: boolean; employeeId: string },
    again: boolean,
  ): Promise<StartedLoad> {
    const former = again ? undefined : await findFormer(db, kind.domain, sha256Of(file.content));
    if (former !== undefined) return { load: null, former };
    const id = await storeLoad(db, kind, file);
    readStored(db, kind, id, { parts, loads }).catch(parts.report);
    return { load: await mustFindLine(db, kind.domain, id), former: null };
  }

  route(calls.start, async ({ db, form, query, employeeId }) => {
    const [file] = (await form.read()).files;
    if (file === undefined) throw new Failure('request.invalid', { fields: { file: 'Выберите файл' } });
    const content = await readFile(file.path);
    return start(db, { name: file.name, content, isText: false, employeeId }, query.again);
  });
  route(calls.startText, ({ db, body, query, employeeId }) => {
    const content = Buffer.from(body.text);
    return start(db, { name: TEXT_NAME, content, isText: true, employeeId }, query.again);
  });

  route(calls.list, async ({ db, query }) => ({
    count: await countLoads(db, kind.domain),
    loads: await findLoads(db, kind.domain, query),
  }));
  route(calls.get, ({ db, params }) => answerLoad(db, kind, loads, params.id));
  route(calls.rows, async ({ db, params, query }) => {
    await mustFindLoad(db, kind.domain, params.id);
    return findRows(db, about, params.id, query);
  });
  route(calls.objects, async ({ db, params, query: { take, skip, ...criteria } }) => {
    const line = await mustFindLine(db, kind.domain, params.id);
    if (line.objects === null) return { count: 0, objects: [] };
    const found = chosenObjects(await loads.find(db, kind, params.id), criteria);
    const page = found.slice(skip, skip + take);
    return { count: found.length, objects: page.map((one) => one.toObject(kind)) };
  });

  route(calls.answer, async ({ db, params: { id }, body, employeeId }) => {
    await giveAnswer(db, { id, ...body }, { ...about, employeeId });
    return answerLoad(db, kind, loads, id);
  });
  route(calls.takeBack, async ({ db, params: { id }, body, employeeId }) => {
    await takeAnswerBack(db, { id, ...body }, { ...about, employeeId });
    return answerLoad(db, kind, loads, id);
  });

  route(calls.accept, async ({ db, params: { id }, body, employeeId }) => {
    await acceptLoad(db, { id, ...body, employeeId }, about);
    goOnAccepting(db, id, parts).catch(parts.report);
    return answerLoad(db, kind, loads, id);
  });
  route(calls.stop, async ({ db, params: { id } }) => {
    const { state, operationId } = await mustFindLoad(db, kind.domain, id);
    if (state === 'accepting' && operationId !== null) {
      await parts.operations.stop(db, operationId);
      // Waits for objects being written. If their process has ended, this one finishes the operation.
      await parts.operations.waitUntilLeft(db, operationId);
      await goOnAccepting(db, id, parts);
    }
    return answerLoad(db, kind, loads, id);
  });
  route(calls.outcomes, async ({ db, params, query }) => {
    await mustFindLoad(db, kind.domain, params.id);
    return findOutcomes(db, params.id, query);
  });

  const { tree } = kind;
  if (tree !== undefined) {
    route(loadTree, async ({ db, params }) => {
      const { view } = await loads.find(db, kind, params.id);
      return tree.treeOf(view.objects.filter(({ state }) => state !== 'refused').map(toTreeObject));
    });
  }
  route(calls.protocol, ({ db, params, query }) => findProtocol(db, kind, params.id, query));

  route(calls.file, async ({ db, params }) => {
    const { fileName, isText } = await mustFindLoad(db, kind.domain, params.id);
    const content = await findContent(db, params.id);
    if (content === undefined) throw new Failure('load_file.not_found');
    return {
      open: async () => ({ content: Readable.from(content), size: content.length }),
      type: 'application/octet-stream',
      cacheControl: 'private, no-store',
      downloadAs: isText ? `${fileName}.txt` : fileName,
    };
  });
  route(calls.deleteFile, async ({ db, params }) => {
    const { state } = await mustFindLoad(db, kind.domain, params.id);
    if (state === 'reading' || state === 'accepting') throw new Failure('load.closed');
    await updateFileDeleted(db, params.id);
    return mustFindLine(db, kind.domain, params.id);
  });

  route(calls.senders, ({ db }) => findSenders(db, kind.domain));
  route(calls.renameSender, ({ db, params, body }) => renameSender(db, kind.domain, params.id, body.name));
  route(calls.forgetSender, async ({ db, params: { id } }) => {
    await removeSender(db, kind.domain, id);
    return { id };
  });
}

/** Rows of a sheet with their meanings; while a load is being read, those of the opened file. */
async function findRows(
  db: Db,
  { kind, loads }: { readonly kind: LoadKind; readonly loads: PresentLoads },
  id: string,
  { sheet, take, skip }: Page & { readonly sheet: string },
) {
  const opened = loads.findOpened(id);
  if (opened !== undefined) {
    const all = opened.raw.find(({ name }) => name === sheet)?.rows ?? [];
    const page = { name: sheet, rows: all.slice(skip, skip + take) };
    return { count: all.length, rows: rawRows(page, { ...opened, refused: [], objects: [] }) };
  }
  const raw = await findRawRows(db, id, { sheet, take, skip });
  if (raw === undefined) return { count: 0, rows: [] };
  const { reading } = await loads.find(db, kind, id);
  return { count: raw.count, rows: rawRows({ name: sheet, rows: raw.rows }, reading) };
}

interface ObjectCriteria {
  readonly state?: LoadObject['state'] | undefined;
  readonly group?: string | undefined;
  readonly match?: LoadObjectView['match'];
}

/** An object or a refused row of the list; converted to its response shape only on the requested page. */
interface ListedObject {
  readonly toObject: (kind: LoadKind) => LoadObject;
}

function chosenObjects({ view, reading }: PresentLoad, { state, group, match }: ObjectCriteria): ListedObject[] {
  const fits = (object: LoadView['objects'][number]) =>
    (state === undefined ? object.state !== 'refused' : object.state === state) &&
    (match === undefined || object.match === match) &&
    (group === undefined || object.asked.some((one) => one.group === group));
  const objects = view.objects.filter(fits).map((object) => ({
    ...at(reading, object.answered.read),
    toObject: (kind: LoadKind) => toLoadObject(object, kind),
  }));
  const withRefused = state === 'refused' && group === undefined && match === undefined;
  const refused = (withRefused ? reading.refused : []).map((row) => ({
    ...at(reading, row),
    toObject: () => toRefusedObject(row),
  }));
  return [...objects, ...refused].toSorted((one, other) => one.sheet - other.sheet || one.row - other.row);
}

function at({ sheets }: LoadReading, { sheet, row }: { sheet: string; row: number }) {
  return { sheet: sheets.findIndex(({ name }) => name === sheet), row };
}

function rawRows({ name, rows }: RawSheet, reading: Pick<LoadReading, 'meanings' | 'refused' | 'objects' | 'sheets'>) {
  const onSheet = <Row extends { readonly sheet: string }>(some: readonly Row[]) =>
    some.filter(({ sheet }) => sheet === name);
  const meanings = new Map(onSheet(reading.meanings).map(({ row, meaning }) => [row, meaning]));
  const refused = new Map(onSheet(reading.refused).map(({ row, reason }) => [row, reason]));
  const { hidden = [], hiddenTaken = [] } = reading.sheets.find((sheet) => sheet.name === name) ?? {};
  const leftOut = new Set(hidden.filter((one) => !hiddenTaken.includes(one)));
  const keys = new Map<number, string[]>();
  for (const object of onSheet(reading.objects))
    for (const row of object.rows) keys.set(row, [...(keys.get(row) ?? []), object.key]);
  return rows.map(({ row, cells }) => {
    const reason = refused.get(row);
    const ownMeaning =
      reason === undefined ? (meanings.get(row) ?? null) : reason === 'Примечание' ? 'note' : 'refused';
    const meaning = leftOut.has(String(row)) ? 'hidden' : ownMeaning;
    const ofObjects = keys.get(row) ?? [];
    return {
      row,
      cells: [...cells],
      meaning: ofObjects.length > 0 ? null : (meaning as LoadMeaning),
      reason: ofObjects.length > 0 ? '' : (reason ?? ''),
      keys: ofObjects,
    };
  });
}

type LoadMeaning = 'title' | 'head' | 'section' | 'refused' | 'note' | 'hidden' | null;
