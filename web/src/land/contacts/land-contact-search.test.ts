import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { expect, test } from 'vitest';
import { arrangeContacts, readContactSearch } from './land-contact-search.ts';

function contact(id: string, lastName: string, about: Partial<LandContact> = {}): LandContact {
  const nothing = { middleName: null, phone: null, email: null, comment: null };
  return { id, rowVersion: 1, firstName: 'Пётр', lastName, ...nothing, ...about };
}

const all = [
  contact('1', 'Ёлкин', { phone: '79161234567', comment: 'Сосед по меже' }),
  contact('2', 'Абрамов 10', { email: 'a@pole.example' }),
  contact('3', 'Абрамов 9', { phone: '79990000000' }),
];
const idsOf = (asked: Parameters<typeof arrangeContacts>[1]) => arrangeContacts(all, asked).map(({ id }) => id);

test('a search finds every word anywhere, ё as е, a phone however it is written', () => {
  expect(idsOf({ q: 'петр елк' })).toEqual(['1']);
  expect(idsOf({ q: 'межа' })).toEqual([]);
  expect(idsOf({ q: 'POLE' })).toEqual(['2']);
  expect(idsOf({ q: '+7 (916) 123-45-67' })).toEqual(['1']);
  expect(idsOf({ q: '89161234567' })).toEqual(['1']);
  expect(idsOf({ q: '345' })).toEqual(['1']);
  expect(idsOf({ q: '' })).toEqual(['1', '2', '3']);
});

test('where nothing is found, what was typed is read on the other layout', () => {
  expect(idsOf({ q: '`kry' })).toEqual([]);
  expect(idsOf({ q: '`krby' })).toEqual(['1']);
  expect(idsOf({ q: 'зщду' })).toEqual(['2']);
});

test('rows are sorted as Russians do, numbers by their size; the empty stand last both ways', () => {
  expect(idsOf({ sort: 'name' })).toEqual(['3', '2', '1']);
  expect(idsOf({ sort: 'name', direction: 'desc' })).toEqual(['1', '2', '3']);
  expect(idsOf({ sort: 'phone' })).toEqual(['1', '3', '2']);
  expect(idsOf({ sort: 'phone', direction: 'desc' })).toEqual(['3', '1', '2']);
});

test('an address may say anything', () => {
  const nothing = { q: undefined, sort: undefined, direction: undefined };
  expect(readContactSearch({ q: ['x'], sort: 'comment', direction: 'up' })).toEqual(nothing);
  expect(readContactSearch({ search: 79161234567, sort: 'email', direction: 'desc' })).toEqual({
    q: '79161234567',
    sort: 'email',
    direction: 'desc',
  });
});
