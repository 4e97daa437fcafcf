import { sql } from 'kysely';
import type { WeekDomain } from '#week/counted.ts';

/** What the weekly figures of the office count in the land domain. */
export const landWeek = {
  domain: 'land',
  objects: { property: 'land.properties' },
  actualized: { entities: ['property'], actions: ['actualize'] },
  prices: {
    entity: 'property',
    changed: { price: sql`a.changes ? 'price'`, pricePerHa: sql`a.changes ? 'pricePerHa'` },
  },
  item: { entity: 'property', key: 'property' },
} as const satisfies WeekDomain;
