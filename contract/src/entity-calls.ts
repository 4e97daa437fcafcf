type Method = 'GET' | 'POST' | 'DELETE';

const byEmployee = <const Verb extends Method, const Path extends string>(method: Verb, path: Path) =>
  ({ method, path, access: 'employee' }) as const;

/**
 * Methods and paths of the calls that all entities share.
 * @param path path of the entity's list
 */
export function entityCalls<const Path extends string>(path: `/api/${Path}`) {
  const onePath = `${path}/{id}` as const;
  return {
    list: byEmployee('GET', path),
    listOf: <const Name extends string>(name: Name) => byEmployee('GET', `${path}/${name}` as const),
    find: <const Name extends string>(name: Name) => byEmployee('POST', `${path}/${name}` as const),
    count: byEmployee('POST', `${path}/count` as const),
    create: byEmployee('POST', path),
    update: byEmployee('POST', `${path}/update` as const),
    get: byEmployee('GET', onePath),
    delete: byEmployee('DELETE', onePath),
    archive: byEmployee('POST', `${onePath}/archive` as const),
    act: <const Verb extends Method, const Name extends string>(method: Verb, name: Name) =>
      byEmployee(method, `${onePath}/${name}` as const),
    part: <const Name extends string>(name: Name) => byEmployee('GET', `${onePath}/${name}` as const),
    history: byEmployee('GET', `${onePath}/history` as const),
  };
}
