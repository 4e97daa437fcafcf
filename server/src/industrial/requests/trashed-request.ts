import { sql } from 'kysely';
import type { TrashedKind } from '#trash/move-to-trash.ts';

/** Employees who may delete a request may restore it (B-07). */
export const trashedRequest: TrashedKind = {
  domain: 'industrial',
  name: 'industrial_request',
  table: 'industrial.requests',
  title: sql`t.name`,
  place: sql`coalesce(t.complex_name, '')`,
  editors: sql`array_remove(array[t.author_id, t.responsible_employee_id]
    || array(select a.employee_id from industrial.request_access_employees a where a.request_id = t.id), null)`,
};
