import type { Caller, Callers } from '@gektar/contract/people/caller.ts';
import { readTypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { expect, test } from 'vitest';
import { minuteRequestSignal } from '#people/minute-request-opener.ts';
import { callerGroups, initialedName, isUnknown, openRequestOf } from './caller-entries.ts';

const vera: Caller = {
  ...{ kind: 'contact', id: 'p1', name: 'Вера Лозинская', companyId: 'c1', companyName: 'ООО «Северный обоз»' },
  phone: '79000000042',
};
const reception: Caller = {
  ...{ kind: 'company', id: 'c1', name: 'ООО «Северный обоз»', companyId: null, companyName: null },
  phone: '79000000040',
};
const nobody: Callers = { found: [], similar: [], recent: [] };
const plots = { title: 'Объекты', entries: [{ key: 'properties/1', title: '50:20', href: '/land/property/1' }] };

/** Group headings with the keys of their entries. */
function shown(typed: string, callers: Callers, others = [plots], person: Caller | undefined = undefined) {
  const phone = readTypedPhone(typed);
  if (phone === undefined) throw new Error('no number');
  const groups = callerGroups({ domain: 'land', phone, callers, others, person, card: undefined });
  return groups.map(({ title, entries }) => [title, entries.map(({ key }) => key)]);
}

test('a known number shows people, similar numbers after them, and what to do, nothing else', () => {
  expect(shown('8 900 000 00 42', { ...nobody, found: [vera], similar: [reception] }, [plots], vera)).toEqual([
    ['Люди', ['found/contact/p1', 'similar/company/c1']],
    ['Что сделать', ['do/request', 'do/talk', 'do/remind']],
  ]);
});

test('a company named after its contact is not named a second time', () => {
  const noteOf = (caller: Caller) => {
    const found = { ...nobody, found: [caller] };
    const phone = readTypedPhone('8 900 000 00 42') as NonNullable<ReturnType<typeof readTypedPhone>>;
    const [people] = callerGroups({
      domain: 'land',
      phone,
      callers: found,
      others: [],
      person: caller,
      card: undefined,
    });
    return people?.entries.map((entry) => 'note' in entry && entry.note);
  };
  expect(noteOf(vera)).toEqual(['ООО «Северный обоз»']);
  expect(noteOf({ ...vera, companyName: 'Вера Лозинская' })).toEqual([undefined]);
});

test('a number of nobody offers a request first, then a contact and the call, similar numbers and last talks', () => {
  const recent = {
    kind: 'contact',
    id: 'p2',
    name: 'Роман',
    dateTime: '2026-11-19T16:05:00',
    text: null,
    minutes: 6,
  } as const;
  expect(shown('8 900 000 00 42', { found: [], similar: [reception], recent: [recent] }, [])).toEqual([
    ['Что сделать', ['do/request', 'do/contact', 'do/call']],
    ['Похожие', ['similar/company/c1']],
    ['Последние звонки', ['recent/contact/p2']],
  ]);
  expect([isUnknown(nobody, []), isUnknown(nobody, [plots]), isUnknown({ ...nobody, found: [vera] }, [])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('digits that may be a cadastral number show what they found before what to do, a part of a number calls nobody', () => {
  expect(shown('500 200', nobody)).toEqual([
    ['Объекты', ['properties/1']],
    ['Что сделать', ['do/request', 'do/contact']],
  ]);
  expect(shown('500 200', { ...nobody, found: [vera] }).map(([title]) => title)).toEqual(['Люди', 'Объекты']);
});

test('a request begins with what is known of the caller', () => {
  openRequestOf(vera);
  expect(minuteRequestSignal.get()).toEqual({
    ...{ contactId: 'p1', companyId: 'c1', name: 'Вера Лозинская', phone: '79000000042' },
  });
  openRequestOf({ ...reception, phone: undefined });
  expect(minuteRequestSignal.get()).toEqual({ companyId: 'c1', name: 'ООО «Северный обоз»' });
  minuteRequestSignal.set(undefined);
});

test.each([
  ['company', 'ООО «Северный обоз»', 'Северный обоз'],
  ['company', 'АО', 'АО'],
  ['contact', 'ИП Пашин', 'ИП Пашин'],
] as const)('initials of a %s %j are those of %j', (kind, name, expected) => {
  expect(initialedName({ kind, name })).toBe(expected);
});
