import type { IndustrialRequest } from './request.ts';
import type { requestFields } from './request-fields.ts';

/**
 * Required fields of the form that still have the neutral value of a request written down during a call: its company
 * (F-10) is then a record that is not from the CRM and has the name of the caller.
 */
export function leftOut({
  company,
  contact,
}: Pick<IndustrialRequest, 'company' | 'contact'>): readonly (keyof typeof requestFields)[] {
  if (company === null || contact === null) return [];
  return company.name === `${contact.firstName} ${contact.lastName}`.trim() ? ['companyId'] : [];
}
