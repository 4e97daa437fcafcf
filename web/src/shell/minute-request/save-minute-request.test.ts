import { Failure } from '@gektar/contract/failure.ts';
import { describe, expect, test } from 'vitest';
import { industrialMinute } from '#industrial/requests/minute-request.ts';
import { landMinute } from '#land/requests/minute-request.ts';
import type { MinuteKind, MinuteRequest } from '#requests/minute/minute-kind.ts';
import { emptyMinute } from '#requests/minute/minute-values.ts';
import { callerOf, contactOf, problemsOfCaller } from './caller.ts';
import {
  companyIdOf,
  doublesIn,
  type MinuteCalls,
  type MinuteToSave,
  ReminderMissing,
  saveMinuteRequest,
} from './save-minute-request.ts';

type Stored = Readonly<Record<string, unknown>> & { readonly id: string; readonly rowVersion: number };

/** In-memory server: stores one row per id, refuses creations and loses answers on demand. */
class Office {
  readonly rows = new Map<string, Stored>();
  /** Names of the parts whose next answer is lost after the write. */
  readonly lost = new Set<string>();
  /** Names of the parts that are refused before the write. */
  readonly away = new Set<string>();

  create(part: string, id: string, fields: object): Promise<Stored> {
    if (this.away.has(part)) return Promise.reject(new Error(`${part} is away`));
    const stored = this.rows.get(id);
    const changed = { land_request: 'land_request.changed', industrial_request: 'industrial_request.changed' } as const;
    const codes = {
      ...changed,
      contact: 'contact.changed',
      company: 'company.changed',
      reminder: 'reminder.changed',
    } as const;
    if (stored && JSON.stringify({ ...stored, ...fields }) !== JSON.stringify(stored))
      return Promise.reject(new Failure(codes[part as keyof typeof codes], { current: stored }));
    return this.write(part, { ...fields, id, rowVersion: 1 });
  }

  write(part: string, row: Stored): Promise<Stored> {
    this.rows.set(row.id, row);
    if (!this.lost.delete(part)) return Promise.resolve(row);
    return Promise.reject(new Error('the connection is lost'));
  }

  readonly calls: MinuteCalls = {
    createCompany: ({ newId, ...fields }) => this.create('company', newId, fields),
    createContact: ({ newId, notDoubles: _, ...fields }) => this.create('contact', newId, fields),
    updateContact: ({ notDoubles: _, ...row }) => this.write('contact', { ...row, rowVersion: row.rowVersion + 1 }),
    createReminder: ({ newId, ...fields }) => this.create('reminder', newId, fields),
    updateReminder: (row) => this.write('reminder', { ...row, rowVersion: row.rowVersion + 1 }),
  };

  kind(kind: MinuteKind): MinuteKind {
    const part = `${kind.domain}_request`;
    const fieldsOf = ({ client, values }: MinuteRequest) => ({ ...client, note: values.note });
    const named = async (stored: Promise<Stored>) => ({ ...(await stored), name: '' });
    return {
      ...kind,
      create: (asked, newId) => named(this.create(part, newId, fieldsOf(asked))),
      update: (asked, { id, rowVersion }) =>
        named(this.write(part, { ...fieldsOf(asked), id, rowVersion: rowVersion + 1 })),
    };
  }
}

const ids = {
  contact: '019a0000-0000-7000-8000-000000000001',
  request: '019a0000-0000-7000-8000-000000000002',
  reminder: '019a0000-0000-7000-8000-000000000003',
};
const choices = { deals: [], types: [], needs: [], highways: [] };
const anton = { kind: 'new', name: 'Рябинин Антон', phone: '79000000318', companyId: null } as const;

function given(kind: MinuteKind) {
  const office = new Office();
  const minute: MinuteToSave = {
    kind: office.kind(kind),
    caller: anton,
    values: emptyMinute,
    choices,
    callBack: '2026-11-24T10:00:00',
    employeeId: '019a0000-0000-7000-8000-00000000000e',
    ids,
    notDoubles: [],
  };
  const save = (about: Partial<MinuteToSave> = {}) => saveMinuteRequest({ ...minute, ...about }, office.calls);
  return { office, save };
}

const both = [
  ['land', landMinute, 0],
  ['industrial', industrialMinute, 1],
] as const;

