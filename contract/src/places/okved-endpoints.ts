import * as z from 'zod';
import { ByNumber } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';
import { Okved, OkvedBranch } from './okved.ts';

export const listOkveds = endpoint({
  method: 'GET',
  path: '/api/okved',
  access: 'employee',
  summary: 'Весь классификатор по коду, либо найденное по коду или названию',
  query: z.object({ searchText: text(200).default('') }),
  output: z.array(Okved),
  failures: [],
});

export const listOkvedRoots = endpoint({
  method: 'GET',
  path: '/api/okved/roots',
  access: 'employee',
  summary: 'Разделы классификатора',
  output: z.array(Okved),
  failures: [],
});

export const getOkvedTree = endpoint({
  method: 'GET',
  path: '/api/okved/tree',
  access: 'employee',
  summary: 'Классификатор деревом',
  output: z.array(OkvedBranch),
  failures: [],
});

export const listOkvedChildren = endpoint({
  method: 'GET',
  path: '/api/okved/{id}/children',
  access: 'employee',
  summary: 'Коды одним уровнем ниже',
  params: ByNumber,
  output: z.array(Okved),
  failures: ['okved.not_found'],
});

export const getOkved = endpoint({
  method: 'GET',
  path: '/api/okved/{id}',
  access: 'employee',
  summary: 'Один код',
  params: ByNumber,
  output: Okved,
  failures: ['okved.not_found'],
});
