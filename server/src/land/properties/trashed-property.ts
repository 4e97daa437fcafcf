import { sql } from 'kysely';
import type { TrashedKind } from '#trash/move-to-trash.ts';

/** Objects in the trash are named by their first cadastral number, as everywhere. */
export const trashedProperty: TrashedKind = {
  domain: 'land',
  name: 'property',
  table: 'land.properties',
  title: sql`(select n.number from land.property_cadastral_numbers n where n.property_id = t.id order by n.position limit 1)`,
  place: sql`coalesce(t.address, (select r.name from shared.regions r where r.id = t.region_id))`,
};
