import { Failure } from '@gektar/contract/failure.ts';
import type { ListHabits, View, ViewDraft, ViewEdit, ViewOrder } from '@gektar/contract/views/view.ts';
import { MAX_VIEWS, type ViewedList } from '@gektar/contract/views/view-lists.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** A view, and whether it is deleted. */
export interface StoredView extends View {
  readonly isDeleted: boolean;
}

const columns = (reader: string) => sql`v.id, v.list, v.name, v.shared_at is not null as "isShared", v.filter,
  case when v.sort is not null then json_build_object('sort', v.sort, 'direction', v.direction) end as "order",
  v.columns, v.kind, v.owner_id = ${reader} as "isMine", concat_ws(' ', o.first_name, o.last_name) as owner,
  v.shared_at as "dateTimeShared", v.row_version as "rowVersion", v.deleted_at is not null as "isDeleted"`;
const source = sql`shared.views v join shared.employees o on o.id = v.owner_id`;
/** Condition: the reader's own views, even deleted ones, and shared views of others. */
const seenBy = (reader: string): RawBuilder<unknown> =>
  sql`(v.owner_id = ${reader} or (v.shared_at is not null and v.deleted_at is null))`;

/** The reader's own views in their order, then shared views of others by name. */
export async function findViews(db: Db, list: ViewedList, reader: string): Promise<View[]> {
  const { rows } = await sql<View>`
    select ${columns(reader)} from ${source}
    where v.list = ${list} and v.deleted_at is null and ${seenBy(reader)}
    order by "isMine" desc, case when v.owner_id = ${reader} then v.position end, lower(v.name), v.id`.execute(db);
  return rows;
}

/** Finds one of the reader's own views, even a deleted one, or a shared view of somebody else. */
export async function findView(db: Db, id: string, reader: string): Promise<StoredView | undefined> {
  const { rows } = await sql<StoredView>`
    select ${columns(reader)} from ${source} where v.id = ${id} and ${seenBy(reader)}`.execute(db);
  return rows[0];
}

/** Locks a view of the employee. @throws {Failure} view.not_found; access.forbidden for a shared view of another */
export async function lockOwnView(tx: Db, id: string, employeeId: string): Promise<StoredView> {
  await sql`select from shared.views where id = ${id} for update`.execute(tx);
  const view = await findView(tx, id, employeeId);
  if (view === undefined) throw new Failure('view.not_found');
  if (!view.isMine) throw new Failure('access.forbidden');
  return view;
}

/** Lets one writer at a time change the number or the order of an employee's views of a list. */
export async function lockViewsOf(tx: Db, list: ViewedList, employeeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${list} ${employeeId}`}, 0))`.execute(tx);
}

const stored = ({ order, columns, filter, kind }: Omit<ViewEdit, 'id' | 'rowVersion'>) => ({
  filter: JSON.stringify(filter),
  sort: order?.sort ?? null,
  direction: order?.direction ?? null,
  columns: columns === null ? null : JSON.stringify(columns),
  kind,
});

/**
 * Adds a view after the others of its owner; call it under the lock of their views.
 * @throws {Failure} view.too_many; view.changed when the id is that of another view
 */
export async function insertView(tx: Db, { newId, list, name, isShared, ...content }: ViewDraft, ownerId: string) {
  const { filter, sort, direction, columns: arranged, kind } = stored({ name, isShared, ...content });
  const { rows } = await sql<{ count: number }>`
    select count(*) from shared.views where owner_id = ${ownerId} and list = ${list} and deleted_at is null`.execute(
    tx,
  );
  if ((rows[0]?.count ?? 0) >= MAX_VIEWS) throw new Failure('view.too_many');
  const inserted = await sql`
    insert into shared.views (id, list, owner_id, name, shared_at, filter, sort, direction, columns, kind, position)
    select ${newId}, ${list}, ${ownerId}, ${name}, ${isShared ? sql`now()` : null}, ${filter}, ${sort}, ${direction},
      ${arranged}, ${kind}, coalesce(max(v.position), 0) + 1
    from shared.views v where v.owner_id = ${ownerId} and v.list = ${list}
    on conflict (id) do nothing`.execute(tx);
  // The id is that of a view which this employee does not see.
  if (inserted.numAffectedRows === 0n) throw new Failure('view.changed');
}

