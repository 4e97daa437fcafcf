import type { ComplexEvent, FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { streetOf } from '@gektar/format/street.ts';

/** Fields of a complex from which the name of its street is read. */
interface Place extends Pick<FullComplex, 'streetId'> {
  readonly address: string | null;
  readonly fullAddress: string | null;
}

/**
 * Names of the present and former streets of a complex, by street id. We have no dictionary of streets, so each name is
 * read from the address that the complex had at that time.
 * @param events all events, newest first, leading back from the present state
 */
export function streetNames(events: readonly ComplexEvent[], present: Place): (id: number) => string | undefined {
  const names = new Map<number, string>();
  let { streetId, address, fullAddress } = present;
  const note = () => {
    const name = streetOf(fullAddress) ?? streetOf(address);
    if (streetId !== null && name !== undefined && !names.has(streetId)) names.set(streetId, name);
  };
  note();
  for (const { entity, action, changes } of events) {
    if (entity !== 'complex' || action !== 'update') continue;
    const before = (name: keyof Place) => changes[name]?.[0];
    if (changes['streetId'] !== undefined) streetId = numberOf(before('streetId'));
    if (changes['address'] !== undefined) address = textOf(before('address'));
    if (changes['fullAddress'] !== undefined) fullAddress = textOf(before('fullAddress'));
    note();
  }
  return (id) => names.get(id);
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** 'Полевая улица'; 'без названия в адресе' when the address of that time has no street name. */
export function streetText(id: unknown, street: ((id: number) => string | undefined) | undefined): string | undefined {
  return typeof id === 'number' ? (street?.(id) ?? 'без названия в адресе') : undefined;
}
