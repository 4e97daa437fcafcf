import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';
import {
  Draft,
  DraftFields,
  DraftFilter,
  type DraftKind,
  DraftOrigin,
  DraftOutcome,
  DraftPage,
  DraftRemark,
  draftKinds,
} from './draft.ts';
import { MAX_DRAFTS } from './draft-limits.ts';

const ids = z.array(z.uuid()).min(1).max(MAX_DRAFTS);

/**
 * Calls of the drafts of a domain (N-10). A usual creation whose `newId` is the id of a draft turns the draft into an
 * object.
 */
export function draftEndpoints<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/drafts` as const;
  const kinds: readonly DraftKind[] = draftKinds[domain];
  const kind = z.enum(kinds);
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'employee',
      summary: 'Черновики: объекты, которым не хватает обязательных полей, новые первыми; по словам и по загрузке',
      query: z.object({ ...paging(50, 1_000), ...DraftFilter.shape, kind: kind.optional() }),
      output: DraftPage,
      failures: [],
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/{id}` as const,
      access: 'employee',
      summary: 'Один черновик и чего в нём не хватает',
      params: ById,
      output: Draft,
      failures: ['draft.not_found'],
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: 'employee',
      summary: 'Создать черновик; с тем же newId второй не появится',
      body: z.object({
        newId: z.uuid(),
        kind,
        /** Complex of a building, building of a vacancy: an object or another draft. */
        parentId: z.uuid().nullable().default(null),
        fields: DraftFields,
        remarks: z.array(DraftRemark).max(200).default([]),
        /** Names of the parents as the source has them. */
        place: text(1_000).default(''),
        origin: DraftOrigin.nullable().default(null),
      }),
      output: Draft,
      success: 201,
      failures: ['draft.changed'],
    }),
    update: endpoint({
      method: 'POST',
      path: `${path}/update` as const,
      access: 'employee',
      summary: 'Сохранить поля черновика целиком; устаревшее состояние не принимается',
      body: z.object({
        id: z.uuid(),
        rowVersion: RowVersion,
        fields: DraftFields,
        /** The new parent; absent: unchanged. */
        parentId: z.uuid().optional(),
      }),
      output: Draft,
      failures: ['draft.not_found', 'draft.changed'],
    }),
    delete: endpoint({
      method: 'POST',
      path: `${path}/delete` as const,
      access: 'employee',
      summary: 'Удалить черновики одного вида; сутки действие можно отменить',
      body: z.object({ operationId: z.uuid(), kind, ids }),
      output: z.object({ ids: z.array(z.uuid()) }),
      failures: ['operation.id_taken'],
    }),
    complete: endpoint({
      method: 'POST',
      path: `${path}/complete` as const,
      access: 'employee',
      summary: 'Сделать из черновиков объекты, каждый отдельно и с теми же проверками, что при создании',
      body: z.object({ ids }),
      /** One outcome per draft, in the order of the ids. */
      output: z.object({ outcomes: z.array(DraftOutcome) }),
      failures: [],
    }),
  };
}

export const landDrafts = draftEndpoints('land');
export const industrialDrafts = draftEndpoints('industrial');
