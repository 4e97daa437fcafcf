import { Failure } from '@gektar/contract/failure.ts';
import type { PropertyComment } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Changes, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import {
  existsProperty,
  insertPropertyComment,
  lockPropertyComment,
  removePropertyComment,
  updateCommentText,
} from './property-queries.ts';

/**
 * Comments on an object: anybody adds one, only its author changes or deletes it. Each write is part of the
 * object's history.
 */

/** @throws {Failure} property.not_found */
export async function addComment(
  tx: Db,
  propertyId: string,
  text: string,
  employeeId: string,
): Promise<PropertyComment> {
  if (!(await existsProperty(tx, propertyId))) throw new Failure('property.not_found');
  const comment = await insertPropertyComment(tx, { id: uuidv7(), propertyId, employeeId, text });
  await leaveTrace(tx, 'comment-create', propertyId, employeeId, {
    commentId: [null, comment.id],
    text: [null, text],
  });
  return comment;
}

/**
 * The same text again changes nothing.
 * @throws {Failure} comment.not_found, access.forbidden
 */
export async function reviseComment(tx: Db, id: string, text: string, employeeId: string): Promise<PropertyComment> {
  const before = await lockOwn(tx, id, employeeId);
  const comment = await updateCommentText(tx, id, text);
  if (before.text !== text) {
    await leaveTrace(tx, 'comment-update', before.propertyId, employeeId, { text: [before.text, text] });
  }
  return comment;
}

/** @throws {Failure} comment.not_found, access.forbidden */
export async function deleteComment(tx: Db, id: string, employeeId: string): Promise<void> {
  const { propertyId, text } = await lockOwn(tx, id, employeeId);
  await removePropertyComment(tx, id);
  await leaveTrace(tx, 'comment-delete', propertyId, employeeId, { commentId: [id, null], text: [text, null] });
}

async function lockOwn(tx: Db, id: string, employeeId: string) {
  const comment = await lockPropertyComment(tx, id);
  if (!comment) throw new Failure('comment.not_found');
  if (comment.employeeId !== employeeId) throw new Failure('access.forbidden');
  return comment;
}

function leaveTrace(tx: Db, action: string, propertyId: string, employeeId: string, changes: Changes): Promise<void> {
  return insertAudit(tx, { employeeId, entity: 'property', entityId: propertyId, action, changes });
}
