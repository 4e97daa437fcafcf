import { expect, test } from 'vitest';
import { eachPhoneOnce, phonesOf } from './named-phones.ts';

const work = (phoneNumber: string) => ({ phoneType: 'WORK', phoneNumber });
const ida = { firstName: 'Ида', lastName: 'Полевая', phones: [work('+7 916 123-45-67'), work('8 (916) 765-43-21')] };
const field = { name: 'ООО «Поле и Ко»', phones: [work('89161234567'), work('без номера')] };

test('numbers of the contact come before those of the company, each with its name', () => {
  expect(phonesOf(ida, field)).toEqual([
    { name: 'Ида Полевая', phone: '+7 916 123-45-67' },
    { name: 'Ида Полевая', phone: '8 (916) 765-43-21' },
    { name: 'ООО «Поле и Ко»', phone: '89161234567' },
    { name: 'ООО «Поле и Ко»', phone: 'без номера' },
  ]);
  expect(phonesOf(null, { name: 'Без телефонов' })).toEqual([]);
  expect(phonesOf(undefined, null)).toEqual([]);
});

test('a number written in two ways is offered once, words without digits not at all', () => {
  expect(eachPhoneOnce(phonesOf(ida, field))).toEqual([
    { name: 'Ида Полевая', phone: '+7 916 123-45-67' },
    { name: 'Ида Полевая', phone: '8 (916) 765-43-21' },
  ]);
});
