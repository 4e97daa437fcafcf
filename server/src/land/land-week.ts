import { sql } from 'kysely';
import type { WeekDomain } from '#week/counted.ts';

/** Tables and audit actions of the land domain that the weekly figures of the office count. */
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
