import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { changeCalls } from './change-calls.ts';
import { MAX_CHANGES_BY_FILTER } from './change-limits.ts';
import { ChangedFields, ChangeOutcome, ChangesBody, Operation, OperationResult, UndoBody } from './operation.ts';

/**
 * The calls that change fields of one kind of entity. Not in the specification.
 * @param path path of the entity's list
 * @param filter schema of the list's filter
 */
export function changeEndpoints<const Path extends string, Filter extends z.ZodType>(
  path: `/api/${Path}`,
  filter: Filter,
) {
  const calls = changeCalls(path);
  return {
    changes: endpoint({
      ...calls.changes,
      summary: 'Изменить поля до 200 записей, каждую отдельно; та же операция второй раз ничего не меняет',
      body: ChangesBody,
      output: OperationResult,
      failures: ['operation.id_taken'],
    }),
    changesByFilter: endpoint({
      ...calls.changesByFilter,
      summary: 'Изменить одни и те же поля у всех найденных или у названных, до 20 000; идёт дальше после ответа',
      body: z
        .object({
          operationId: z.uuid(),
          filter: filter.optional(),
          /** Ids of the objects, instead of a filter. */
          ids: z.array(z.uuid()).min(1).max(MAX_CHANGES_BY_FILTER).optional(),
          fields: ChangedFields,
        })
        .refine((body) => (body.filter === undefined) !== (body.ids === undefined), { path: ['filter'] }),
      output: Operation,
      failures: ['operation.id_taken', 'operation.too_many'],
    }),
  };
}

export const listOperations = endpoint({
  method: 'GET',
  path: '/api/operations',
  access: 'employee',
  summary: 'Мои последние действия, новые первыми',
  query: z.object(paging(50, 200)),
  output: z.array(Operation),
  failures: [],
});

export const getOperation = endpoint({
  method: 'GET',
  path: '/api/operations/{id}',
  access: 'employee',
  summary: 'Одно действие, своё или коллеги: сколько сделано, отказано, осталось',
  params: ById,
  output: Operation,
  failures: ['operation.not_found'],
});

export const listOutcomes = endpoint({
  method: 'GET',
  path: '/api/operations/{id}/outcomes',
  access: 'employee',
  summary: 'Что стало с каждой записью действия, своего или коллеги, в порядке действия, с названиями',
  params: ById,
  query: z.object({
    ...paging(200, 1_000),
    /** true: only objects that were not changed because of a refusal. */
    refused: z.stringbool().default(false),
  }),
  output: z.array(ChangeOutcome),
  failures: ['operation.not_found'],
});

export const stopOperation = endpoint({
  method: 'POST',
  path: '/api/operations/{id}/stop',
  access: 'employee',
  summary: 'Остановить действие: сделанное остаётся',
  params: ById,
  output: Operation,
  failures: ['operation.not_found'],
});

export const undoOperation = endpoint({
  method: 'POST',
  path: '/api/operations/{id}/undo',
  access: 'employee',
  summary:
    'Отменить своё действие: вернуть полям прежние значения там, где после него их никто не менял, восстановить удалённое из корзины, убрать добавленное из подборки',
  params: ById,
  body: UndoBody,
  output: OperationResult,
  failures: ['operation.not_found', 'operation.id_taken', 'operation.running'],
});
