import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { MAX_TAKE } from '#list-limits.ts';
import { EntityComment } from '#people/comment.ts';
import { text } from '#text.ts';

type Paging = ReturnType<typeof paging>;

const CommentText = text(10_000).min(1);

/**
 * Calls of the comments of a complex, a building or a vacancy (2§7, A-26): any employee adds comments, only the author
 * changes or deletes them.
 */
function commentEndpoints<const Entity extends 'complex' | 'building' | 'vacancy'>(entity: Entity) {
  const path = `/api/industrial/${entity}-comments` as const;
  const owner = `${entity}Id` as const;
  const missing = `${entity}.not_found` as const;
  return {
    create: endpoint({
      method: 'POST',
      path,
      access: 'employee',
      summary: 'Новый комментарий',
      body: z.object({ [owner]: z.uuid(), text: CommentText } as Record<typeof owner, z.ZodUUID> & {
        text: typeof CommentText;
      }),
      output: EntityComment,
      success: 201,
      failures: [missing],
    }),
    list: endpoint({
      method: 'GET',
      path,
      access: 'employee',
      summary: 'Комментарии одного объекта или, без него, всех, страницами, старые первыми',
      query: z.object({
        [owner]: z.uuid().optional(),
        ...paging(MAX_TAKE),
      } as Record<typeof owner, z.ZodOptional<z.ZodUUID>> & Paging),
      output: z.array(EntityComment.extend({ [owner]: z.uuid() } as Record<typeof owner, z.ZodUUID>)),
      failures: [missing],
    }),
    update: endpoint({
      method: 'POST',
      path: `${path}/update` as const,
      access: 'employee',
      summary: 'Изменить свой комментарий',
      body: z.object({ id: z.uuid(), text: CommentText }),
      output: EntityComment,
      failures: ['comment.not_found', 'access.forbidden'],
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/{id}` as const,
      access: 'employee',
      summary: 'Один комментарий',
      params: ById,
      output: EntityComment,
      failures: ['comment.not_found'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}` as const,
      access: 'employee',
      summary: 'Удалить свой комментарий',
      params: ById,
      output: ById,
      failures: ['comment.not_found', 'access.forbidden'],
    }),
  };
}

export const complexComments = commentEndpoints('complex');
export const buildingComments = commentEndpoints('building');
export const vacancyComments = commentEndpoints('vacancy');
