import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { Page } from '@gektar/contract/list.ts';
import type { LoadLine, LoadOutcome, LoadProgress, ObjectCounts, RowCounts } from '@gektar/contract/loads/load.ts';
import type { LoadRefusal } from '@gektar/contract/loads/load-limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findCount } from '#database/ids-and-counts.ts';
import type { LoadReading, RawSheet } from './load-reading.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** Counts shown in the list of loads. */
export interface StoredCounts {
  readonly objects: ObjectCounts;
  readonly rows: RowCounts;
  readonly questionCount: number;
}

/** Latest undo of a load's operation that changed anything. */
const undone = sql`left join lateral (
    select u.started_at, u.employee_id,
      (select count(*)::int from shared.operation_rows x where x.operation_id = u.id and x.state not in ('done', 'same')) as left_count
    from shared.operations u
    where u.undoes = l.operation_id and exists (select from shared.operation_rows x where x.operation_id = u.id and x.state = 'done')
    order by u.started_at desc limit 1
  ) u on true`;

const outcome = sql`case when l.operation_id is not null then (
    select jsonb_build_object(
      'total', count(*) filter (where o.action <> 'skip'),
      'created', count(*) filter (where o.result = 'created'), 'drafts', count(*) filter (where o.result = 'draft'),
      'updated', count(*) filter (where o.result = 'updated'), 'failed', count(*) filter (where o.result = 'failed'),
      'skipped', count(*) filter (where o.result = 'skipped'), 'waiting', count(*) filter (where o.result = 'waiting'),
      'isStopped', exists (select from shared.operations p where p.id = l.operation_id and p.stopped_at is not null),
      'left', coalesce(u.left_count, 0))
    from shared.load_objects o where o.load_id = l.id
  ) end`;

const columns = sql`l.id, l.row_version as "rowVersion", l.domain, l.file_name as "fileName", l.is_text as "isText",
  l.byte_count as "byteCount", l.content is not null as "hasFile",
  case when u.started_at is not null then 'undone' else l.state end as state, l.refusal, l.employee_id as "employeeId",
  l.created_at as "dateTime",
  case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as sender,
  l.counts -> 'objects' as objects, coalesce((l.counts ->> 'questionCount')::int, 0) as "questionCount",
  ${outcome} as outcome, l.operation_id as "operationId", l.accepted_at as "acceptedDateTime",
  l.accepted_by as "acceptedBy", u.started_at as "undoneDateTime", u.employee_id as "undoneBy"`;

const source = sql`shared.loads l left join shared.load_senders s on s.id = l.sender_id ${undone}`;

export interface NewLoad {
  readonly id: string;
  readonly domain: Domain;
  readonly fileName: string;
  readonly isText: boolean;
  readonly content: Buffer;
  readonly sha256: string;
  readonly employeeId: string;
}

export async function insertLoad(db: Db, load: NewLoad): Promise<void> {
  const { id, domain, fileName, isText, content, sha256, employeeId } = load;
  await sql`
    insert into shared.loads (id, domain, file_name, is_text, byte_count, sha256, content, employee_id)
    values (${id}, ${domain}, ${fileName}, ${isText}, ${content.length}, ${sha256}, ${content}, ${employeeId})`.execute(
    db,
  );
}

/** Loads as lines of the list, newest first. */
export async function findLoads(db: Db, domain: Domain, { take, skip }: Page): Promise<LoadLine[]> {
  return find(db, sql`where l.domain = ${domain} order by l.created_at desc, l.id desc limit ${take} offset ${skip}`);
}

export function countLoads(db: Db, domain: Domain): Promise<number> {
  return findCount(db, sql`select count(*) from shared.loads where domain = ${domain}`);
}

/** @throws {Failure} load.not_found */
export async function mustFindLine(db: Db, domain: Domain, id: string): Promise<LoadLine> {
  const [line] = await find(db, sql`where l.domain = ${domain} and l.id = ${id}`);
  if (line === undefined) throw new Failure('load.not_found');
  return line;
}

