import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { OWNER_ROLE } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { ContactLink } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';

/** `building`: name of the building that a person belongs to; undefined for the complex itself. */
interface OfPlace {
  readonly building: string | undefined;
}
export type OperatorOfComplex = OperatorWithRoles & OfPlace & { readonly isMainOwner: boolean };
export type ContactOfComplex = ContactLink & OfPlace;

export interface PeopleOfComplex {
  /** Owners first, the earliest appointed first (H-11). */
  readonly operators: readonly OperatorOfComplex[];
  /** Main contacts first. */
  readonly contacts: readonly ContactOfComplex[];
}

/** Operators and contacts of a complex and of its buildings. */
export function peopleOf(complex: FullComplex): PeopleOfComplex {
  const places = [{ people: complex, building: undefined }, ...complex.buildings.map(inBuilding)];
  const operators = places
    .flatMap(({ people, building }) => people.operatorWithRoles.map((one) => ({ ...one, building })))
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const main = operators.find(isOwner)?.id;
  const contacts = places
    .flatMap(({ people, building }) => people.contacts.map((one) => ({ ...one, building })))
    .sort((one, other) => Number(other.mainContact) - Number(one.mainContact));
  return { operators: operators.map((one) => ({ ...one, isMainOwner: one.id === main })), contacts };
}

function inBuilding(building: FullComplex['buildings'][number]) {
  return { people: building, building: building.name };
}

function isOwner({ roles }: OperatorWithRoles): boolean {
  return (roles & OWNER_ROLE) !== 0;
}

function orderOf(operator: OperatorWithRoles): string {
  return `${isOwner(operator) ? 0 : 1} ${operator.appointmentDate} ${operator.id}`;
}
