import { readNumber } from '#importing/read-cell.ts';
import type { PlotCells } from './plot-columns.ts';

const roubles = ['рублей', 'руб', 'р', '₽'];

/** Price (roubles). A lease payment is not a price: it goes into the comment (M-19). */
export function readPrice(cells: PlotCells): number | undefined {
  return isLease(cells) ? undefined : readNumber(cells.price_rub, roubles);
}

/** Price as the first version of the import read it: lease payments, too. */
export function priceAtFirst(cells: PlotCells): number | undefined {
  return readNumber(cells.price_rub, roubles);
}

/** Lease payment as written in the file; empty for any other deal. */
export function leasePayment(cells: PlotCells): string {
  return isLease(cells) ? cells.price_rub : '';
}

/** Whether the deal is a lease, by the words of the registers and common words; a sale with a tenant is a sale. */
function isLease({ deal_type }: PlotCells): boolean {
  const words = deal_type.toLowerCase();
  return words === 'lease' || words === 'lease_auction' || (words.includes('аренд') && !words.includes('прода'));
}