/** The latest load of the same bytes that was read. */
export async function findFormer(db: Db, domain: Domain, sha256: string): Promise<LoadLine | undefined> {
  const [line] = await find(
    db,
    sql`where l.domain = ${domain} and l.sha256 = ${sha256} and l.state <> 'refused' order by l.created_at desc limit 1`,
  );
  return line;
}

async function find(db: Db, rest: RawBuilder<unknown>): Promise<LoadLine[]> {
  const { rows } = await sql<LoadLine>`select ${columns} from ${source} ${rest}`.execute(db);
  return rows.map((line) => ({ ...line, objects: line.objects && withAll(line.objects) }));
}

/** Counts stored by earlier versions include refused rows in `all`. */
function withAll(counts: ObjectCounts): ObjectCounts {
  return { ...counts, all: counts.ready + counts.doubt + counts.exists };
}

/** The columns of a load that answers change. */
export interface StoredLoad {
  readonly id: string;
  readonly domain: Domain;
  readonly fileName: string;
  readonly isText: boolean;
  readonly state: 'reading' | 'questions' | 'accepting' | 'done' | 'refused';
  readonly rowVersion: number;
  readonly employeeId: string;
  /** Day of the load, `YYYY-MM-DD`. */
  readonly day: string;
  readonly operationId: string | null;
  readonly senderId: string | null;
  readonly acceptedBy: string | null;
  readonly answers: readonly StoredAnswer[];
  /** null before the acceptance. */
  readonly progress: LoadProgress | null;
}

