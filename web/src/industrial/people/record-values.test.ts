import { AgentFields } from '@gektar/contract/industrial/people/agent.ts';
import { ContactLinkDraft } from '@gektar/contract/industrial/people/contact-link.ts';
import { OperatorDraft } from '@gektar/contract/industrial/people/operator-link.ts';
import { expect, test } from 'vitest';
import { asRecords, recordProblems, withRecord } from '#form/records/records.ts';
import {
  emptyAgent,
  emptyContact,
  emptyOperator,
  toAgentDraft,
  toAgentRecords,
  toContactDraft,
  toContactRecords,
  toOperatorDraft,
  toOperatorRecords,
} from './record-values.ts';

const uuid = '0190a5b0-0000-7000-8000-000000000001';
const company = { id: 'c1', name: 'ООО «Логистика Север»', websites: [] };
const person = { id: 'p1', firstName: 'Ида', lastName: 'Полевая', companyId: 'c1', phones: [], emails: [] };
const link = {
  id: uuid,
  companyId: 'c1',
  company,
  contactId: 'p1',
  contact: person,
  contactRole: { id: 3, name: 'Собственник' },
  mainContact: true,
  comment: null,
};

const problemsOf = <Fields extends object>(
  schema: Parameters<typeof recordProblems>[0],
  toWire: (record: ReturnType<typeof asRecords<Fields>>[number]) => unknown,
  fields: Fields,
) => asRecords([fields]).map((record) => recordProblems(schema, toWire(record)))[0];

test('a contact keeps its id, and its names for a service that is away [IND-CONT-011, IND-CONT-012]', () => {
  const [record] = toContactRecords([link]);
  expect(record).toMatchObject({ id: uuid, known: { c1: 'ООО «Логистика Север»', p1: 'Ида Полевая' } });
  expect(record?.tempId).not.toBe(uuid);
  expect(record && ContactLinkDraft.parse(toContactDraft(record))).toEqual({
    id: uuid,
    companyId: 'c1',
    contactId: 'p1',
    contactRole: { id: 3 },
    mainContact: true,
    comment: null,
  });
});

test('company, person and role of a contact are required [IND-CONT-007, IND-CONT-008, IND-CONT-009, IND-CONT-010]', () => {
  expect(Object.keys(problemsOf(ContactLinkDraft, toContactDraft, emptyContact) ?? {}).sort()).toEqual([
    'companyId',
    'contactId',
    'contactRole',
  ]);
});

test('marking another contact as the main one unmarks the first [IND-CONT-011]', () => {
  const records = toContactRecords([link, { ...link, mainContact: false }]);
  const next = withRecord(records, records[1]?.tempId ?? '', { mainContact: true }, 'mainContact');
  expect(next.map(({ mainContact }) => mainContact)).toEqual([false, true]);
});

test('operator, roles and date of an operator are required, the rest is not [IND-CONT-001, IND-CONT-002, IND-CONT-003]', () => {
  expect(Object.keys(problemsOf(OperatorDraft, toOperatorDraft, emptyOperator) ?? {}).sort()).toEqual([
    'appointmentDate',
    'operatorId',
    'roles',
  ]);
});

test('an operator keeps its id, its end user and its comment, and its name for a service that is away; roles are sent as one sum, none as null [IND-CONT-004, IND-CONT-005, IND-CONT-006]', () => {
  const stored = {
    id: uuid,
    operatorId: 'c1',
    operator: company,
    roles: 6,
    endUser: 'ООО «Обоз»',
    appointmentDate: '2026-11-20T00:00:00',
    comment: 'До сдачи второй очереди',
  };
  const [record] = toOperatorRecords([stored]);
  expect(record).toMatchObject({ id: uuid, known: { c1: 'ООО «Логистика Север»' } });
  expect(record && OperatorDraft.parse(toOperatorDraft(record))).toEqual({
    id: uuid,
    operatorId: 'c1',
    roles: 6,
    endUser: 'ООО «Обоз»',
    appointmentDate: '2026-11-20T00:00:00',
    comment: 'До сдачи второй очереди',
  });
  expect(record && toOperatorDraft({ ...record, roles: 0 }).roles).toBeNull();
});

test('an agent needs a company; the day of an agreement is sent of an exclusive one alone', () => {
  expect(Object.keys(problemsOf(AgentFields, toAgentDraft, emptyAgent) ?? {})).toEqual(['companyId']);
  const [agent] = toAgentRecords([
    {
      companyId: 'c1',
      company,
      isExclusive: true,
      exclusiveDateTo: '2026-12-31T00:00:00',
      other: null,
      contactRole: null,
    },
  ]);
  expect(agent && AgentFields.parse(toAgentDraft(agent))).toEqual({
    companyId: 'c1',
    isExclusive: true,
    exclusiveDateTo: '2026-12-31T00:00:00',
    other: null,
    contactRole: null,
  });
  expect(agent && toAgentDraft({ ...agent, isExclusive: false }).exclusiveDateTo).toBeNull();
});
