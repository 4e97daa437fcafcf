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
