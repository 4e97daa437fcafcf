import type { Order } from '@gektar/contract/list.ts';

/** Converts an order to the parameter `orderModel` (M-25). */
export function orderModelOf<Sort extends string>({ sort, direction }: Partial<Order<Sort>>) {
  return { ...(sort !== undefined && { field: sort }), isAsc: direction !== 'desc' };
}
