import type { Domain } from '@gektar/contract/domain.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { commentEndpoints } from '@gektar/contract/people/comment-endpoints.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { addComment, type CommentedEntity, deleteComment, reviseComment } from './comment-on-entity.ts';

/** Registers the calls of an entity's comments. */
export function commentRoutes(
  route: Route,
  endpoints: ReturnType<typeof commentEndpoints<Domain, FailureCode>>,
  about: CommentedEntity,
): void {
  route(endpoints.add, ({ db, params, body, employeeId }) =>
    inTransaction(db, (tx) => addComment(tx, about, params.id, body.text, employeeId)),
  );
  route(endpoints.update, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => reviseComment(tx, about, body.id, body.text, employeeId)),
  );
  route(endpoints.remove, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => deleteComment(tx, about, params.id, employeeId));
    return { id: params.id };
  });
}