/** Overwrites a locked view. */
export async function updateStoredView(tx: Db, { id, rowVersion: _, name, isShared, ...content }: ViewEdit) {
  const { filter, sort, direction, columns: arranged, kind } = stored({ name, isShared, ...content });
  await sql`
    update shared.views set name = ${name}, filter = ${filter}, sort = ${sort}, direction = ${direction},
      columns = ${arranged}, kind = ${kind}, row_version = row_version + 1,
      shared_at = ${isShared ? sql`coalesce(shared_at, now())` : null}
    where id = ${id}`.execute(tx);
}

/** Puts the owner's views in this order; views not listed follow. @returns ids of all of the owner's views in order */
export async function updateOrder(
  tx: Db,
  { list, ids }: { list: ViewedList; ids: readonly string[] },
  ownerId: string,
): Promise<string[]> {
  await lockViewsOf(tx, list, ownerId);
  const { rows } = await sql<{ id: string }>`
    with ordered as (
      select v.id, row_number() over (order by named.position nulls last, v.position, v.id) as position
      from shared.views v left join unnest(${ids}::uuid[]) with ordinality as named (id, position) on named.id = v.id
      where v.owner_id = ${ownerId} and v.list = ${list} and v.deleted_at is null
    ), moved as (
      update shared.views v set position = o.position from ordered o where v.id = o.id returning v.id
    )
    select o.id from ordered o join moved m on m.id = o.id order by o.position`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Marks a locked view as deleted, and removes views that the owner deleted more than a day ago. */
export async function updateDeleted(tx: Db, id: string, ownerId: string): Promise<void> {
  await sql`update shared.views set deleted_at = now() where id = ${id}`.execute(tx);
  await sql`delete from shared.views where owner_id = ${ownerId} and deleted_at < now() - interval '1 day'`.execute(tx);
}

export async function updateRestored(tx: Db, id: string): Promise<void> {
  await sql`update shared.views set deleted_at = null where id = ${id}`.execute(tx);
}

/** An employee's default view and order for a list. The view is null when the employee does not see it any more. */
export async function findHabits(db: Db, list: ViewedList, employeeId: string): Promise<ListHabits> {
  const { rows } = await sql<ListHabits>`
    select v.id as "defaultViewId",
      case when h.sort is not null then json_build_object('sort', h.sort, 'direction', h.direction) end as "order"
    from shared.list_habits h
    left join shared.views v on v.id = h.default_view_id and v.deleted_at is null and ${seenBy(employeeId)}
    where h.employee_id = ${employeeId} and h.list = ${list}`.execute(db);
  return rows[0] ?? { defaultViewId: null, order: null };
}

/** Changes the given values; undefined ones stay. */
export async function updateHabits(
  tx: Db,
  {
    list,
    defaultViewId,
    order,
  }: { list: ViewedList; defaultViewId?: string | null | undefined; order?: ViewOrder | null | undefined },
  employeeId: string,
): Promise<void> {
  await sql`
    insert into shared.list_habits (employee_id, list) values (${employeeId}, ${list}) on conflict do nothing`.execute(
    tx,
  );
  const own = sql`employee_id = ${employeeId} and list = ${list}`;
  if (defaultViewId !== undefined) {
    await sql`update shared.list_habits set default_view_id = ${defaultViewId} where ${own}`.execute(tx);
  }
  if (order !== undefined) {
    const { sort, direction } = order ?? { sort: null, direction: null };
    await sql`update shared.list_habits set sort = ${sort}, direction = ${direction} where ${own}`.execute(tx);
  }
}
