import { expect, test } from 'vitest';
import { fittingColumns, phoneOf } from './fitting-columns.tsx';

test('the columns from the request to its selection fit on a screen of 1024 px', () => {
  const ids = fittingColumns.map(({ id }) => id);
  const upToSelection = fittingColumns.slice(0, ids.indexOf('selection') + 1);
  expect(upToSelection.map(({ title }) => title)).toEqual([
    ...['Запрос', 'Компания', 'Ведёт', 'Дата', 'Телефон', 'Ставка до', 'Подборка'],
  ]);
  // A scrollbar takes up to 17 px.
  expect(upToSelection.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(1_007);
});

test('the telephone is that of the contact, otherwise of the company', () => {
  const phones = (phoneNumber: string) => [{ phoneType: 'Work', phoneNumber }];
  const stored = { id: 'c', name: 'ООО «Короб»', websites: [], phones: phones('+74950000000') };
  const person = { id: 'p', firstName: 'Ида', lastName: 'Полевая', companyId: 'c', emails: [] };
  type About = Parameters<typeof phoneOf>[0];
  const phone = (about: object) => phoneOf(about as About);
  expect(phone({ contact: { ...person, phones: phones('+79160000000') }, company: stored })).toBe('+79160000000');
  expect(phone({ contact: { ...person, phones: [] }, company: stored })).toBe('+74950000000');
  expect(phone({ contact: null, company: stored })).toBe('+74950000000');
  expect(phone({ contact: null, company: null })).toBeUndefined();
});
