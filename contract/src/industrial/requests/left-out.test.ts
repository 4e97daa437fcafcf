import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

const company = (name: string) => ({ id: 'c1', name, websites: [] });
const contact = (firstName: string, lastName: string) =>
  ({ id: 'p1', firstName, lastName, companyId: 'c1', phones: [], emails: [] }) as const;

test.each([
  ['the company under the name of its caller', company('Антон Рябинин'), contact('Антон', 'Рябинин'), ['companyId']],
  ['a caller of one name', company('Вера'), contact('Вера', ''), ['companyId']],
  ['a company of its own', company('ООО «Рябинин»'), contact('Антон', 'Рябинин'), []],
  ['a company without a contact', company('Антон Рябинин'), null, []],
  ['customers that are not loaded', null, null, []],
])('an industrial request with %s', (_, one, other, names) => {
  expect(leftOut({ company: one, contact: other && { ...other, phones: [], emails: [] } })).toEqual(names);
});
