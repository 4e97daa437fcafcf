import { Failure } from '@gektar/contract/failure.ts';
import { expect, test } from 'vitest';
import { awayWords, customerRemark, customerTitle, emptyListText, originOf } from './customer-state.ts';
import { linkProblem, linkQuestion } from './link-customer.ts';
import { meansKind } from './means-kind.ts';

const unknown = {
  id: '7',
  name: undefined,
  knownName: undefined,
  storedAt: undefined,
  isGone: undefined,
  isOwn: undefined,
  error: null,
};

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
  expect(customerRemark(old)).toBe('CRM не отвечает: показано сохранённое от 20.11.2026');
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

test('our own company beside the CRM is marked, whatever its age', () => {
  expect(customerRemark({ ...unknown, name: 'Межа', isOwn: true })).toBe('не из CRM');
  expect(customerRemark({ ...unknown, name: 'Межа', isOwn: true, storedAt: '2026-11-20T10:00:00' })).toBe('не из CRM');
});

test('an empty list denies nothing before the CRM has answered', () => {
  const answered = { hasCrm: true, isWaiting: false, isError: false };
  expect(emptyListText(answered)).toBe('Нет данных');
  expect(emptyListText({ ...answered, isWaiting: true })).toBe('Ждём ответа CRM…');
  expect(emptyListText({ ...answered, isError: true })).toBe('CRM не отвечает');
  expect(emptyListText({ ...answered, isError: true, isWaiting: true })).toBe('Ждём ответа CRM…');
  expect(emptyListText({ hasCrm: false, isWaiting: true, isError: false })).toBe('Загрузка…');
  expect(emptyListText({ hasCrm: false, isWaiting: false, isError: true })).toBe('Не удалось загрузить данные');
});

test('a list without an answer of the CRM says so, of own records alone too; a full answer says nothing', () => {
  const own = { isOwn: true, isCrmAway: true } as const;
  const stored = [{ storedAt: '2026-11-21T10:00:00' }, own, { storedAt: '2026-11-20T10:00:00' }];
  expect(awayWords(stored)).toBe('CRM не отвечает: показано сохранённое от 20.11.2026');
  expect(awayWords([own])).toBe('CRM не отвечает');
  expect([awayWords([]), awayWords([{}, { isCrmAway: undefined }])]).toEqual([undefined, undefined]);
});

test('without a CRM no company comes from it; beside one our own are told apart', () => {
  expect(originOf('own-field', { hasCrm: false, isOwn: false })).toBe('из списка компаний');
  expect(originOf('own-field', { hasCrm: true, isOwn: true })).toBe('не из CRM');
  expect(originOf('7', { hasCrm: true, isOwn: false })).toBe('из CRM, № 7');
});

test('a link names both records before it is made; a refusal is explained at its field', () => {
  expect(linkQuestion('ООО «Межа»', 'ООО «Межа Юг»').text).toMatch(
    /^Своя запись: ООО «Межа»\nЗапись CRM: ООО «Межа Юг»\n[\s\S]+Отменить это нельзя\.$/,
  );
  const fields = { crmId: 'Эту выбрать нельзя' };
  expect(linkProblem(new Failure('customer.not_in_crm', { fields }))).toBe('Эту выбрать нельзя');
  const message = 'Запись уже связана с другой записью CRM';
  expect(linkProblem(new Failure('customer.linked', { message }))).toBe(message);
  expect(linkProblem(new Failure('crm.away'))).toBe('CRM не отвечает. Повторите позже');
});
