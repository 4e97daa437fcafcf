import type { CustomerObject, CustomerRequest } from '@gektar/contract/people/customer-page.ts';
import { expect, test } from 'vitest';
import { customerPath, objectPath, requestPath, selectionPath } from './customer-paths.ts';
import { objectNote, requestNote, selectionNote } from './customer-words.ts';

const object: CustomerObject = {
  domain: 'industrial',
  kind: 'vacancy',
  id: 'v',
  complexId: 'c',
  buildingId: 'b',
  name: 'Блок 1',
  place: null,
  roles: ['agent', 'tenant'],
  isEnabled: false,
};
const request: CustomerRequest = {
  ...{ responsibleEmployeeId: null, areaFrom: null, areaTo: null },
  domain: 'land',
  id: 'r',
  name: 'Склад',
  roles: ['client'],
  requestDate: '2026-11-12T00:00:00',
  isEnabled: true,
  selection: null,
};

test('an object of a customer names its kind, the roles and the archive, and leads to its page', () => {
  expect(objectNote(object)).toBe('Вакансия · агент, арендатор · в архиве');
  expect(objectPath(object)).toBe('/industrial/complex/c?building=b&vacancy=v');
  expect(objectPath({ ...object, kind: 'building', id: 'b' })).toBe('/industrial/complex/c?building=b');
  expect(objectPath({ ...object, kind: 'complex', id: 'c' })).toBe('/industrial/complex/c');
  expect(objectPath({ ...object, kind: 'property', id: 'p' })).toBe('/land/property/p');
});

test('a request has its date and role, a selection what was sent', () => {
  expect(requestNote(request)).toBe('12.11.2026 · клиент');
  expect([requestPath(request), selectionPath(request)]).toEqual(['/land/request/r', '/land/request/r/selections']);
  expect(selectionPath({ domain: 'industrial', id: 'r' })).toBe('/industrial/requests/r/selection');
  const selection = { itemCount: 5, favoriteCount: 2, linkExpires: '2026-12-12T10:00:00', dateTimeChanged: '' };
  expect(selectionNote(selection)).toBe('5\u00A0объектов · отмечено 2 · ссылка до 12.12.2026');
  expect(selectionNote({ ...selection, favoriteCount: 0, linkExpires: null })).toBe('5\u00A0объектов · без ссылки');
});

test('an id of a customer service may have any signs', () => {
  expect(customerPath('land', 'company', 'Crm-7/А')).toBe('/land/customers/company/Crm-7%2F%D0%90');
});
