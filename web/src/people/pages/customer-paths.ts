import type { Domain } from '@gektar/contract/domain.ts';
import type { CustomerObject, CustomerRequest } from '@gektar/contract/people/customer-page.ts';
import type { CustomerKind } from '#people/link-customer.ts';

/** The list of companies and contacts within a domain. */
export function customersPath(domain: Domain): string {
  return `/${domain}/customers`;
}

/** Page of a company or a contact within a domain; ids of a CRM may contain any characters. */
export function customerPath(domain: Domain, kind: CustomerKind, id: string): string {
  return `${customersPath(domain)}/${kind}/${encodeURIComponent(id)}`;
}

/** Page of an object; buildings and vacancies open in their complex. */
export function objectPath({ kind, id, complexId, buildingId }: CustomerObject): string {
  if (kind === 'property') return `/land/property/${id}`;
  const complex = `/industrial/complex/${complexId}`;
  if (kind === 'complex') return complex;
  return kind === 'building' ? `${complex}?building=${id}` : `${complex}?building=${buildingId}&vacancy=${id}`;
}

export function requestPath({ domain, id }: Pick<CustomerRequest, 'domain' | 'id'>): string {
  return domain === 'land' ? `/land/request/${id}` : `/industrial/requests/${id}`;
}

export function selectionPath(request: Pick<CustomerRequest, 'domain' | 'id'>): string {
  return `${requestPath(request)}/${request.domain === 'land' ? 'selections' : 'selection'}`;
}
