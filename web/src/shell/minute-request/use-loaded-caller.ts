import { useQuery } from '@tanstack/react-query';
import { contactName } from '#people/contact-name.ts';
import { companyQuery, contactQuery } from '#people/people-data.ts';
import type { Caller } from './caller.ts';

/** The caller, completed with what was not given when the dialog was opened: name, number and company. */
export function useLoadedCaller(caller: Caller): Caller {
  const [contactId, companyId] = caller.kind === 'known' ? [caller.contactId, caller.companyId] : [null, null];
  const isNameless = caller.kind === 'known' && caller.name === '';
  const { data: contact } = useQuery({ ...contactQuery(contactId ?? ''), enabled: contactId !== null && isNameless });
  const known = companyId ?? contact?.companyId ?? null;
  const isCompanyNameless = caller.kind === 'known' && caller.companyName === null;
  const { data: company } = useQuery({ ...companyQuery(known ?? ''), enabled: known !== null && isCompanyNameless });
  if (caller.kind !== 'known') return caller;
  const companyName = caller.companyName ?? company?.name ?? null;
  return {
    ...caller,
    companyId: known,
    companyName,
    name: caller.name || (contact && contactName(contact)) || (contactId === null && companyName) || '',
    phone: caller.phone ?? contact?.phones[0]?.phoneNumber ?? null,
  };
}
