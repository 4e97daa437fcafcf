import { expect, test } from 'vitest';
import { phoneOfClient } from '#people/client-of-request.ts';
import { fitColumns } from '#sharing/fits/fits-table.tsx';
import { fittingColumns } from './fitting-columns.tsx';

test('the columns up to the selection fit on a screen of 1024 px, where date and company are below the name', () => {
  const shown = (isWide: boolean) =>
    fitColumns(fittingColumns, isWide).filter(({ isHiddenAtFirst = false }) => !isHiddenAtFirst);
  const titles = (isWide: boolean) => shown(isWide).map(({ title }) => title);
  expect(titles(false)).toEqual(['Запрос', 'Соответствие', 'Ставка до', 'Ведёт', 'Почему', 'Подборка']);
  expect(titles(true)).toEqual([
    ...['Запрос', 'Соответствие', 'Компания', 'Ставка до', 'Ведёт', 'Дата', 'Почему', 'Подборка'],
  ]);
  const width = (isWide: boolean) => shown(isWide).reduce((sum, { width: one }) => sum + one, 0);
  // A scrollbar takes up to 17 px.
  expect(width(false)).toBeLessThanOrEqual(1_007);
  expect(width(true)).toBeLessThanOrEqual(1_263);
});

test('the telephone is that of the contact, otherwise of the company', () => {
  const phones = (phoneNumber: string) => [{ phoneType: 'Work', phoneNumber }];
  const stored = { id: 'c', name: 'ООО «Короб»', websites: [], phones: phones('+74950000000') };
  const person = { id: 'p', firstName: 'Ида', lastName: 'Полевая', companyId: 'c', emails: [] };
  type About = Parameters<typeof phoneOfClient>[0];
  const phone = (about: object) => phoneOfClient(about as About);
  expect(phone({ contact: { ...person, phones: phones('+79160000000') }, company: stored })).toBe('+79160000000');
  expect(phone({ contact: { ...person, phones: [] }, company: stored })).toBe('+74950000000');
  expect(phone({ contact: null, company: stored })).toBe('+74950000000');
  expect(phone({ contact: null, company: null })).toBeUndefined();
});
