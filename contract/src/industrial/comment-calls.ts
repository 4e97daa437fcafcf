import type { CallsOf } from '#endpoint.ts';
import type * as endpoints from './comment-endpoints.ts';

export const complexComments: CallsOf<typeof endpoints.complexComments> = commentCalls('complex');

export const buildingComments: CallsOf<typeof endpoints.buildingComments> = commentCalls('building');

export const vacancyComments: CallsOf<typeof endpoints.vacancyComments> = commentCalls('vacancy');

function commentCalls<const Entity extends 'complex' | 'building' | 'vacancy'>(entity: Entity) {
  const path = `/api/industrial/${entity}-comments` as const;
  return {
    create: { method: 'POST', path, access: 'employee' },
    list: { method: 'GET', path, access: 'employee' },
    update: { method: 'POST', path: `${path}/update` as const, access: 'employee' },
    get: { method: 'GET', path: `${path}/{id}` as const, access: 'employee' },
    remove: { method: 'DELETE', path: `${path}/{id}` as const, access: 'employee' },
  } as const;
}
