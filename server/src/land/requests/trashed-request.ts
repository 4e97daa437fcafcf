import { sql } from 'kysely';
import type { TrashedKind } from '#trash/move-to-trash.ts';

export const trashedRequest: TrashedKind = {
  domain: 'land',
  name: 'land_request',
  table: 'land.requests',
  title: sql`t.name`,
  place: sql`coalesce((select string_agg(r.name, ', ' order by r.name collate shared.russian)
    from land.request_regions l join shared.regions r on r.id = l.region_id where l.request_id = t.id), '')`,
};
