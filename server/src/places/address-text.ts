import type { Address } from '@gektar/contract/places/address.ts';

/** 'Московская область, городской округ Подольск, г. Подольск'; a town that is also a region is named once. */
export function addressText({ region, settlement, city, street }: Omit<Address, 'address'>): string {
  const town = city && city.name !== region.name ? `г. ${city.name}` : undefined;
  return [region.name, settlement?.name, town, street?.name].filter(Boolean).join(', ');
}
