import { Failure } from '@gektar/contract/failure.ts';
import {
  type Caller,
  type CallerCard,
  type Callers,
  type LastTalk,
  MOST_CALLER_REQUESTS,
  MOST_CALLERS,
  MOST_RECENT_TALKS,
  MOST_SIMILAR,
  type RecentTalk,
} from '@gektar/contract/people/caller.ts';
import type { CustomerRequest } from '@gektar/contract/people/customer-page.ts';
import { readTypedPhone, similarNumbers } from '@gektar/contract/people/typed-phone.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { containing } from '#database/like.ts';
import type { CustomerKey } from '#people/customer-relations.ts';
import { findCustomerIds, isOfCustomers } from './people-of-company.ts';

/** Requests of a customer in one domain: active ones first, then the newest. */
export type FindRequests = (
  db: Db,
  key: CustomerKey,
) => Promise<{ readonly requests: CustomerRequest[]; readonly requestCount: number }>;

/**
 * SQL of talks with customers from one table, with the columns `customer_kind`, `customer_id`, `employee_id`, `at`
 * (Moscow time), `text` and `minutes`.
 */
export type TalkRows = RawBuilder<unknown>;

export const ownTalkRows: TalkRows = sql`
  select kind as customer_kind, customer_id, employee_id, at, text, minutes from shared.talks where deleted_at is null`;

const contactName = sql`trim(c.first_name || ' ' || c.last_name)`;

/**
 * Companies and people with a phone number that contains the typed one, in any written form; nobody when the text is
 * not a number.
 */
export async function findCallers(
  db: Db,
  typed: string,
  { employeeId, talks }: { readonly employeeId: string; readonly talks: readonly TalkRows[] },
): Promise<Callers> {
  const phone = readTypedPhone(typed);
  if (phone === undefined) return { found: [], similar: [], recent: [] };
  const { parts, whole } = phone;
  const patterns = sql`${parts.map(containing)}::text[]`;
  const others = sql`${whole === undefined ? [] : similarNumbers(whole)}::text[]`;
  const [found, similar] = await Promise.all([
    callersBy(db, MOST_CALLERS, {
      record: sql`shared.phone_digits(c.phones) like any(${patterns})`,
      phone: sql`shared.phone_digits(jsonb_build_array(p.phone)) like any(${patterns})`,
    }),
    whole === undefined
      ? []
      : callersBy(db, MOST_SIMILAR, {
          record: sql`shared.phone_numbers(c.phones) && ${others}`,
          phone: sql`shared.phone_digits(jsonb_build_array(p.phone)) = any(${others})`,
        }),
  ]);
  const known = new Set(found.map(keyOf));
  return {
    found,
    similar: similar.filter((caller) => !known.has(keyOf(caller))),
    recent: found.length > 0 ? [] : await findRecentTalks(db, employeeId, talks),
  };
}

const keyOf = ({ kind, id }: Pick<Caller, 'kind' | 'id'>) => `${kind} ${id}`;

interface PhoneConditions {
  /** Condition on a record `c`; uses an index. */
  readonly record: RawBuilder<unknown>;
  /** Condition on one of its numbers, `p.phone`. */
  readonly phone: RawBuilder<unknown>;
}

async function callersBy(db: Db, most: number, { record, phone }: PhoneConditions): Promise<Caller[]> {
  const matched = sql`(select p.phone ->> 'phoneNumber' from jsonb_array_elements(c.phones) with ordinality p (phone, position)
    where ${phone} order by p.position limit 1)`;
  const { rows } = await sql<Caller>`
    select * from (
      select 'contact' as kind, c.id, ${contactName} as name, c.company_id as "companyId", co.name as "companyName",
        ${matched} as phone
      from shared.contacts c left join shared.companies co on co.id = c.company_id
      where c.crm_id is null and ${record}
      union all
      select 'company', c.id, c.name, null, null, ${matched} from shared.companies c where c.crm_id is null and ${record}
    ) f order by kind desc, name collate shared.russian, id limit ${most}`.execute(db);
  return rows;
}

