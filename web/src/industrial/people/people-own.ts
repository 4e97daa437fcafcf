import type { ContactLink } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import type { EditedRecord } from '#form/records/records.ts';
import { sameJson } from '#form/sections/same-value.ts';
import {
  type ContactValues,
  type OperatorValues,
  toContactDraft,
  toContactRecords,
  toOperatorDraft,
  toOperatorRecords,
} from './record-values.ts';

/** People of a complex or a building in its form. */
export interface PeopleValues {
  contacts: readonly EditedRecord<ContactValues>[];
  operatorWithRoles: readonly EditedRecord<OperatorValues>[];
}

export const noPeople: PeopleValues = { contacts: [], operatorWithRoles: [] };

export function peopleFromWire(wire: {
  readonly contacts: readonly ContactLink[];
  readonly operatorWithRoles: readonly OperatorWithRoles[];
}): PeopleValues {
  return { contacts: toContactRecords(wire.contacts), operatorWithRoles: toOperatorRecords(wire.operatorWithRoles) };
}

export function peopleToWire({ contacts, operatorWithRoles }: PeopleValues) {
  return { contacts: contacts.map(toContactDraft), operatorWithRoles: operatorWithRoles.map(toOperatorDraft) };
}

/** Whether two states of the form would be saved as the same people. */
export function samePeople(name: keyof PeopleValues, one: PeopleValues, other: PeopleValues): boolean {
  return sameJson(peopleToWire(one)[name], peopleToWire(other)[name]);
}

const forms: Readonly<Record<keyof PeopleValues, PluralForms>> = {
  contacts: ['контакт', 'контакта', 'контактов'],
  operatorWithRoles: ['оператор', 'оператора', 'операторов'],
};

/** '2 контакта: Полевое, Луговое' */
export function peopleText(name: keyof PeopleValues, values: PeopleValues): string {
  const records: readonly EditedRecord<ContactValues | OperatorValues>[] = values[name];
  if (records.length === 0) return missing.value;
  const names = records.flatMap(({ known }) => Object.values(known ?? {}));
  return [formatCountOf(records.length, forms[name]), names.join(', ')].filter(Boolean).join(': ');
}
