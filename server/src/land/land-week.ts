import { sql } from 'kysely';
import type { WeekDomain } from '#week/counted.ts';

/** Figures of the office in the domain. */
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
