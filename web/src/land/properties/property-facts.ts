import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { daysBetween, today } from '#format/date.ts';

/** Whether any of the five utilities is there; without one a card says 'Требуется подведение' (1§3). */
export function hasUtilities(property: Pick<PropertyRow, (typeof utilityKeys)[number]>): boolean {
  return utilityKeys.some((key) => property[key] !== null);
}

type Dated = Pick<PropertyRow, 'isEnabled' | 'actualizationDateTime' | 'dateTimeCreated'>;

/** Enabled and not actualized for longer than the configured number of days (D-06). */
export function isOverdue(property: Dated, overdueDays: number, now = today()): boolean {
  const last = property.actualizationDateTime ?? property.dateTimeCreated;
  return property.isEnabled && daysBetween(last, now) > overdueDays;
}

type Placed = Pick<PropertyRow, 'region' | 'landHighway' | 'address'>;

/** Region, highway, address in one line; an address that names the region itself does so for both. */
export function placeOf({ region, landHighway, address }: Placed): string {
  const isNamed = address?.includes(region.name) ?? false;
  return [isNamed ? null : region.name, landHighway?.name, address].filter(Boolean).join(', ');
}
