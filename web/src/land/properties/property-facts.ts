import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { isOlderThan, type LocalDateTime } from '@gektar/format/date.ts';

/** Whether any of the five utilities exists; without one a card shows 'Требуется подведение' (1§3). */
export function hasUtilities(property: Pick<PropertyRow, (typeof utilityKeys)[number]>): boolean {
  return utilityKeys.some((key) => property[key] !== null);
}

type Dated = Pick<PropertyRow, 'isEnabled' | 'actualizationDateTime' | 'dateTimeCreated'>;

/**
 * Enabled and not actualized for longer than the configured number of days, to the second, as the bell counts (D-06).
 */
export function isOverdue(property: Dated, overdueDays: number, now?: LocalDateTime): boolean {
  const { isEnabled, actualizationDateTime, dateTimeCreated } = property;
  return isEnabled && isOlderThan(actualizationDateTime ?? dateTimeCreated, overdueDays, now);
}

type Placed = Pick<PropertyRow, 'region' | 'landHighway' | 'address'>;

/** Region, highway, address in one line; the region is left out when the address contains it. */
export function placeOf({ region, landHighway, address }: Placed): string {
  const isNamed = address?.includes(region.name) ?? false;
  return [isNamed ? null : region.name, landHighway?.name, address].filter(Boolean).join(', ');
}
