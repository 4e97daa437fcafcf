import { type CustomerColumn, type MoveReferences, moveColumns } from '#people/customer-references.ts';

const property = { table: 'land.properties', entity: 'property' } as const;
const request = { table: 'land.requests', entity: 'land_request' } as const;

/** Columns of the land domain that refer to companies and contacts. */
const columns: readonly CustomerColumn[] = [property, request].flatMap((of): CustomerColumn[] => [
  { ...of, kind: 'company', column: 'company_id', field: 'companyId' },
  { ...of, kind: 'contact', column: 'contact_id', field: 'contactId' },
  { ...of, kind: 'contact', column: 'referral_contact_id', field: 'referralContactId' },
]);

/** Moves objects and requests from our own record to one of the CRM (N-03). */
export const moveLandCustomers: MoveReferences = (tx, move) => moveColumns(tx, columns, move);
