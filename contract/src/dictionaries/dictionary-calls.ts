import type { Domain } from '#domain.ts';
import type { DictionaryDescriptions } from './dictionary-description.ts';

/** Calls of one dictionary (1§7). */
export function dictionaryCalls<const Area extends Domain, const Name extends string>(domain: Area, name: Name) {
  const path = `/api/${domain}/${name}` as const;
  return {
    list: { method: 'GET', path, access: 'employee' },
    get: { method: 'GET', path: `/api/${domain}/${name}/{id}` as const, access: 'employee' },
    create: { method: 'POST', path, access: 'employee' },
    update: { method: 'POST', path: `/api/${domain}/${name}/update` as const, access: 'employee' },
    remove: { method: 'DELETE', path: `/api/${domain}/${name}/{id}` as const, access: 'employee' },
  } as const;
}

/** Calls of all described dictionaries of a domain, by dictionary name. */
export function callsOfDictionaries<const Area extends Domain, Descriptions extends DictionaryDescriptions>(
  domain: Area,
  descriptions: Descriptions,
) {
  const made = Object.keys(descriptions).map((name) => [name, dictionaryCalls(domain, name)]);
  return Object.fromEntries(made) as {
    readonly [Name in keyof Descriptions & string]: ReturnType<typeof dictionaryCalls<Area, Name>>;
  };
}
