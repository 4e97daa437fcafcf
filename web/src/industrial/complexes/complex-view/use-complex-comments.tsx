import { buildingComments, complexComments, vacancyComments } from '@gektar/contract/industrial/comment-calls.ts';
import type { ComplexComment, FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import type { CommentCalls } from '#people/comments/comment.ts';
import type { CommentOwner } from './comment-place.tsx';

/** Comments of all levels (M-06); every change refetches the complex (IND-CPX-081). */
export function useComplexComments({ id: complexId, comments }: FullComplex) {
  const client = useQueryClient();
  const changed = () => reloadComplex(client, complexId);
  const entityOf = (id: string) => comments.find((comment) => comment.id === id)?.entity ?? 'complex';
  const addTo = async ({ entity, entityId }: CommentOwner, text: string) => {
    await added[entity](entityId, text);
    await changed();
  };
  const calls: CommentCalls = {
    add: (text) => addTo({ entity: 'complex', entityId: complexId }, text),
    save: async (id, text) => {
      await call(endpoints[entityOf(id)].update, { body: { id, text } });
      await changed();
    },
    remove: async (id) => {
      await call(endpoints[entityOf(id)].remove, { params: { id } });
      await changed();
    },
  };
  return {
    addTo,
    calls,
    // The list component needs the oldest comment first.
    list: comments.toReversed(),
    placeOf: ({ entity, entityName }: ComplexComment) => (entity === 'complex' ? undefined : entityName),
  };
}

const endpoints = { complex: complexComments, building: buildingComments, vacancy: vacancyComments } as const;
const added = {
  complex: (complexId: string, text: string) => call(complexComments.create, { body: { complexId, text } }),
  building: (buildingId: string, text: string) => call(buildingComments.create, { body: { buildingId, text } }),
  vacancy: (vacancyId: string, text: string) => call(vacancyComments.create, { body: { vacancyId, text } }),
} as const;
