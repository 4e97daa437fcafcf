import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { Direction } from '@gektar/contract/list.ts';

const sortValues: Record<PropertyListSort, (row: Property) => number | string | null> = {
  DateTimeCreated: (row) => row.dateTimeCreated,
  LastConversationDate: (row) => row.lastConversationDate,
  Price: (row) => row.price,
  Area: (row) => row.area,
  PricePerHa: (row) => row.pricePerHa,
};

/** In list order: nulls last in both directions, ties by id in the same direction (D-21). */
export function sorted(rows: readonly Property[], sort: PropertyListSort, direction: Direction): Property[] {
  const sortValue = sortValues[sort];
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [sortValue(a), sortValue(b)];
    if (one !== other && (one === null || other === null)) return one === null ? 1 : -1;
    if (one === null || other === null || one === other) return a.id < b.id ? -sign : sign;
    return one < other ? -sign : sign;
  });
}
