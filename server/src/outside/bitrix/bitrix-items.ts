import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import * as z from 'zod';

/** Numbers of record kinds in the universal methods. */
export const itemKinds = { contact: 3, company: 4 } as const;

/** A phone, an e-mail or a website of a record; delivered only when all fields are requested. */
const Means = z.object({ typeId: z.string(), valueType: z.string().catch(''), value: z.coerce.string() });
const word = z.string().nullish();

export const CompanyItem = z.object({ id: z.int(), title: word, fm: z.array(Means).nullish() });
export const ContactItem = z.object({
  id: z.int(),
  name: word,
  lastName: word,
  companyId: z.int().nullish(),
  fm: z.array(Means).nullish(),
});

/** Schema of a page that `crm.item.list` returns. */
export function itemsOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item) });
}

export function toCompany({ id, title, fm }: z.output<typeof CompanyItem>): Company {
  return {
    id: String(id),
    name: clean(title),
    websites: means(fm, 'WEB').map(({ type, value }) => ({ webSiteType: type, webSite: value })),
  };
}

export function toContact({ id, name, lastName, companyId, fm }: z.output<typeof ContactItem>): Contact {
  return {
    id: String(id),
    firstName: clean(name),
    lastName: clean(lastName),
    // 0 means no main company.
    companyId: companyId ? String(companyId) : null,
    phones: means(fm, 'PHONE').map(({ type, value }) => ({ phoneType: type, phoneNumber: value })),
    emails: means(fm, 'EMAIL').map(({ type, value }) => ({ emailAddressType: type, emailAddress: value })),
  };
}

function means(all: readonly z.output<typeof Means>[] | null | undefined, typeId: string) {
  return (all ?? [])
    .filter((one) => one.typeId === typeId)
    .map(({ valueType, value }) => ({ type: clean(valueType), value: clean(value) }))
    .filter(({ value }) => value !== '');
}

/** Text without characters that the database cannot store. */
function clean(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\0', '').toWellFormed().trim();
}
