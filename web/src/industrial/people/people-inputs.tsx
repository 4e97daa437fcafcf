import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import { useEntries } from '#industrial/dictionaries/industrial-choices.ts';
import { ContactRecords } from './contact-records.tsx';
import { OperatorRecords } from './operator-records.tsx';
import type { PeopleValues } from './people-own.ts';

const BoundField: BoundFieldOf<PeopleValues & Record<string, unknown>> = AnyBoundField;

/** Contacts of a complex or a building. */
export function ContactsInput() {
  const roles = useEntries('contact-role');
  return <BoundField name="contacts">{(field) => <ContactRecords {...field} roles={roles} />}</BoundField>;
}

/** Operators of a complex or a building. */
export function OperatorsInput() {
  return <BoundField name="operatorWithRoles">{(field) => <OperatorRecords {...field} />}</BoundField>;
}
