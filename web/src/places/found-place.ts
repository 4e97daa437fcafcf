import type { Address } from '@gektar/contract/places/address.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import { isLatitude, isLongitude, type Position } from '#form/field/coordinates.ts';

/** Address fields of a form at the moment when an address is found. */
export interface PlaceInForm {
  readonly address: string;
  readonly region: Region | null;
  /** The user pressed the button that replaces the typed address. */
  readonly isAsked: boolean;
  /** The form is being saved: only fills requested by the user are still applied. */
  readonly isSent: boolean;
}

/**
 * Values to fill in from an address found by coordinates: only empty fields, or all fields when the user asked for it.
 */
export function filledByPlace(
  found: Address,
  { address, region, isAsked, isSent }: PlaceInForm,
): Partial<Pick<Address, 'address' | 'region' | 'city' | 'settlement'>> {
  if (isSent && !isAsked) return {};
  return {
    ...((isAsked || address.trim() === '') && { address: found.address }),
    ...((isAsked || region === null) && {
      region: found.region,
      city: found.city,
      settlement: found.settlement,
    }),
  };
}

/** Text that is equal for equal positions. */
export function positionKey({ latitude, longitude }: Position): string {
  return `${latitude} ${longitude}`;
}

/** A point on the globe; undefined while a coordinate is absent or out of range. */
export function pointOf({ latitude, longitude }: Position): { latitude: number; longitude: number } | undefined {
  if (latitude === null || longitude === null || !isLatitude(latitude) || !isLongitude(longitude)) return undefined;
  return { latitude, longitude };
}