/** @throws {Failure} load.not_found */
export async function mustFindLoad(
  db: Db,
  domain: Domain | undefined,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredLoad> {
  const { rows } = await sql<StoredLoad>`
    select id, domain, file_name as "fileName", is_text as "isText", state, row_version as "rowVersion",
      employee_id as "employeeId", created_at::date as day, operation_id as "operationId", sender_id as "senderId",
      accepted_by as "acceptedBy", answers, progress
    from shared.loads where id = ${id} ${domain === undefined ? sql`` : sql`and domain = ${domain}`} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  const [load] = rows;
  if (load === undefined) throw new Failure('load.not_found');
  return load;
}

/** Stored reading of a load; undefined before its file is read. */
export async function findReading(db: Db, id: string): Promise<LoadReading | undefined> {
  const { rows } = await sql<{ reading: LoadReading | null }>`
    select reading from shared.loads where id = ${id}`.execute(db);
  return rows[0]?.reading ?? undefined;
}

/** A page of a sheet's rows as in the file, and their number; undefined once the file is deleted. */
export async function findRawRows(
  db: Db,
  id: string,
  { sheet, take, skip }: Page & { readonly sheet: string },
): Promise<{ readonly count: number; readonly rows: RawSheet['rows'] } | undefined> {
  const path = `$.rows[${skip} to ${skip + take - 1}]`;
  const { rows } = await sql<{ count: number; rows: RawSheet['rows'] }>`
    select jsonb_array_length(s.value -> 'rows') as count, jsonb_path_query_array(s.value, ${path}::jsonpath) as rows
    from shared.loads l cross join jsonb_array_elements(l.raw) s
    where l.id = ${id} and s.value ->> 'name' = ${sheet} limit 1`.execute(db);
  return rows[0];
}

/** Content of the file; undefined once it is deleted. */
export async function findContent(db: Db, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer | null }>`
    select content from shared.loads where id = ${id}`.execute(db);
  return rows[0]?.content ?? undefined;
}

/** Stores a reading as JSON texts, unless another process has stored one. @returns whether it was stored */
export async function updateRead(
  db: Db,
  id: string,
  {
    reading,
    raw,
    answers,
    senderId,
    counts,
  }: {
    reading: string;
    raw: string;
    answers: readonly StoredAnswer[];
    senderId: string | null;
    counts: StoredCounts;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shared.loads set state = 'questions', reading = ${reading}::jsonb, raw = ${raw}::jsonb,
      answers = ${JSON.stringify(answers)}::jsonb, counts = ${JSON.stringify(counts)}::jsonb, sender_id = ${senderId},
      row_version = row_version + 1
    where id = ${id} and state = 'reading'`.execute(db);
  return numAffectedRows === 1n;
}

export async function updateRefused(db: Db, id: string, refusal: LoadRefusal): Promise<void> {
  await sql`
    update shared.loads set state = 'refused', refusal = ${refusal}, content = null, row_version = row_version + 1
    where id = ${id} and state = 'reading'`.execute(db);
}

/**
 * Stores answers, and the reading that they change.
 * @throws {Failure} load.changed when the load has another version
 */
export async function updateAnswers(
  db: Db,
  { id, rowVersion }: { id: string; rowVersion: number },
  { answers, counts, reading }: { answers: readonly StoredAnswer[]; counts: StoredCounts; reading: string | undefined },
): Promise<void> {
  const updated = await sql`
    update shared.loads set answers = ${JSON.stringify(answers)}::jsonb, counts = ${JSON.stringify(counts)}::jsonb,
      reading = coalesce(${reading ?? null}::jsonb, reading), row_version = row_version + 1
    where id = ${id} and row_version = ${rowVersion} and state = 'questions'`.execute(db);
  if (updated.numAffectedRows === 0n) throw new Failure('load.changed');
}

export async function updateFileDeleted(db: Db, id: string): Promise<void> {
  await sql`
    update shared.loads set content = null, raw = null, row_version = row_version + 1
    where id = ${id} and content is not null`.execute(db);
}

/** Deletes files older than so many days, and with them the loads that have not been accepted. */
export async function deleteOldFiles(db: Db, days: number): Promise<void> {
  await sql`
    update shared.loads set content = null, raw = null, row_version = row_version + 1
    where content is not null and state <> 'accepting' and created_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
}

/** Loads with an unread file or unwritten objects, oldest first. */
export async function findUnfinished(
  db: Db,
  state: 'reading' | 'accepting',
): Promise<{ id: string; domain: Domain }[]> {
  const { rows } = await sql<{ id: string; domain: Domain }>`
    select id, domain from shared.loads where state = ${state} order by created_at`.execute(db);
  return rows;
}

/** An object of an acceptance. */
export interface LoadObjectRow {
  readonly position: number;
  readonly key: string;
  readonly sheet: string;
  readonly row: number;
  readonly title: string;
  readonly part: string;
  readonly action: 'create' | 'draft' | 'update' | 'skip';
  readonly objectId: string | null;
  readonly complexId: string | null;
  readonly buildingId: string | null;
  readonly content: unknown;
  readonly result: LoadOutcome['result'];
  readonly message: string;
  /** Whether it creates a complex or building: such objects are written before the others. */
  readonly isFirst: boolean;
}

export async function insertObjects(tx: Db, loadId: string, objects: readonly LoadObjectRow[]): Promise<void> {
  await sql`
    insert into shared.load_objects (load_id, position, object_key, sheet, row, title, part, action, object_id, complex_id,
      building_id, content, result, message, is_first)
    select ${loadId}, o.position, o.key, o.sheet, o.row, o.title, o.part, o.action, o."objectId", o."complexId", o."buildingId", o.content, o.result, o.message, o."isFirst"
    from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as o (position int, key text, sheet text, row int, title text,
      part text, action text, "objectId" uuid, "complexId" uuid, "buildingId" uuid, content jsonb, result text, message text, "isFirst" boolean)`.execute(
    tx,
  );
}

/** Records the start of an acceptance. @throws {Failure} load.changed */
export async function updateAccepted(
  tx: Db,
  { id, rowVersion }: { id: string; rowVersion: number },
  {
    operationId,
    employeeId,
    senderId,
    progress,
  }: { operationId: string; employeeId: string; senderId: string | null; progress: LoadProgress },
): Promise<void> {
  const updated = await sql`
    update shared.loads set state = 'accepting', operation_id = ${operationId}, accepted_by = ${employeeId},
      accepted_at = clock_timestamp(), sender_id = coalesce(${senderId}, sender_id), row_version = row_version + 1,
      progress = ${JSON.stringify(progress)}::jsonb
    where id = ${id} and row_version = ${rowVersion} and state = 'questions'`.execute(tx);
  if (updated.numAffectedRows === 0n) throw new Failure('load.changed');
}

export async function updateFinished(db: Db, id: string): Promise<void> {
  await sql`
    update shared.loads set state = 'done', finished_at = clock_timestamp(), row_version = row_version + 1
    where id = ${id} and state = 'accepting'`.execute(db);
}

export async function updateProgress(db: Db, id: string, progress: LoadProgress): Promise<void> {
  await sql`update shared.loads set progress = ${JSON.stringify(progress)}::jsonb where id = ${id}`.execute(db);
}

/** The next objects to write, those that create complexes or buildings first; none when the acceptance was stopped. */
export async function findWaiting(db: Db, loadId: string, limit: number): Promise<LoadObjectRow[]> {
  const { rows } = await sql<LoadObjectRow>`
    select o.position, o.object_key as key, o.sheet, o.row, o.title, o.part, o.action, o.object_id as "objectId",
      o.complex_id as "complexId", o.building_id as "buildingId", o.content, o.result, o.message, o.is_first as "isFirst"
    from shared.load_objects o join shared.loads l on l.id = o.load_id join shared.operations p on p.id = l.operation_id
    where o.load_id = ${loadId} and o.result = 'waiting' and p.stopped_at is null
    order by o.is_first desc, o.position limit ${limit}`.execute(db);
  return rows;
}

/** Locks objects to write. @returns those that have not been written meanwhile */
export async function lockWaiting<Row extends Pick<LoadObjectRow, 'position'>>(
  tx: Db,
  loadId: string,
  objects: readonly Row[],
): Promise<Row[]> {
  const positions = objects.map(({ position }) => position);
  const { rows } = await sql<{ position: number }>`
    select position from shared.load_objects
    where load_id = ${loadId} and position = any(${positions}::int[]) and result = 'waiting'
    order by position for update`.execute(tx);
  const waiting = new Set(rows.map(({ position }) => position));
  return objects.filter(({ position }) => waiting.has(position));
}

/** Result of an object. */
export interface WrittenResult extends Pick<LoadObjectRow, 'position' | 'objectId' | 'result' | 'message'> {
  /** Failure code, for a refused object. */
  readonly code?: string;
}

/** Records results of objects, in the load and in its operation. */
export async function updateResults(
  tx: Db,
  { loadId, operationId }: { loadId: string; operationId: string },
  results: readonly WrittenResult[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
    as g (position int, "objectId" uuid, result text, message text, code text)`;
  await sql`
    update shared.load_objects o set result = g.result, message = g.message, content = null
    from ${given} where o.load_id = ${loadId} and o.position = g.position`.execute(tx);
  await sql`
    update shared.operation_rows r set state = case g.result when 'failed' then 'refused' else 'done' end,
      outcome = case g.result when 'failed' then jsonb_build_object('code', g.code, 'message', g.message) else '{}' end
    from ${given} where r.operation_id = ${operationId} and r.entity_id = g."objectId"`.execute(tx);
}

/** Number of written objects that are found in their table, and of drafts found among the drafts. */
export function countWritten(db: Db, loadId: string, table: string): Promise<number> {
  return findCount(
    db,
    sql`select count(*) from shared.load_objects o
      where o.load_id = ${loadId} and (
        o.result in ('created', 'updated') and exists (select from ${sql.table(table)} t where t.id = o.object_id)
        or o.result = 'draft' and exists (select from shared.drafts d where d.id = o.object_id and d.deleted_at is null))`,
  );
}

/** Outcomes of the objects in the order of the file. */
export async function findOutcomes(
  db: Db,
  loadId: string,
  { take, skip, result }: Page & { result?: LoadOutcome['result'] | undefined },
): Promise<{ count: number; outcomes: LoadOutcome[] }> {
  const where = sql`where o.load_id = ${loadId} and ${result === undefined ? sql`true` : sql`o.result = ${result}`}`;
  const count = await findCount(db, sql`select count(*) from shared.load_objects o ${where}`);
  const { rows } = await sql<LoadOutcome>`
    select o.object_key as key, o.row, o.sheet, o.title, o.part, o.result,
      case when o.result in ('created', 'draft', 'updated') then o.object_id end as "objectId",
      o.complex_id as "complexId", o.building_id as "buildingId", o.message
    from shared.load_objects o ${where} order by o.position limit ${take} offset ${skip}`.execute(db);
  return { count, outcomes: rows };
}

/** Text that changes with every write to drafts of the domain or to these tables. */
export async function findVersion(
  db: Db,
  { domain, scopes }: { readonly domain: Domain; readonly scopes: readonly string[] },
): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select coalesce(sum(number), 0) from versions.changes where area = any(${scopes}::text[])),
      (select concat_ws(' ', count(*), sum(row_version), max(created_at)) from shared.drafts
        where domain = ${domain} and deleted_at is null)) as version`.execute(db);
  return rows[0]?.version ?? '0';
}

/**
 * Who wrote fields of these objects after a day, by object and field; the key '' stands for a creation. Drafts created
 * by a load do not count as newer than a list. If the list names no day, manual writes on the day of the load count
 * too.
 */
export async function findLaterWriters(
  db: Db,
  {
    entity,
    ids,
    listDay,
    isDayNamed = true,
  }: { entity: string; ids: readonly string[] } & Pick<LoadReading, 'listDay' | 'isDayNamed'>,
): Promise<Map<string, Map<string, { employeeId: string | null; dateTime: string }>>> {
  const writers = new Map<string, Map<string, { employeeId: string | null; dateTime: string }>>();
  if (ids.length === 0) return writers;
  const { rows } = await sql<{ id: string; field: string; employeeId: string | null; dateTime: string }>`
    select distinct on (a.entity_id, f.field) a.entity_id as id, f.field, a.employee_id as "employeeId", a.at as "dateTime"
    from shared.audit a
    cross join lateral (
      select '' as field where a.action in ('create', 'import', 'copy')
      union all select jsonb_object_keys(a.changes) where a.action not in ('create', 'import', 'copy')
    ) f
    where a.entity = ${entity} and a.entity_id = any(${ids}::uuid[]) and a.at >= ${listDay}::date + ${isDayNamed ? 1 : 0}::int
      and (a.at >= ${listDay}::date + 1 or not exists (
        select from shared.operations p where p.id = a.operation_id and p.kind = 'load'))
      and not (a.action = 'create' and exists (
        select from shared.drafts d where d.id = a.entity_id and d.origin ->> 'loadId' is not null))
    order by a.entity_id, f.field, a.id desc`.execute(db);
  for (const { id, field, ...writer } of rows) {
    const ofObject = writers.get(id) ?? new Map();
    writers.set(id, ofObject.set(field, writer));
  }
  return writers;
}

/** Who changed these objects last, and when. */
export async function findLastWriters(
  db: Db,
  { entity, ids }: { entity: string; ids: readonly string[] },
): Promise<Map<string, { employeeId: string | null; dateTime: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; employeeId: string | null; dateTime: string }>`
    select distinct on (entity_id) entity_id as id, employee_id as "employeeId", at as "dateTime"
    from shared.audit where entity = ${entity} and entity_id = any(${ids}::uuid[])
    order by entity_id, id desc`.execute(db);
  return new Map(rows.map(({ id, ...writer }) => [id, writer]));
}
