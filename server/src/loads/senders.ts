import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { LoadSender } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { fold } from '#importing/sheets/fold.ts';
import { isUnitDoubt } from '#importing/sheets/unit-choices.ts';
import { reasonOf } from './apply-answers.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadReading, ReadObject } from './load-reading.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** A sender with the answers to apply to the next load of its tables. */
export interface StoredSender extends LoadSender {
  readonly answers: readonly RememberedAnswer[];
}

/**
 * An answer that applies to all tables of a sender. Answers about columns are stored without their table, whose first
 * row may move.
 */
export interface RememberedAnswer {
  readonly answer: GivenAnswer;
  readonly text: string;
  /** For an answer about names: it applies to objects with these names; `keys` of the answer are filled in per load. */
  readonly spellings?: readonly Spelling[];
}

const columns = sql`id, name, column_count as "columnCount", load_count as "loadCount", answers, used_at as "dateTime",
  (select coalesce(jsonb_agg(a.value ->> 'text' order by a.ordinality), '[]') from jsonb_array_elements(answers) with ordinality a) as remembered`;

export async function findSenders(db: Db, domain: Domain): Promise<LoadSender[]> {
  return (await find(db, sql`where domain = ${domain} order by used_at desc, id desc`)).map(toSender);
}

/** The sender whose tables have these headers. */
export async function findByFingerprint(
  db: Db,
  domain: Domain,
  fingerprint: string,
): Promise<StoredSender | undefined> {
  if (fingerprint === '') return undefined;
  const [sender] = await find(db, sql`where domain = ${domain} and fingerprint = ${fingerprint}`);
  return sender;
}

async function find(db: Db, rest: RawBuilder<unknown>): Promise<StoredSender[]> {
  const { rows } = await sql<StoredSender>`select ${columns} from shared.load_senders ${rest}`.execute(db);
  return rows;
}

function toSender({ answers: _, ...sender }: StoredSender): LoadSender {
  return sender;
}

/** @throws {Failure} sender.not_found */
export async function renameSender(db: Db, domain: Domain, id: string, name: string): Promise<LoadSender> {
  await sql`update shared.load_senders set name = ${name} where domain = ${domain} and id = ${id}`.execute(db);
  const [sender] = await find(db, sql`where domain = ${domain} and id = ${id}`);
  if (sender === undefined) throw new Failure('sender.not_found');
  return toSender(sender);
}

/** @throws {Failure} sender.not_found */
export async function removeSender(db: Db, domain: Domain, id: string): Promise<void> {
  const removed = await sql`delete from shared.load_senders where domain = ${domain} and id = ${id}`.execute(db);
  if (removed.numAffectedRows === 0n) throw new Failure('sender.not_found');
}

/** Answers of a sender to apply to a new load, except those about names; column answers refer to its largest table. */
export function answersOfSender(
  { answers }: StoredSender,
  { tables }: LoadReading,
  { employeeId, dateTime }: { employeeId: string; dateTime: string },
): StoredAnswer[] {
  const largest = tables.toSorted((one, other) => other.columns.length - one.columns.length)[0];
  const table = largest?.id ?? '';
  const ofFile = answers.filter(({ spellings }) => spellings === undefined);
  return ofFile.map(({ answer, text }) => ({
    id: uuidv7(),
    answer: inTable(answer, { table, sheet: largest?.sheet ?? '' }),
    text,
    count: 0,
    ...{ employeeId, dateTime },
  }));
}

function inTable(answer: GivenAnswer, { table, sheet }: { table: string; sheet: string }): GivenAnswer {
  if (answer.kind === 'column') return { ...answer, table };
  return answer.kind === 'hidden' ? { ...answer, sheet } : answer;
}

/**
 * Answers of a sender about names that occur in a new load; those that refer to a deleted complex or building are left
 * out.
 */
export async function spellingAnswersOf(
  db: Db,
  { answers }: StoredSender,
  { objects }: LoadReading,
  { kind, employeeId, dateTime }: { kind: LoadKind; employeeId: string; dateTime: string },
): Promise<StoredAnswer[]> {
  const given: StoredAnswer[] = [];
  for (const { answer, text, spellings = [] } of answers) {
    const keys = objects.filter((object) => spellings.some((one) => isSpelled(object, one))).map(({ key }) => key);
    if (keys.length === 0 || (answer.kind === 'place' && !(await isThere(db, answer, kind)))) continue;
    if (answer.kind !== 'place' && answer.kind !== 'cells') continue;
    given.push({ id: uuidv7(), answer: { ...answer, keys }, text, count: 0, employeeId, dateTime });
  }
  return given;
}

async function isThere(
  db: Db,
  { complex, building }: Extract<GivenAnswer, { kind: 'place' }>,
  { tree }: Pick<LoadKind, 'tree'>,
): Promise<boolean> {
  const hasPart = async (part: 'complex' | 'building', id: string | null | undefined) =>
    id == null || (await tree?.findName(db, part, id)) !== undefined;
  return (await hasPart('complex', complex?.id)) && (await hasPart('building', building?.id));
}

/**
 * Stores the sender of an accepted load with its answers about columns, units, whole files and spellings of names. A
 * name given before is replaced only by a new one, answers about spellings only by a load that contains them.
 * @returns id of the sender; null for a file without headers
 */
