import type { Domain } from '@gektar/contract/domain.ts';
import { findCustomers } from '@gektar/contract/people/own-customer-calls.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { IconBuilding, IconPlus, IconUser, IconUsers } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import { customerPath, customersPath } from '#people/pages/customer-paths.ts';
import { CUSTOMERS } from '#people/pages/customer-words.ts';
import type { PaletteDestination, PaletteSource } from '#ui/palette/palette-entry.ts';

/** Maximum number of results, the same as for objects. */
const TAKE = 10;

/** Finds companies and contacts by name, phone or INN; their pages open in the current domain. */
export function customerPalette(domain: Domain): PaletteSource {
  return {
    key: 'company',
    title: CUSTOMERS,
    Icon: IconBuilding,
    kinds: { contact: IconUser },
    search: async (text, signal) => {
      const { rows } = await call(findCustomers, { query: { searchText: text } }, { signal });
      return rows.slice(0, TAKE).map(({ kind, id, name, companyName, phones: [phone] }) => ({
        key: `${kind}/${id}`,
        title: name || 'Без имени',
        detail: companyName ?? undefined,
        note: phone === undefined ? undefined : formatPhone(phone),
        href: customerPath(domain, kind, id),
      }));
    },
  };
}

/** Links to the list of companies and contacts, and to the creation of either. */
export function customerDestinations(domain: Domain): readonly PaletteDestination[] {
  const list = customersPath(domain);
  const created = { Icon: IconPlus, words: 'создать добавить клиент' };
  return [
    { key: 'go/customers', title: CUSTOMERS, Icon: IconUsers, href: list, words: 'люди клиенты телефоны crm' },
    { key: 'go/new-contact', title: 'Новый контакт', href: `${list}?new=contact`, ...created },
    { key: 'go/new-company', title: 'Новая компания', href: `${list}?new=company`, ...created },
  ];
}
