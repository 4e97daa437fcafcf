import { Failure } from '@gektar/contract/failure.ts';
import type { Load, LoadField } from '@gektar/contract/loads/load.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { SheetChoice, SheetChoices, SheetField } from '#importing/sheets/sheet-fields.ts';
import { perChoices, unitChoices } from '#importing/sheets/unit-choices.ts';
import { applyAnswers } from './apply-answers.ts';
import type { LoadFacts, LoadKind } from './load-kind.ts';
import {
  findLastWriters,
  findLaterWriters,
  findReading,
  findVersion,
  mustFindLine,
  mustFindLoad,
  type StoredCounts,
  type StoredLoad,
} from './load-queries.ts';
import type { LoadReading, OpenedFile } from './load-reading.ts';
import { type LoadView, viewLoad } from './load-view.ts';
import { knownOf, rowsOfTable } from './rows-of-table.ts';
import { sheetLabel } from './sheet-label.ts';
import { toLoadAnswer } from './stored-answer.ts';

/** Dictionary values that a kind needs, by source. */
export async function findChoices(db: Db, { valueLists }: Pick<LoadKind, 'valueLists'>): Promise<SheetChoices> {
  const choices: Record<string, readonly SheetChoice[]> = {};
  for (const [source, query] of Object.entries(valueLists)) {
    choices[source] = (await sql<SheetChoice>`${sql.raw(query)}`.execute(db)).rows;
  }
  return choices;
}

/** A load that was read: its stored row, its reading and its current view. */
export interface PresentLoad {
  readonly stored: StoredLoad;
  readonly reading: LoadReading;
  readonly view: LoadView;
}

/** Number of loads whose view is cached per process. */
const MOST_REMEMBERED = 4;

/**
 * Cache of views, computed once per version of a load and of the objects that it is compared with: pages of 10,000 rows
 * are served from memory.
 */
export function createPresentLoads() {
  /** By load id; earlier versions of a load are never requested again. */
  const remembered = new Map<string, { readonly key: string; readonly present: Promise<PresentLoad> }>();

  function remember(id: string, key: string, present: Promise<PresentLoad>): void {
    // The most recently used comes last.
    remembered.delete(id);
    remembered.set(id, { key, present });
    for (const old of [...remembered.keys()].slice(0, -MOST_REMEMBERED)) remembered.delete(old);
  }

  /** @throws {Failure} load.not_found; load.closed for a load that is not read */
  async function find(db: Db, kind: LoadKind, id: string): Promise<PresentLoad> {
    const stored = await mustFindLoad(db, kind.domain, id);
    const key = keyOf(stored, await versionOf(db, kind, stored));
    const known = remembered.get(id);
    const present = known?.key === key ? known.present : presentLoad(db, kind, stored);
    remember(id, key, present);
    present.catch(() => {
      if (remembered.get(id)?.present === present) remembered.delete(id);
    });
    return present;
  }

  /** Caches a view computed for an answer. @param version of the objects, queried before the comparison */
  function put(present: PresentLoad, version: string): void {
    remember(present.stored.id, keyOf(present.stored, version), Promise.resolve(present));
  }

  /** Caches the view of an accepted load for the duration of its acceptance. */
  function putAccepted({ stored, ...present }: PresentLoad): void {
    put({ ...present, stored: { ...stored, state: 'accepting', rowVersion: stored.rowVersion + 1 } }, ACCEPTING);
  }

  /** Files of loads that this process is reading, by load id. */
  const opened = new Map<string, OpenedFile>();
  return {
    find,
    put,
    putAccepted,
    /** The opened file of a load whose objects are being read; undefined before and after that. */
    findOpened: (id: string) => opened.get(id),
    putOpened: (id: string, file: OpenedFile) => void opened.set(id, file),
    removeOpened: (id: string) => void opened.delete(id),
  };
}

/** Version during an acceptance: its view is not compared with the objects that it writes. */
const ACCEPTING = 'accepting';

async function versionOf(db: Db, kind: LoadKind, { state }: StoredLoad): Promise<string> {
  return state === 'accepting' ? ACCEPTING : findVersion(db, kind);
}

function keyOf({ rowVersion }: Pick<StoredLoad, 'rowVersion'>, version: string): string {
  return JSON.stringify([rowVersion, version]);
}
export type PresentLoads = ReturnType<typeof createPresentLoads>;

