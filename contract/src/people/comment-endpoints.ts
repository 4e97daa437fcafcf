import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import type { FailureCode } from '#failure.ts';
import { text } from '#text.ts';
import { EntityComment } from './comment.ts';
import { commentCalls } from './comment-calls.ts';

const CommentText = text(10_000).min(1);

/**
 * Calls of the comments in a domain.
 * @param missing refusal when the commented entity does not exist
 */
export function commentEndpoints<const In extends Domain, const Missing extends FailureCode>(
  domain: In,
  missing: Missing,
) {
  const calls = commentCalls(domain);
  return {
    /** The id in the path is that of the entity; on DELETE it is that of the comment, as specified. */
    add: endpoint({
      ...calls.add,
      summary: 'Комментарий к объекту с этим id',
      params: ById,
      body: z.object({ text: CommentText }),
      output: EntityComment,
      success: 201,
      failures: [missing],
    }),
    /** Not in the specification. */
    update: endpoint({
      ...calls.update,
      summary: 'Изменить свой комментарий',
      body: z.object({ id: z.uuid(), text: CommentText }),
      output: EntityComment,
      failures: ['comment.not_found', 'access.forbidden'],
    }),
    remove: endpoint({
      ...calls.remove,
      summary: 'Удалить свой комментарий с этим id',
      params: ById,
      output: ById,
      failures: ['comment.not_found', 'access.forbidden'],
    }),
  };
}
