import { Failure } from '@gektar/contract/failure.ts';
import { expect, test } from 'vitest';
import { customerRemark, customerTitle } from './customer-state.ts';
import { meansKind } from './means-kind.ts';

const unknown = { id: '7', name: undefined, knownName: undefined, storedAt: undefined, isGone: undefined, error: null };

test('a stored company is called by its name, else as it was known, else by its id', () => {
  expect(customerTitle({ ...unknown, name: 'Юг', knownName: 'Север' })).toBe('Юг');
  expect(customerTitle({ ...unknown, knownName: 'Север', error: new Failure('crm.away') })).toBe('Север');
  expect(customerTitle({ ...unknown, error: new Failure('crm.away') })).toBe('7');
  expect(customerTitle(unknown)).toBe('…');
});

test('it is said quietly when a name is an old one, or cannot be had', () => {
  expect(customerRemark({ ...unknown, name: 'Юг' })).toBeUndefined();
  expect(customerRemark(unknown)).toBeUndefined();
  const old = { ...unknown, name: 'Юг', storedAt: '2026-11-20T10:00:00' };
  expect(customerRemark(old)).toBe('CRM не отвечает, данные от 20.11.2026');
  expect(customerRemark({ ...old, isGone: true })).toBe('Этой записи больше нет в CRM, данные от 20.11.2026');
  expect(customerRemark({ ...unknown, error: new Failure('crm.away') })).toContain('показан номер');
  expect(customerRemark({ ...unknown, knownName: 'Юг', error: new Failure('crm.away') })).toBe('CRM не отвечает');
  expect(customerRemark({ ...unknown, error: new Failure('company.not_found') })).toContain('нет в CRM');
});

test('kinds of phones are said in Russian, whoever named them', () => {
  expect(['MOBILE', 'work', 'Рабочий', 'OTHER', '', '__proto__'].map(meansKind)).toEqual([
    'мобильный',
    'рабочий',
    'рабочий',
    undefined,
    undefined,
    undefined,
  ]);
});
