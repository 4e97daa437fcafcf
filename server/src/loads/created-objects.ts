import type { CreatedObject, PlannedObject } from './load-kind.ts';

/** Results of written objects, by id. @param objects with the fields that each lacks as a draft */
export function createdObjects(
  objects: readonly (Pick<PlannedObject, 'objectId' | 'action'> & { readonly message: string })[],
): ReadonlyMap<string, CreatedObject> {
  return new Map(
    objects.map(({ objectId, action, message }): [string, CreatedObject] => [
      objectId,
      action === 'create' ? { result: 'created', message: '' } : { result: 'draft', message },
    ]),
  );
}
