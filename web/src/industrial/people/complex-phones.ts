import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { eachPhoneOnce, phonesOf } from '#people/named-phones.ts';
import type { NamedPhone } from '#ui/component/object-bar.tsx';
import { peopleOf } from './people-of-complex.ts';

/**
 * Phone numbers of a complex: main contacts first, then the other contacts, owners and operators.
 * @param building name of a building: only people of this building and of the complex itself are included
 */
export function phonesOfComplex(complex: FullComplex, building?: string): NamedPhone[] {
  const { contacts, operators } = peopleOf(complex);
  const isHere = (one: { readonly building: string | undefined }) =>
    building === undefined || one.building === undefined || one.building === building;
  return eachPhoneOnce([
    ...contacts.filter(isHere).flatMap(({ contact, company }) => phonesOf(contact, company)),
    ...operators.filter(isHere).flatMap(({ operator }) => phonesOf(null, operator)),
  ]);
}
