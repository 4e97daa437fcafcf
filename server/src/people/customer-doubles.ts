import { Failure, type FieldMessages } from '@gektar/contract/failure.ts';
import {
  type CustomerDouble,
  type CustomerKindName,
  type DoubleSearch,
  MOST_DOUBLES,
} from '@gektar/contract/people/own-customer.ts';
import { normalisePhone } from '@gektar/format/phone-number.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** SQL that differs between companies and contacts. `plainName`: the name in the form in which names are compared. */
interface CustomerTable {
  readonly from: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly plainName: (name: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly storedPlainName: RawBuilder<unknown>;
  readonly inn: RawBuilder<unknown>;
  readonly companyId: RawBuilder<unknown>;
  readonly companyName: RawBuilder<unknown>;
}

const tables: Readonly<Record<CustomerKindName, CustomerTable>> = {
  company: {
    from: sql`shared.companies c`,
    name: sql`c.name`,
    plainName: (name) => sql`shared.plain_company(${name})`,
    storedPlainName: sql`shared.plain_company(c.name)`,
    inn: sql`c.inn`,
    companyId: sql`null::text`,
    companyName: sql`null::text`,
  },
  contact: {
    from: sql`shared.contacts c`,
    name: sql`trim(c.first_name || ' ' || c.last_name)`,
    plainName: (name) => sql`shared.plain_person(${name})`,
    storedPlainName: sql`shared.plain_person(c.first_name || ' ' || c.last_name)`,
    inn: sql`null::text`,
    companyId: sql`c.company_id`,
    companyName: sql`(select co.name from shared.companies co where co.id = c.company_id)`,
  },
};

/** Search criteria for doubles, and records to leave out. */
export interface DoubleCriteria extends Pick<DoubleSearch, 'kind' | 'name' | 'inn' | 'exceptId'> {
  readonly phones: readonly string[];
  readonly notDoubles?: readonly string[];
}

/** Digits of phone numbers in the form of `shared.phone_numbers`; incomplete numbers are left out. */
function digitsOf(phones: readonly string[]): string[] {
  return phones.flatMap((phone) => normalisePhone(phone) ?? (phone.startsWith('+') ? phone.replace(/\D/g, '') : []));
}

/**
 * Records with the same phone, INN or name, at most twenty: the most certain matches first, then the newest. Our own
 * records that were linked to the CRM are left out.
 */
export async function findDoubles(db: Db, criteria: DoubleCriteria, hasCrm: boolean): Promise<CustomerDouble[]> {
  const { kind, name, inn, exceptId, notDoubles = [] } = criteria;
  const { from, plainName, storedPlainName, ...columns } = tables[kind];
  const phones = digitsOf(criteria.phones);
  const hasPhone = sql`shared.phone_numbers(c.phones) && ${phones}::text[]`;
  const hasInn = sql`${columns.inn} = ${inn}::text`;
  const hasName = sql`${storedPlainName} = nullif(${plainName(sql`${name}::text`)}, '')`;
  const { rows } = await sql<CustomerDouble>`
    select c.id, ${columns.name} as name, ${columns.inn} as inn, ${columns.companyId} as "companyId",
      ${columns.companyName} as "companyName", ${numbers} as phones, c.is_own and ${hasCrm}::boolean as "isOwn",
      case when ${hasPhone} then 'phone' when ${hasInn} then 'inn' else 'name' end as reason
    from ${from}
    where (${hasPhone} or ${hasInn} or ${hasName}) and c.crm_id is null and c.id is distinct from ${exceptId}
      and c.id <> all(${notDoubles}::text[])
    order by (${hasPhone}) desc, coalesce(${hasInn}, false) desc, c.seen_at desc, c.id desc
    limit ${MOST_DOUBLES}`.execute(db);
  return rows;
}

const numbers = sql`array(select phone ->> 'phoneNumber' from jsonb_array_elements(c.phones) as phone)`;

/**
 * Refuses a record when another record has the same phone or INN and the employee was not shown that record. Writers of
 * the same number wait for each other: of two who create it at once, the second is refused.
 * @throws {Failure} customer.doubles, with the records in `current`
 */
export async function refuseDoubles(tx: Db, criteria: DoubleCriteria, hasCrm: boolean): Promise<void> {
  const keys = [...digitsOf(criteria.phones), ...(criteria.inn === null ? [] : [criteria.inn])].sort();
  if (keys.length === 0) return;
  for (const key of keys) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${criteria.kind} ${key}`}, 0))`.execute(tx);
  }
  const doubles = await findDoubles(tx, { ...criteria, name: '' }, hasCrm);
  if (doubles.length > 0)
    throw new Failure('customer.doubles', { fields: fieldsOf(criteria, doubles), current: doubles });
}

/** For each field with a phone or INN of another record, the name of that record. */
function fieldsOf({ phones, inn }: DoubleCriteria, doubles: readonly CustomerDouble[]): FieldMessages {
  const holderOf = (phone: string) => {
    const [digits] = digitsOf([phone]);
    return doubles.find((double) => digits !== undefined && digitsOf(double.phones).includes(digits));
  };
  const holders = phones.map((phone, index) => [`phones.${index}`, holderOf(phone)] as const);
  const all = [...holders, ['inn', doubles.find((double) => inn !== null && double.inn === inn)] as const];
  return Object.fromEntries(all.flatMap(([field, holder]) => (holder ? [[field, `Уже есть: ${holder.name}`]] : [])));
}