async function presentLoad(db: Db, kind: LoadKind, stored: StoredLoad): Promise<PresentLoad> {
  const reading = await findReading(db, stored.id);
  if (reading === undefined) throw new Failure('load.closed');
  return { stored, reading, view: await viewOf(db, kind, reading, stored) };
}

/** View of a reading with these answers, compared with the database. */
export async function viewOf(
  db: Db,
  kind: LoadKind,
  reading: LoadReading,
  { answers, employeeId }: Pick<StoredLoad, 'answers' | 'employeeId'>,
): Promise<LoadView> {
  const answered = applyAnswers(
    reading,
    answers.map(({ answer }) => answer),
    kind,
  );
  const comparisons = await kind.compare(
    db,
    answered.objects.map(({ read, values, match, place }) => ({
      key: read.key,
      ...{ values, place },
      linkedId: match?.choice === 'link' ? (match.id ?? undefined) : undefined,
    })),
  );
  const found = [...comparisons.values()].flatMap((one) => one.found ?? []);
  const laterOf = (entity: string, some: typeof found) =>
    findLaterWriters(db, { entity, ids: some.map(({ id }) => id), ...reading });
  const later = new Map([
    ...(await laterOf(
      kind.entity,
      found.filter(({ isDraft }) => !isDraft),
    )),
    ...(await laterOf(
      `${kind.entity}_draft`,
      found.filter(({ isDraft }) => isDraft),
    )),
  ]);
  const last = await findLastWriters(db, { entity: kind.entity, ids: found.map(({ id }) => id) });
  const facts: LoadFacts = { listDay: reading.listDay, employeeId };
  return viewLoad(reading, answered, { kind, facts, choices: await findChoices(db, kind), comparisons, later, last });
}

export function countsOf({ counts, rows, questions }: LoadView): StoredCounts {
  return { objects: counts, rows, questionCount: questions.length };
}

/** Response shape of a load. */
export async function answerLoad(db: Db, kind: LoadKind, loads: PresentLoads, id: string): Promise<Load> {
  const line = await mustFindLine(db, kind.domain, id);
  const fields = fieldsOf(kind);
  if (line.objects === null) {
    const progress = null;
    const { sheets = [], tables = [] } = loads.findOpened(id) ?? {};
    const nothing = {
      listDay: null,
      rows: null,
      acceptable: null,
      differing: null,
      questions: [],
      answers: [],
      tableRows: [],
      known: [],
    };
    return { ...line, ...nothing, sheets: [...sheets], tables: [...tables], fields, progress };
  }
  const { stored, reading, view } = await loads.find(db, kind, id);
  return {
    ...line,
    // Counted now: the comparison with the database may have changed since the last answer.
    objects: view.counts,
    questionCount: view.questions.length,
    listDay: reading.listDay,
    rows: view.rows,
    sheets: [...reading.sheets],
    tables: [...reading.tables],
    fields,
    questions: [...view.questions],
    answers: stored.answers.map(toLoadAnswer),
    tableRows: rowsOfTable(reading, kind),
    known: knownOf(reading, kind, {
      now: new Date(`${stored.day}T12:00:00+03:00`),
      answers: stored.answers.map(({ answer }) => answer),
    }),
    acceptable: view.acceptable,
    differing: view.differing,
    progress: (await mustFindLoad(db, kind.domain, id)).progress,
  };
}

/** Units of a field's column; of a price also those of the other field that holds prices: of the whole, or per area. */
function unitsOf(field: SheetField, { sheets }: LoadKind): LoadField['units'] {
  const named = (of: SheetField, choices: ReturnType<typeof unitChoices>) =>
    choices.map(({ id, label }) => ({ id, label, field: of.name }));
  const isPrice = perChoices(field).length > 0;
  const prices = (['price', 'pricePerArea'] as const).flatMap(
    (kind) => sheets.fields.find(({ reading }) => reading.kind === kind) ?? [],
  );
  return [
    ...(isPrice ? prices.flatMap((one) => named(one, perChoices(one))) : []),
    ...named(field, unitChoices(field)),
  ];
}

function fieldsOf(kind: LoadKind): LoadField[] {
  return kind.sheets.fields
    .filter(({ reading }) => reading.kind !== 'sequence' && reading.kind !== 'remark')
    .map((field) => ({
      name: field.name,
      label: sheetLabel(field, kind),
      units: unitsOf(field, kind),
      isRequired: kind.required.has(field.name),
    }));
}
