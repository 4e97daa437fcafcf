import { chunks } from '@gektar/contract/chunks.ts';
import * as z from 'zod';
import type { Crm } from '#outside/crm.ts';
import { type BitrixCall, BitrixTrouble } from './bitrix-client.ts';
import { CompanyItem, ContactItem, itemKinds, itemsOf, toCompany, toContact } from './bitrix-items.ts';

/** Number of rows per page and of commands per batch, both set by Bitrix24. */
const PAGE = 50;
/** Most people read per company: nobody reads longer lists. */
const MOST_CONTACTS = 1000;

const Links = z.array(z.object({ CONTACT_ID: z.coerce.number().int() }));
const emptyMap = z.tuple([]);
const Batch = z.object({
  // PHP sends empty maps as empty lists.
  result: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  result_error: z.union([z.record(z.string(), z.unknown()), emptyMap]),
});

/** Companies and contacts of a Bitrix24 portal, read with its universal methods (`crm.item.…`). */
export function bitrixCrm(call: BitrixCall): Crm {
  async function byIds<Item extends z.ZodType>(
    entityTypeId: number,
    item: Item,
    ids: readonly string[],
    signal?: AbortSignal,
  ): Promise<z.output<Item>[]> {
    const pages = chunks(ids.filter(isOurs), PAGE).map((chunk) => listOf(entityTypeId, { '@id': chunk.map(Number) }));
    const answers = await all(pages, signal);
    return answers.flatMap((answer) => read(itemsOf(item), answer).items);
  }

  /** Items of all pages: a single page is read with one call, several with a batch. */
  async function all(pages: readonly ListParameters[], signal?: AbortSignal): Promise<unknown[]> {
    const [page, ...more] = pages;
    if (page === undefined) return [];
    if (more.length === 0) return [await call(LIST, page, signal)];
    const cmd = Object.fromEntries(pages.map((one, index) => [`p${index}`, `${LIST}?${phpQuery(one)}`]));
    const { result, result_error } = read(Batch, await call('batch', { halt: 1, cmd }, signal));
    const [failed] = Object.values(result_error);
    if (failed !== undefined) throw new BitrixTrouble(`batch: ${JSON.stringify(failed)}`);
    return Object.values(result);
  }

  const contacts: Crm['contacts'] = async (ids, signal) =>
    (await byIds(itemKinds.contact, ContactItem, ids, signal)).map(toContact);

  return {
    contacts,
    async companies(ids, signal) {
      return (await byIds(itemKinds.company, CompanyItem, ids, signal)).map(toCompany);
    },
    async companiesNamed(searchText, signal) {
      const filter = searchText === '' ? {} : { '%title': searchText };
      const answer = await call(LIST, { ...listOf(itemKinds.company, filter), order: { title: 'ASC' } }, signal);
      return read(itemsOf(CompanyItem), answer).items.map(toCompany);
    },
    async contactsOf(companyId, signal) {
      if (!isOurs(companyId)) return [];
      const links = read(Links, await call('crm.company.contact.items.get', { id: Number(companyId) }, signal));
      const ids = links.map((link) => String(link.CONTACT_ID));
      return contacts(ids.slice(0, MOST_CONTACTS), signal);
    },
  };
}

const LIST = 'crm.item.list';

interface ListParameters {
  readonly entityTypeId: number;
  readonly select: readonly string[];
  readonly filter: object;
  readonly order: object;
  readonly start: number;
}

/** Parameters that select all fields: only then are phones and e-mails delivered. */
function listOf(entityTypeId: number, filter: object): ListParameters {
  return { entityTypeId, select: ['*'], filter, order: { id: 'ASC' }, start: 0 };
}

/** Whether an id can be from Bitrix24, whose ids are numbers. Other ids come from an older database. */
function isOurs(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id);
}

/** @throws {BitrixTrouble} when the answer has another shape */
function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const checked = schema.safeParse(answer);
  if (checked.success) return checked.data;
  throw new BitrixTrouble(`an answer of another shape: ${checked.error.issues[0]?.path.join('.')}`);
}

/** `filter[@id][0]=54&select[0]=*`, percent-encoded: parameters of a command inside a batch. */
function phpQuery(parameters: object): string {
  const search = new URLSearchParams();
  const put = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) search.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) put(name === '' ? key : `${name}[${key}]`, inner);
  };
  put('', parameters);
  return search.toString();
}
