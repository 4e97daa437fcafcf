import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { text } from '#text.ts';
import { Restored, TrashEntry } from './trash.ts';

/** Calls of the trash of a domain. Not in the specification. */
export function trashEndpoints<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/trash` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'employee',
      summary: 'Корзина: удалённое за последние 30 дней, новое первым; по части названия и места, по id удалённого',
      query: z.object({ ...paging(50), text: text(200).default(''), entityId: z.uuid().optional() }),
      output: z.object({ count: z.int(), entries: z.array(TrashEntry) }),
      failures: [],
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/{id}/restore` as const,
      access: 'employee',
      summary: 'Восстановить со всем, что к удалённому относилось; что вернуть не удалось, перечислено в notes',
      params: ById,
      output: Restored,
      failures: [
        'trash.not_found',
        'trash.number_taken',
        'trash.parent_gone',
        'trash.value_gone',
        'trash.already_there',
        'trash.conflict',
        'access.forbidden',
      ],
    }),
    destroy: endpoint({
      method: 'DELETE',
      path: `${path}/{id}` as const,
      access: 'employee',
      summary: 'Удалить из корзины навсегда вместе с файлами',
      params: ById,
      output: ById,
      failures: ['trash.not_found', 'access.forbidden'],
    }),
  };
}

export const landTrash = trashEndpoints('land');
export const industrialTrash = trashEndpoints('industrial');
