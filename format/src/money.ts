import { formatMeasured } from './number.ts';
import { units, withUnit } from './unit.ts';
import { missing } from './words.ts';

/** '385 000 000,00 руб.'; without a price 'По запросу' (1§9). */
export function formatPrice(roubles: number | null | undefined): string {
  return roubles === null || roubles === undefined ? missing.price : formatMoney(roubles);
}

/** '1 398,50 руб.' */
export function formatMoney(roubles: number): string {
  return withUnit(formatMeasured(roubles), units.rouble);
}