export async function rememberSender(
  tx: Db,
  kind: Pick<LoadKind, 'domain' | 'fileWide' | 'tree'>,
  reading: Pick<LoadReading, 'fingerprint' | 'tables' | 'objects'>,
  { answers, fileName }: { answers: readonly StoredAnswer[]; fileName: string },
): Promise<string | null> {
  const { domain, fileWide } = kind;
  const { fingerprint, tables, objects } = reading;
  if (fingerprint === '') return null;
  const former = (await findByFingerprint(tx, domain, fingerprint))?.answers ?? [];
  const remembered = [
    ...answers
      .filter(({ answer }) => isOfSender(answer, fileWide))
      .map(({ answer, text }): RememberedAnswer => ({ answer, text })),
    ...former.filter(
      ({ spellings = [] }) =>
        spellings.length > 0 && !objects.some((object) => spellings.some((one) => isSpelled(object, one))),
    ),
    ...answers.flatMap(({ answer }) => spellingAnswer(answer, reading, kind)),
  ];
  const named = answers.findLast(({ answer }) => answer.kind === 'sender')?.answer;
  const given = named?.kind === 'sender' ? named.name : null;
  const columnCount = Math.max(0, ...tables.map((table) => table.columns.length));
  const { rows } = await sql<{ id: string }>`
    insert into shared.load_senders as s (id, domain, name, fingerprint, answers, column_count)
    values (${uuidv7()}, ${domain}, ${given ?? nameOfFile(fileName)}, ${fingerprint}, ${JSON.stringify(remembered)}::jsonb, ${columnCount})
    on conflict (domain, fingerprint) do update set name = coalesce(${given}, s.name), answers = excluded.answers,
      column_count = excluded.column_count, load_count = s.load_count + 1, used_at = clock_timestamp()
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

function isOfSender(answer: GivenAnswer, fileWide: LoadKind['fileWide']): boolean {
  if (answer.kind === 'column') return true;
  // Hidden rows differ from file to file; only hidden columns are remembered.
  if (answer.kind === 'hidden') return answer.names.every((name) => !/^\d/.test(name));
  if (answer.kind !== 'group') return false;
  const reason = reasonOf(answer.group);
  return isUnitDoubt(reason) || fileWide[reason] !== undefined;
}

/** 'Складской двор, ноябрь.xlsx' → 'Складской двор, ноябрь'. */
function nameOfFile(fileName: string): string {
  return fileName.replace(/\.[a-z]{2,4}$/i, '').slice(0, 200) || fileName;
}

/** Complex and building name of an object, as spelled in the file. */
interface Spelling {
  readonly complex: string;
  /** null: any building. */
  readonly building: string | null;
}

function spelledAs({ cells, values }: ReadObject, part: 'complex' | 'building'): string {
  const of = values[part];
  const name = isRecord(of) ? of['name'] : undefined;
  return fold(cells[`${part}.name`]?.raw || (typeof name === 'string' ? name : ''));
}

function isSpelled(object: ReadObject, { complex, building }: Spelling): boolean {
  return spelledAs(object, 'complex') === complex && (building === null || spelledAs(object, 'building') === building);
}

/**
 * Generalizes an answer to all objects with the same names: two spellings mean one complex, or a complex or building
 * has another name. None if the answer covers only some of these objects, or if the complex is new: the next load would
 * create it again.
 */
function spellingAnswer(
  answer: GivenAnswer,
  { objects }: Pick<LoadReading, 'objects'>,
  { tree }: Pick<LoadKind, 'tree'>,
): RememberedAnswer[] {
  if (tree === undefined) return [];
  const isAbout = ({ key, questions }: ReadObject) =>
    answer.kind === 'group'
      ? questions.some(({ group, reason }) => group === answer.group && tree.isOfSpelling(reason))
      : answer.kind === 'cells' && answer.keys.includes(key) && questions.some((one) => tree.isOfSpelling(one.reason));
  if (answer.kind === 'place') {
    const { complex, building } = answer;
    if (complex?.isNew === true || building?.isNew === true) return [];
    const keys = new Set(answer.keys);
    const spellings = spellingsOf(
      objects.filter(({ key }) => keys.has(key)),
      building !== null,
    );
    const areAll = objects.every((one) => keys.has(one.key) || !spellings.some((spelling) => isSpelled(one, spelling)));
    const name = [complex?.name, building?.name].filter((one) => one !== undefined).join(', ');
    return areAll ? [{ answer: { ...answer, keys: [] }, text: spellingText(spellings, name), spellings }] : [];
  }
  const isAgreed = (answer.kind === 'group' || answer.kind === 'cells') && 'agree' in answer.choice;
  const asked = isAgreed ? objects.filter(isAbout) : [];
  const [first] = asked;
  if (first === undefined) return [];
  const spellings = spellingsOf(asked, false);
  const { complex } = first.values;
  const name = isRecord(complex) ? String(complex['name']) : '';
  const agreed = { kind: 'cells', keys: [], field: 'complex.name', choice: { agree: true } } as const;
  return [{ answer: { ...agreed, keys: [] }, text: spellingText(spellings, name), spellings }];
}

function spellingsOf(objects: readonly ReadObject[], isOfBuildings: boolean): Spelling[] {
  const spellings = objects.map((object) => ({
    complex: spelledAs(object, 'complex'),
    building: isOfBuildings ? spelledAs(object, 'building') : null,
  }));
  return [...new Map(spellings.map((one) => [JSON.stringify(one), one])).values()];
}

/** '«лог. парк север» = «Логопарк Север»' */
function spellingText(spellings: readonly Spelling[], name: string): string {
  const names = spellings.map(({ complex, building }) => [complex, building].filter((one) => one !== null).join(', '));
  return `${names.map((one) => `«${one}»`).join(', ')} = «${name}»`.slice(0, 300);
}
