import { Failure } from '@gektar/contract/failure.ts';
import { buildingComments, complexComments, vacancyComments } from '@gektar/contract/industrial/comment-endpoints.ts';
import type { Db } from '#database/db.ts';
import { mustExist } from '#database/entity-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { buildingRows } from '#industrial/tree/building-table.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { addComment, type CommentedEntity, deleteComment, reviseComment } from '#people/comments/comment-on-entity.ts';
import { findComment, findComments } from '#people/comments/comment-queries.ts';

const rowsOf = { complex: complexRows, building: buildingRows, vacancy: vacancyRows } as const;

/** Comments of the three levels (2§7, A-26). */
export function industrialCommentRoutes(route: Route): void {
  route(complexComments.create, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => addComment(tx, commented('complex'), body.complexId, body.text, employeeId)),
  );
  route(buildingComments.create, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => addComment(tx, commented('building'), body.buildingId, body.text, employeeId)),
  );
  route(vacancyComments.create, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => addComment(tx, commented('vacancy'), body.vacancyId, body.text, employeeId)),
  );
  route(complexComments.list, async ({ db, query }) =>
    (await listComments(db, 'complex', query.complexId, query)).map(({ ownerId, ...comment }) => ({
      ...comment,
      complexId: ownerId,
    })),
  );
  route(buildingComments.list, async ({ db, query }) =>
    (await listComments(db, 'building', query.buildingId, query)).map(({ ownerId, ...comment }) => ({
      ...comment,
      buildingId: ownerId,
    })),
  );
  route(vacancyComments.list, async ({ db, query }) =>
    (await listComments(db, 'vacancy', query.vacancyId, query)).map(({ ownerId, ...comment }) => ({
      ...comment,
      vacancyId: ownerId,
    })),
  );
  for (const [entity, endpoints] of [
    ['complex', complexComments],
    ['building', buildingComments],
    ['vacancy', vacancyComments],
  ] as const) {
    const about = commented(entity);
    route(endpoints.update, ({ db, body, employeeId }) =>
      inTransaction(db, (tx) => reviseComment(tx, about, body.id, body.text, employeeId)),
    );
    route(endpoints.get, async ({ db, params }) => {
      const comment = await findComment(db, about.table, params.id);
      if (comment === undefined) throw new Failure('comment.not_found');
      return comment;
    });
    route(endpoints.remove, async ({ db, params, employeeId }) => {
      await inTransaction(db, (tx) => deleteComment(tx, about, params.id, employeeId));
      return { id: params.id };
    });
  }
}

function commented(entity: keyof typeof rowsOf): CommentedEntity {
  return {
    entity,
    table: { name: `industrial.${entity}_comments`, owner: `${entity}_id` },
    missing: `${entity}.not_found`,
    exists: rowsOf[entity].exists,
  };
}

/** A page of the comments of one entity, or of all entities of its kind. */
async function listComments(
  db: Db,
  entity: keyof typeof rowsOf,
  ownerId: string | undefined,
  page: { readonly take: number; readonly skip: number },
) {
  const { missing, table } = commented(entity);
  if (ownerId !== undefined) await mustExist(rowsOf[entity], db, ownerId, missing);
  return findComments(db, table, ownerId, page);
}
