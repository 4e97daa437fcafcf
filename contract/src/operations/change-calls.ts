/**
 * Methods and paths of the calls that change fields of one kind of entity.
 * @param path path of the entity's list
 */
export function changeCalls<const Path extends string>(path: `/api/${Path}`) {
  return {
    changes: { method: 'POST', path: `${path}/changes` as const, access: 'employee' },
    changesByFilter: { method: 'POST', path: `${path}/changes/by-filter` as const, access: 'employee' },
  } as const;
}
