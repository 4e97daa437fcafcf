import { readNumber } from '#importing/read-cell.ts';
import type { PlotCells } from './plot-columns.ts';

const roubles = ['рублей', 'руб', 'р', '₽'];

/** Roubles. A lease payment is not a price: it goes into the comment (M-19). */
export function readPrice(cells: PlotCells): number | undefined {
  return isLease(cells) ? undefined : readNumber(cells.price_rub, roubles);
}

/** As read by the first version of the import. */
export function priceAtFirst(cells: PlotCells): number | undefined {
  return readNumber(cells.price_rub, roubles);
}

/** The figure of a lease as the file has it; empty for any other deal. */
export function leasePayment(cells: PlotCells): string {
  return isLease(cells) ? cells.price_rub : '';
}

/** By the words of the registers and common ones; a sale with a tenant is a sale. */
function isLease({ deal_type }: PlotCells): boolean {
  const words = deal_type.toLowerCase();
  return words === 'lease' || words === 'lease_auction' || (words.includes('аренд') && !words.includes('прода'));
}
