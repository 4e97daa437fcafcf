import { expect, test } from 'vitest';
import { requestEntries } from './request-entry.ts';

const request = {
  id: '0199a000-0000-7000-8000-000000000001',
  name: 'Площадка под склад',
  company: { id: 'crm-company-1', name: 'ООО «Ёлка»', websites: [] },
  propertyTypes: [{ id: 1, name: 'Логистика', color: 'ochre' as const }],
  requestDate: '2026-11-12T00:00:00',
  isEnabled: true,
};

test('a request stands in the palette with who asks for what and when', () => {
  expect(requestEntries.entryOf(request)).toEqual({
    key: `requests/${request.id}`,
    title: 'Площадка под склад',
    detail: 'ООО «Ёлка» · Логистика',
    note: '12.11.2026',
    href: `/land/request/${request.id}`,
  });
  expect(requestEntries.entryOf({ ...request, company: null, isEnabled: false })).toMatchObject({
    detail: 'Логистика',
    note: 'В архиве · 12.11.2026',
  });
});
