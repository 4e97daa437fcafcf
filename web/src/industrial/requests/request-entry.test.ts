import { expect, test } from 'vitest';
import { requestEntries } from './request-entry.ts';

const request = {
  id: '0199a000-0000-7000-8000-000000000001',
  name: 'Распределительный центр',
  company: { id: 'crm-company-1', name: 'ООО «Ёлка»', websites: [] },
  vacancyTypes: 3,
  netRentalRateTo: null,
  requestDate: '2026-11-12T00:00:00',
  isEnabled: true,
};

test('a request stands in the palette with who asks for what and when', () => {
  expect(requestEntries.entryOf(request)).toEqual({
    key: `industrial-requests/${request.id}`,
    title: 'Распределительный центр',
    detail: 'ООО «Ёлка» · Аренда, Продажа',
    note: '12.11.2026',
    href: `/industrial/requests/${request.id}`,
  });
  expect(requestEntries.entryOf({ ...request, company: null, isEnabled: false })).toMatchObject({
    detail: 'Аренда, Продажа',
    note: 'В архиве · 12.11.2026',
  });
  const { detail = '' } = requestEntries.entryOf({ ...request, netRentalRateTo: 11_000 });
  expect(detail.replaceAll('\u00a0', ' ')).toBe('ООО «Ёлка» · Аренда, Продажа · до 11 000,00 руб./м² в год');
});