/** Recent talks and finished call-backs of an employee, at most one for each customer. */
async function findRecentTalks(db: Db, employeeId: string, talks: readonly TalkRows[]): Promise<RecentTalk[]> {
  const parts = talks.map(
    (rows) => sql`(select * from (${rows}) t where t.employee_id = ${employeeId} order by t.at desc limit 20)`,
  );
  const { rows } = await sql<RecentTalk>`
    select t.customer_kind as kind, t.customer_id as id, coalesce(co.name, ${contactName}) as name,
      t.at as "dateTime", t.text, t.minutes
    from (select distinct on (customer_kind, customer_id) * from (${sql.join(parts, sql` union all `)}) u
      order by customer_kind, customer_id, at desc) t
    left join shared.companies co on t.customer_kind = 'company' and co.id = t.customer_id
    left join shared.contacts c on t.customer_kind = 'contact' and c.id = t.customer_id
    where coalesce(co.id, c.id) is not null
    order by t.at desc, t.customer_id limit ${MOST_RECENT_TALKS}`.execute(db);
  return rows;
}

export interface CardParts {
  readonly requests: readonly FindRequests[];
  readonly talks: readonly TalkRows[];
}

/**
 * The card of a caller: one statement for the record, one for the last talk, one per domain for requests.
 * @throws {Failure} company.not_found, contact.not_found
 */
export async function findCallerCard(db: Db, key: CustomerKey, { requests, talks }: CardParts): Promise<CallerCard> {
  const [record, lastTalk, ...found] = await Promise.all([
    findRecord(db, key),
    findLastTalk(db, key, talks),
    ...requests.map((find) => find(db, key)),
  ]);
  if (record === undefined) throw new Failure(key.kind === 'company' ? 'company.not_found' : 'contact.not_found');
  const all = found.flatMap((part) => part.requests).sort(activeAndNewest);
  return {
    ...record,
    responsibleEmployeeId: all[0]?.responsibleEmployeeId ?? null,
    lastTalk,
    requests: all.slice(0, MOST_CALLER_REQUESTS),
    requestCount: found.reduce((sum, { requestCount }) => sum + requestCount, 0),
  };
}

function activeAndNewest(one: CustomerRequest, other: CustomerRequest): number {
  if (one.isEnabled !== other.isEnabled) return one.isEnabled ? -1 : 1;
  return one.requestDate < other.requestDate ? 1 : one.requestDate > other.requestDate ? -1 : 0;
}

type CallerRecord = Omit<CallerCard, 'responsibleEmployeeId' | 'lastTalk' | 'requests' | 'requestCount'>;

async function findRecord(db: Db, { kind, id }: CustomerKey): Promise<CallerRecord | undefined> {
  const means = sql`array(select phone ->> 'phoneNumber' from jsonb_array_elements(c.phones) as phone) as phones,
    array(select email ->> 'emailAddress' from jsonb_array_elements(c.emails) as email) as emails, c.note`;
  const statement =
    kind === 'company'
      ? sql<CallerRecord>`select 'company' as kind, c.id, c.name, null as "companyId", null as "companyName", ${means}
          from shared.companies c where c.id = ${id}`
      : sql<CallerRecord>`select 'contact' as kind, c.id, ${contactName} as name, c.company_id as "companyId",
            co.name as "companyName", ${means}
          from shared.contacts c left join shared.companies co on co.id = c.company_id where c.id = ${id}`;
  const { rows } = await statement.execute(db);
  return rows[0];
}

/** The last talk with a contact, or with a company and its people. */
async function findLastTalk(db: Db, key: CustomerKey, talks: readonly TalkRows[]): Promise<LastTalk | null> {
  const ids = await findCustomerIds(db, key);
  const isTheirs = isOfCustomers(ids, sql`t.customer_kind`, sql`t.customer_id`);
  const parts = talks.map((rows) => sql`(select * from (${rows}) t where ${isTheirs} order by t.at desc limit 1)`);
  const { rows } = await sql<LastTalk>`
    select u.at as "dateTime", u.text, u.minutes, u.employee_id as "employeeId"
    from (${sql.join(parts, sql` union all `)}) u order by u.at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
