import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { LoadSender } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { isUnitDoubt } from '#importing/sheets/unit-choices.ts';
import { reasonOf } from './apply-answers.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadReading } from './load-reading.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** A sender with the answers that the next load of its tables begins with. */
export interface StoredSender extends LoadSender {
  readonly answers: readonly RememberedAnswer[];
}

/** An answer that holds for all tables of a sender; of a column without its table, whose first row may move. */
export interface RememberedAnswer {
  readonly answer: GivenAnswer;
  readonly text: string;
}

const columns = sql`id, name, column_count as "columnCount", load_count as "loadCount", answers, used_at as "dateTime",
  (select coalesce(jsonb_agg(a.value ->> 'text' order by a.ordinality), '[]') from jsonb_array_elements(answers) with ordinality a) as remembered`;

export async function findSenders(db: Db, domain: Domain): Promise<LoadSender[]> {
  return (await find(db, sql`where domain = ${domain} order by used_at desc, id desc`)).map(toSender);
}

/** The sender whose tables have these heads. */
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

/** Answers of a sender for a new load: columns of its first table. */
export function answersOfSender(
  { answers }: StoredSender,
  { tables }: LoadReading,
  { employeeId, dateTime }: { employeeId: string; dateTime: string },
): StoredAnswer[] {
  const largest = tables.toSorted((one, other) => other.columns.length - one.columns.length)[0];
  const table = largest?.id ?? '';
  return answers.map(({ answer, text }) => ({
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
 * Remembers the sender of an accepted load with its answers about columns, units and words of the whole file. A name
 * given before stays, unless the load has another one.
 * @returns id of the sender; null for a file without heads
 */
export async function rememberSender(
  tx: Db,
  { domain, fileWide }: Pick<LoadKind, 'domain' | 'fileWide'>,
  { fingerprint, tables }: Pick<LoadReading, 'fingerprint' | 'tables'>,
  { answers, fileName }: { answers: readonly StoredAnswer[]; fileName: string },
): Promise<string | null> {
  if (fingerprint === '') return null;
  const kept = answers.filter(({ answer }) => isOfSender(answer, fileWide));
  const remembered = kept.map(({ answer, text }): RememberedAnswer => ({ answer, text }));
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
  // Hidden rows are those of one file.
  if (answer.kind === 'hidden') return answer.names.every((name) => !/^\d/.test(name));
  if (answer.kind !== 'group') return false;
  const reason = reasonOf(answer.group);
  return isUnitDoubt(reason) || fileWide[reason] !== undefined;
}

/** 'Складской двор, ноябрь.xlsx' → 'Складской двор, ноябрь'. */
function nameOfFile(fileName: string): string {
  return fileName.replace(/\.[a-z]{2,4}$/i, '').slice(0, 200) || fileName;
}
