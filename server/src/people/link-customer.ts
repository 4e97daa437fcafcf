import { Failure } from '@gektar/contract/failure.ts';
import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { CustomerKind, CustomerMove, MoveReferences } from './customer-references.ts';

export interface CustomerLink<Customer> {
  readonly kind: CustomerKind;
  /** Id of the record that is not from the CRM. */
  readonly id: string;
  /** Record of the CRM. */
  readonly target: Customer | undefined;
  readonly name: string;
  readonly employeeId: string;
}

/**
 * Replaces our own record by a CRM record in all references of both domains (N-03). Our own record stays stored, but is
 * no longer offered. Repeating the link moves references made since.
 * @throws {Failure} company.not_found, contact.not_found; customer.not_own, customer.linked, customer.not_in_crm
 */
export async function linkCustomer<Customer extends Company | Contact>(
  tx: Db,
  { kind, id, target, name, employeeId }: CustomerLink<Customer>,
  references: readonly MoveReferences[],
): Promise<Customer> {
  const tableName = kind === 'company' ? 'shared.companies' : 'shared.contacts';
  const table = sql.table(tableName);
  const own = await tx
    .selectFrom(tableName)
    .select(['is_own as isOwn', 'crm_id as crmId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (own === undefined) throw new Failure(kind === 'company' ? 'company.not_found' : 'contact.not_found');
  if (!own.isOwn) throw new Failure('customer.not_own');
  if (target === undefined || target.isOwn || target.isGone) {
    throw new Failure('customer.not_in_crm', { fields: { crmId: 'Выберите запись из CRM' } });
  }
  if (own.crmId !== null && own.crmId !== target.id) throw new Failure('customer.linked');
  const move = { kind, from: id, to: target.id, name, employeeId };
  for (const moveReferences of references) await moveReferences(tx, move);
  await (kind === 'company' ? movePeople(tx, move) : moveJobs(tx, move));
  await sql`update ${table} set crm_id = ${target.id} where id = ${id}`.execute(tx);
  return target;
}

/** Moves our own contacts of the company to the CRM company. */
async function movePeople(tx: Db, { from, to }: CustomerMove): Promise<void> {
  await sql`update shared.contacts set company_id = ${to} where company_id = ${from}`.execute(tx);
  await sql`insert into shared.company_contacts (company_id, contact_id)
    select ${to}, contact_id from shared.company_contacts where company_id = ${from} on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from shared.company_contacts where company_id = ${from}`.execute(tx);
}

/** Lets our own companies list the CRM contact; the contacts of CRM companies come from the CRM. */
async function moveJobs(tx: Db, { from, to }: CustomerMove): Promise<void> {
  await sql`insert into shared.company_contacts (company_id, contact_id)
    select c.id, ${to} from shared.companies c where c.is_own and (
      c.id in (select company_id from shared.company_contacts where contact_id = ${from})
      or c.id = (select company_id from shared.contacts where id = ${from}))
    on conflict do nothing`.execute(tx);
  await sql`delete from shared.company_contacts where contact_id = ${from}`.execute(tx);
}
