import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';

/** A code of the classifier of economic activities (ОКВЭД 2). */
export const Okved = z.object({
  id: z.int(),
  /** `A`, `01`, `01.1`, `01.11`, … */
  code: z.string(),
  name: z.string(),
  parentId: z.int().nullable(),
  /** Letter of the section. */
  section: z.string(),
});
export type Okved = z.infer<typeof Okved>;

/** What a property carries: enough to show. */
export const OkvedLabel = Okved.pick({ id: true, code: true, name: true });

export type OkvedBranch = Okved & { readonly children: OkvedBranch[] };
export const OkvedBranch: z.ZodType<OkvedBranch> = Okved.extend({
  get children() {
    return z.array(OkvedBranch);
  },
  // A schema that holds itself needs a name on the reference page.
}).register(z.globalRegistry, { id: 'OkvedBranch' });

const ById = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) });

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
  params: ById,
  output: z.array(Okved),
  failures: ['okved.not_found'],
});

export const getOkved = endpoint({
  method: 'GET',
  path: '/api/okved/{id}',
  access: 'employee',
  summary: 'Один код',
  params: ById,
  output: Okved,
  failures: ['okved.not_found'],
});
