import type { AddressSuggestion } from '@gektar/contract/places/address.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import type { Option } from '#form/field/option.ts';

/** A region, or one of its cities, with their names. */
export interface ChosenPlace {
  readonly region: Region;
  readonly city: { readonly id: number; readonly name: string } | null;
}

/** `50` or `50-123`: region, or region and city. */
export function keyOfPlace({ region, city }: ChosenPlace): string {
  return city === null ? String(region.id) : `${region.id}-${city.id}`;
}

export function placeOfSuggestion({ region, city }: Pick<AddressSuggestion, 'region' | 'city'>): ChosenPlace {
  return { region, city };
}

/** 'Московская область', 'Химки, Московская область'; a city with the name of its region is marked as a city. */
export function placeName({ region, city }: ChosenPlace): string {
  if (city === null) return region.name;
  return city.name === region.name ? `${city.name}, город` : `${city.name}, ${region.name}`;
}

/** Options without duplicates; chosen places are included even when they are no longer offered. */
export function placeOptions(offered: readonly ChosenPlace[], chosen: readonly ChosenPlace[]): Option<string>[] {
  const places = new Map([...offered, ...chosen].map((place) => [keyOfPlace(place), place]));
  return [...places].map(([value, place]) => ({ value, label: placeName(place) }));
}

/**
 * Removes covered places: a new city replaces its region, and a new region its cities. Together they would match the
 * whole region.
 */
export function withoutCovered(before: readonly ChosenPlace[], after: readonly ChosenPlace[]): ChosenPlace[] {
  const known = new Set(before.map(keyOfPlace));
  const added = after.filter((place) => !known.has(keyOfPlace(place)));
  return after.filter(
    (place) =>
      added.includes(place) ||
      !added.some(({ region, city }) => region.id === place.region.id && (city === null) !== (place.city === null)),
  );
}
