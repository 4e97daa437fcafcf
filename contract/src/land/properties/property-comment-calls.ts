import type { CallsOf } from '#endpoint.ts';
import { commentCalls } from '#people/comment-calls.ts';
import type * as endpoints from './property-comments.ts';

export const landComments: CallsOf<typeof endpoints.landComments> = commentCalls('land');
