import type { CustomerRow, CustomerRows } from '@gektar/contract/people/customer-page.ts';
import type { CustomerKindName } from '@gektar/contract/people/own-customer.ts';
import { MOST_CUSTOMERS } from '@gektar/contract/people/own-customer-endpoints.ts';
import { readTypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { readTextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { beginningWith, containing } from '#database/like.ts';
import { either } from './people-text-search.ts';

export interface CustomerSearch {
  readonly searchText: string;
  readonly kind?: CustomerKindName | undefined;
  readonly among: 'all' | 'own';
  readonly hasCrm: boolean;
}

const phones = sql`array(select phone ->> 'phoneNumber' from jsonb_array_elements(c.phones) as phone)`;
const emails = sql`array(select email ->> 'emailAddress' from jsonb_array_elements(c.emails) as email)`;

/** Stored companies and contacts found by name, phone or INN, sorted by name, with their count in one statement. */
export async function findCustomerRows(
  db: Db,
  { searchText, kind, among, hasCrm }: CustomerSearch,
): Promise<CustomerRows> {
  const offered = sql<boolean>`c.crm_id is null`;
  const own = among === 'own' && hasCrm ? [sql<boolean>`c.is_own`] : [];
  const found = (name: RawBuilder<unknown>, inn?: RawBuilder<unknown>) =>
    allOf([offered, ...own, ...searchConditions(searchText, name, inn)]);
  const shared = sql`${phones} as phones, ${emails} as emails, c.note, c.is_own and ${hasCrm}::boolean as "isOwn"`;
  const companies = sql`
    select 'company' as kind, c.id, c.name, null::text as "companyId", c.inn, ${shared}
    from shared.companies c where ${found(sql`c.name`, sql`c.inn`)}`;
  const contacts = sql`
    select 'contact' as kind, c.id, trim(c.first_name || ' ' || c.last_name) as name, c.company_id as "companyId",
      null::text as inn, ${shared}
    from shared.contacts c where ${found(sql`(c.last_name || ' ' || c.first_name)`)}`;
  const parts = [...(kind === 'contact' ? [] : [companies]), ...(kind === 'company' ? [] : [contacts])];
  const { rows } = await sql<CustomerRow & { count: number }>`
    select f.*, co.name as "companyName" from (
      select *, count(*) over () as count from (${sql.join(parts, sql` union all `)}) u
      order by name collate shared.russian, id limit ${MOST_CUSTOMERS}
    ) f left join shared.companies co on co.id = f."companyId"
    order by f.name collate shared.russian, f.id`.execute(db);
  return { rows: rows.map(({ count: _, ...row }) => row), count: rows[0]?.count ?? 0 };
}

/** Conditions of a search text: all of its words, or its digits as a telephone number in any written form. */
function searchConditions(
  searchText: string,
  name: RawBuilder<unknown>,
  inn: RawBuilder<unknown> | undefined,
): Condition[] {
  const words = wordConditions(searchText, name, inn);
  const phone = readTypedPhone(searchText);
  if (phone === undefined) return words;
  const patterns = sql`${phone.parts.map(containing)}::text[]`;
  return [either(allOf(words), sql<boolean>`shared.phone_digits(c.phones) like any(${patterns})`)];
}

/** Conditions for each word: part of the name, part of a phone, or beginning of the INN. */
function wordConditions(
  searchText: string,
  name: RawBuilder<unknown>,
  inn: RawBuilder<unknown> | undefined,
): Condition[] {
  const { words, phones: numbers } = readTextQuery(searchText);
  const digits = words.length > 1 && numbers.length > 0 ? [{ text: searchText, phones: numbers }] : words;
  return digits.map((word) =>
    either(
      sql<boolean>`shared.without_yo(${name}) ilike ${containing(word.text)}`,
      ...word.phones.map((part) => sql<boolean>`shared.phone_digits(c.phones) like ${containing(part)}`),
      ...(inn === undefined || !/^\d+$/.test(word.text) ? [] : [sql<boolean>`${inn} like ${beginningWith(word.text)}`]),
    ),
  );
}
