import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import type { EntityName } from '@gektar/contract/history.ts';
import type { EntityComment } from '@gektar/contract/people/comment.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Changes, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { type CommentTable, insertComment, lockComment, removeComment, updateCommentText } from './comment-queries.ts';
import { updateMentions } from './mentions.ts';

/**
 * An entity with comments: every employee adds, only the author changes or deletes; each write is in the
 * entity's history.
 */
export interface CommentedEntity {
  readonly entity: EntityName;
  readonly table: CommentTable;
  /** Refusal when the entity does not exist. */
  readonly missing: FailureCode;
  exists(db: Db, id: string): Promise<boolean>;
}

/** @throws {Failure} `missing` of the entity, when it does not exist */
export async function addComment(
  tx: Db,
  about: CommentedEntity,
  ownerId: string,
  text: string,
  employeeId: string,
): Promise<EntityComment> {
  if (!(await about.exists(tx, ownerId))) throw new Failure(about.missing);
  const comment = await insertComment(tx, about.table, { id: uuidv7(), ownerId, employeeId, text });
  await updateMentions(tx, comment.id, text);
  const changes: Changes = { commentId: [null, comment.id], text: [null, text] };
  await insertAudit(tx, { employeeId, entity: about.entity, entityId: ownerId, action: 'comment-create', changes });
  return comment;
}

/** Changes a comment; the same text is no change. @throws {Failure} comment.not_found, access.forbidden */
export async function reviseComment(
  tx: Db,
  { entity, table }: CommentedEntity,
  id: string,
  text: string,
  employeeId: string,
): Promise<EntityComment> {
  const before = await lockOwn(tx, table, id, employeeId);
  const comment = await updateCommentText(tx, table, id, text);
  if (before.text !== text) {
    await updateMentions(tx, id, text);
    const changes: Changes = { text: [before.text, text] };
    await insertAudit(tx, { employeeId, entity, entityId: before.ownerId, action: 'comment-update', changes });
  }
  return comment;
}

/** @throws {Failure} comment.not_found, access.forbidden */
export async function deleteComment(
  tx: Db,
  { entity, table }: CommentedEntity,
  id: string,
  employeeId: string,
): Promise<void> {
  const { ownerId, text } = await lockOwn(tx, table, id, employeeId);
  await removeComment(tx, table, id);
  await updateMentions(tx, id, '');
  const changes: Changes = { commentId: [id, null], text: [text, null] };
  await insertAudit(tx, { employeeId, entity, entityId: ownerId, action: 'comment-delete', changes });
}

async function lockOwn(tx: Db, table: CommentTable, id: string, employeeId: string) {
  const comment = await lockComment(tx, table, id);
  if (!comment) throw new Failure('comment.not_found');
  if (comment.employeeId !== employeeId) throw new Failure('access.forbidden');
  return comment;
}