describe.each(both)('%s', (_, kind, companies) => {
  test('caller, request and reminder exist once however often they are sent', async () => {
    const { office, save } = given(kind);
    expect(await save()).toMatchObject({ request: { id: ids.request }, reminderId: ids.reminder });
    await save();
    expect(office.rows.size).toBe(3 + companies);
    expect(office.rows.get(ids.request)).toMatchObject({
      contactId: ids.contact,
      companyId: companies === 0 ? null : companyIdOf(ids.contact),
      rowVersion: 1,
    });
  });

  test.each(['contact', `${kind.domain}_request`, 'reminder'])(
    'after a lost answer about the %s the next save reuses it, with what was changed since',
    async (part) => {
      const { office, save } = given(kind);
      office.lost.add(part);
      await expect(save()).rejects.toThrow();
      const changed = { ...emptyMinute, note: 'и рампа' };
      await save({ values: changed, caller: { ...anton, name: 'Рябинин Артём' }, callBack: '2026-11-25T10:00:00' });
      expect(office.rows.size).toBe(3 + companies);
      expect(office.rows.get(ids.contact)).toMatchObject({ firstName: 'Артём' });
      expect(office.rows.get(ids.request)).toMatchObject({ note: 'и рампа' });
      expect(office.rows.get(ids.reminder)).toMatchObject({ dueDateTime: '2026-11-25T10:00:00' });
    },
  );

  test('a reminder that cannot be set says so after the request is saved', async () => {
    const { office, save } = given(kind);
    office.away.add('reminder');
    await expect(save()).rejects.toThrow(ReminderMissing);
    expect(office.rows.has(ids.request)).toBe(true);
    office.away.clear();
    expect(await save()).toMatchObject({ reminderId: ids.reminder });
  });

  test('a known caller is not written, and without a time nobody is reminded', async () => {
    const { office, save } = given(kind);
    const known = {
      kind: 'known',
      contactId: 'p1',
      companyId: 'c1',
      name: 'Вера',
      companyName: 'Обоз',
      phone: null,
    } as const;
    expect(await save({ caller: known, callBack: null })).toMatchObject({ reminderId: null });
    expect([...office.rows.keys()]).toEqual([ids.request]);
    expect(office.rows.get(ids.request)).toMatchObject({ contactId: 'p1', companyId: 'c1' });
  });
});

test('the company under the name of a known contact is one for all of its requests', async () => {
  const { office, save } = given(industrialMinute);
  const known = {
    kind: 'known',
    contactId: 'p1',
    companyId: null,
    name: 'Вера',
    companyName: null,
    phone: null,
  } as const;
  await save({ caller: known });
  await save({ caller: { ...known, name: 'Вера Лозинская' }, ids: { ...ids, request: ids.contact } });
  expect([...office.rows.keys()].filter((id) => id === companyIdOf('p1'))).toHaveLength(1);
  expect(office.rows.get(companyIdOf('p1'))).toMatchObject({ name: 'Вера' });
});

test('contacts with the same number are named, other refusals have none', () => {
  const same = [{ id: 'p1' }];
  expect(doublesIn(new Failure('customer.doubles', { current: same }))).toEqual(same);
  expect(doublesIn(new Failure('crm.away'))).toEqual([]);
});

test.each([
  [{}, 'none'],
  [{ phone: '79000000318' }, 'new'],
  [{ name: 'Антон' }, 'new'],
  [{ contactId: 'p1' }, 'known'],
  [{ companyId: 'c1' }, 'known'],
  [{ companyId: 'c1', name: 'Антон', phone: '79000000318' }, 'new'],
])('opened with %j, the caller is %s', (about, kind) => {
  expect(callerOf(about).kind).toBe(kind);
});

test('a new caller has first and last name in either order; a single surname is the first name', () => {
  expect(contactOf(anton)).toMatchObject({ firstName: 'Антон', lastName: 'Рябинин', phones: ['79000000318'] });
  expect(contactOf({ ...anton, name: 'Рябинин', phone: '' })).toMatchObject({ firstName: 'Рябинин', phones: [] });
});

test('a name is required, a number only whole', () => {
  expect(problemsOfCaller(anton)).toEqual({});
  expect(problemsOfCaller({ ...anton, phone: '' })).toEqual({});
  expect(problemsOfCaller({ ...anton, name: ' ' })).toEqual({ name: 'Обязательное поле' });
  expect(problemsOfCaller({ ...anton, phone: '79000' })).toEqual({ phone: 'Телефон из 11 цифр: +7 (916) 123-45-67' });
});
