import type { CompanyPage, ContactPage } from '@gektar/contract/people/customer-page.ts';
import {
  createOwnCompany,
  createOwnContact,
  findCustomers,
  findDoubles,
  getCompanyPage,
  getContactPage,
  updateOwnCompany,
  updateOwnContact,
} from '@gektar/contract/people/own-customer-endpoints.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import * as doubles from './customer-doubles.ts';
import { findCustomerRows } from './customer-list.ts';
import { type CustomerKey, type FindRelations, findRelations } from './customer-relations.ts';
import type { Customers } from './customers.ts';
import { findCompanyToEdit, findContactToEdit, findSource } from './own-customer-queries.ts';
import * as writes from './own-customer-writes.ts';

export interface OwnCustomerParts {
  readonly customers: Customers;
  /** Whether a CRM is configured. */
  readonly hasCrm: boolean;
  /** Functions that find objects and requests of a customer, one per domain. */
  readonly relations: readonly FindRelations[];
}

/** Our own companies and contacts: creation, changes, doubles, list and page (N-03, 0056). */
export function ownCustomerRoutes(route: Route, { customers, hasCrm, relations }: OwnCustomerParts): void {
  route(createOwnCompany, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => writes.createOwnCompany(tx, body, { employeeId, hasCrm })),
  );
  route(createOwnContact, async ({ db, body, employeeId }) => {
    await mustKnow(body.companyId);
    return inTransaction(db, (tx) => writes.createOwnContact(tx, body, { employeeId, hasCrm }));
  });
  route(updateOwnCompany, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => writes.updateOwnCompany(tx, body, { employeeId, hasCrm })),
  );
  route(updateOwnContact, async ({ db, body, employeeId }) => {
    await mustKnow(body.companyId);
    return inTransaction(db, (tx) => writes.updateOwnContact(tx, body, { employeeId, hasCrm }));
  });
  route(findDoubles, ({ db, body }) => doubles.findDoubles(db, body, hasCrm));
  route(findCustomers, ({ db, query }) => findCustomerRows(db, { ...query, hasCrm }));
  route(getCompanyPage, async ({ db, query: { companyId: id } }): Promise<CompanyPage> => {
    const { isEditable, ...page } = await pageOf(db, { kind: 'company', id });
    return { ...page, own: (isEditable && (await findCompanyToEdit(db, id))) || null };
  });
  route(getContactPage, async ({ db, query: { contactId: id } }): Promise<ContactPage> => {
    const { isEditable, ...page } = await pageOf(db, { kind: 'contact', id });
    return { ...page, own: (isEditable && (await findContactToEdit(db, id))) || null };
  });

  /** Called before the transaction begins, since the CRM may be slow. */
  async function mustKnow(companyId: string | null): Promise<void> {
    if (companyId !== null && !(await customers.company(companyId))) throw writes.unknownCompany();
  }

  async function pageOf(db: Db, key: CustomerKey) {
    const [source, found] = await Promise.all([findSource(db, key.kind, key.id), findRelations(db, key, relations)]);
    const isEditable = source?.isOwn === true && source.crmId === null;
    return { ...found, crmId: source?.crmId ?? null, isEditable };
  }
}
