import type { EntityComment } from '@gektar/contract/people/comment.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Table of the comments of an entity. All such tables have the same other columns. */
export interface CommentTable {
  /** Name with its schema: `land.property_comments`. */
  readonly name: string;
  /** Column with the id of the entity. */
  readonly owner: string;
}

const columns = sql`id, text, employee_id as "employeeId", date_time_created as "dateTimeCreated"`;

export async function insertComment(
  db: Db,
  { name, owner }: CommentTable,
  comment: { readonly id: string; readonly ownerId: string; readonly employeeId: string; readonly text: string },
): Promise<EntityComment> {
  const { rows } = await sql<EntityComment>`
    insert into ${sql.table(name)} (id, ${sql.ref(owner)}, employee_id, text)
    values (${comment.id}, ${comment.ownerId}, ${comment.employeeId}, ${comment.text}) returning ${columns}`.execute(
    db,
  );
  return first(rows);
}

/** The comment and the id of its entity, locked until the transaction ends. */
export async function lockComment(
  tx: Db,
  { name, owner }: CommentTable,
  id: string,
): Promise<{ ownerId: string; employeeId: string; text: string } | undefined> {
  const { rows } = await sql<{ ownerId: string; employeeId: string; text: string }>`
    select ${sql.ref(owner)} as "ownerId", employee_id as "employeeId", text from ${sql.table(name)}
    where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function updateCommentText(
  tx: Db,
  { name }: CommentTable,
  id: string,
  text: string,
): Promise<EntityComment> {
  const { rows } = await sql<EntityComment>`
    update ${sql.table(name)} set text = ${text} where id = ${id} returning ${columns}`.execute(tx);
  return first(rows);
}

export async function removeComment(tx: Db, { name }: CommentTable, id: string): Promise<void> {
  await sql`delete from ${sql.table(name)} where id = ${id}`.execute(tx);
}

function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a comment just written is not there');
  return row;
}

/** A comment with the id of its entity. */
export interface OwnedComment extends EntityComment {
  readonly ownerId: string;
}

/**
 * A page of comments, oldest first.
 * @param ownerId id of the entity with the comments; undefined: comments of all entities
 */
export async function findComments(
  db: Db,
  { name, owner }: CommentTable,
  ownerId: string | undefined,
  { take, skip }: { readonly take: number; readonly skip: number },
): Promise<OwnedComment[]> {
  const { rows } = await sql<OwnedComment>`
    select ${columns}, ${sql.ref(owner)} as "ownerId" from ${sql.table(name)}
    where ${ownerId === undefined ? sql`true` : sql`${sql.ref(owner)} = ${ownerId}`}
    order by date_time_created, id limit ${take} offset ${skip}`.execute(db);
  return rows;
}

export async function findComment(db: Db, { name }: CommentTable, id: string): Promise<EntityComment | undefined> {
  const { rows } = await sql<EntityComment>`select ${columns} from ${sql.table(name)} where id = ${id}`.execute(db);
  return rows[0];
}
