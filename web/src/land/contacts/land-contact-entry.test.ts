import { formatPhone } from '@gektar/format/phone.ts';
import { expect, test } from 'vitest';
import { landContactEntry } from './land-contact-entry.ts';

const contact = {
  id: '0f1e2d3c-0000-4000-8000-000000000001',
  rowVersion: 1,
  firstName: 'Фёдор',
  lastName: 'Пашин',
  middleName: null,
  phone: '79000001000',
  email: null,
  comment: null,
};

test('a contact in the palette is known by its name and phone and leads to the list that finds it', () => {
  expect(landContactEntry(contact)).toEqual({
    key: `land-contacts/${contact.id}`,
    title: 'Пашин Фёдор',
    detail: undefined,
    note: formatPhone('79000001000'),
    href: `/land/contacts?q=${encodeURIComponent('Пашин Фёдор')}`,
  });
});
