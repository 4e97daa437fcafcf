import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';
import { Load, LoadLine, LoadObject, LoadOutcome, LoadSender, objectStates, ProtocolLine, RawRow } from './load.ts';
import { GivenAnswer } from './load-answer.ts';
import { LOAD_MAX_BYTES, LOAD_MAX_TEXT } from './load-limits.ts';
import { LoadTree } from './load-tree.ts';

/** true: loads the same bytes once more. */
const again = z.stringbool().default(false);

/**
 * The load, in the state `reading` or already read; or, when the same bytes were loaded before, nothing is stored and
 * `former` is that load: `{ "load": null, "former": { … } }`.
 */
export const StartedLoad = z.object({ load: LoadLine.nullable(), former: LoadLine.nullable() });
export type StartedLoad = z.infer<typeof StartedLoad>;

/** Refusals of a change of a load: `load.changed` when `rowVersion` is not the current one. */
const ofChange = ['load.not_found', 'load.changed', 'load.closed'] as const;

/** Calls of the loads of a domain. Not in the specification. */
export function loadEndpoints<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/loads` as const;
  const senders = `/api/${domain}/load-senders` as const;
  return {
    start: endpoint({
      method: 'POST',
      path,
      access: 'employee',
      summary: 'Загрузить таблицу: xlsx, xls, csv, tsv, txt до 50 МБ; тот же файл второй раз называет прежнюю загрузку',
      query: z.object({ again }),
      form: { files: 'file', maxFiles: 1, maxBytes: LOAD_MAX_BYTES },
      output: StartedLoad,
      failures: ['file.too_large'],
    }),
    startText: endpoint({
      method: 'POST',
      path: `${path}/text` as const,
      access: 'employee',
      summary: 'Загрузить таблицу или сообщение из буфера',
      query: z.object({ again }),
      body: z.object({ text: text(LOAD_MAX_TEXT).min(1) }),
      output: StartedLoad,
      failures: ['request.too_large'],
    }),
    list: endpoint({
      method: 'GET',
      path,
      access: 'employee',
      summary: 'Последние загрузки отдела, новые первыми',
      query: z.object(paging(20, 100)),
      output: z.object({ count: z.int(), loads: z.array(LoadLine) }),
      failures: [],
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/{id}` as const,
      access: 'employee',
      summary: 'Загрузка: столбцы, вопросы, ответы, счёт строк и объектов',
      params: ById,
      output: Load,
      failures: ['load.not_found'],
    }),
    rows: endpoint({
      method: 'GET',
      path: `${path}/{id}/rows` as const,
      access: 'employee',
      summary: 'Строки листа как есть, с тем, что они значат',
      params: ById,
      query: z.object({ ...paging(200, 1_000), sheet: z.string().max(200) }),
      output: z.object({ count: z.int(), rows: z.array(RawRow) }),
      failures: ['load.not_found'],
    }),
    objects: endpoint({
      method: 'GET',
      path: `${path}/{id}/objects` as const,
      access: 'employee',
      summary: 'Объекты загрузки по порядку строк: все, по состоянию, с одним вопросом, отличающиеся от базы',
      params: ById,
      query: z.object({
        ...paging(100, 1_000),
        state: z.enum(objectStates).optional(),
        /** Objects with this open question. */
        group: z.string().max(500).optional(),
        match: z.enum(['same', 'differs', 'maybe']).optional(),
      }),
      output: z.object({ count: z.int(), objects: z.array(LoadObject) }),
      failures: ['load.not_found'],
    }),
    answer: endpoint({
      method: 'POST',
      path: `${path}/{id}/answers` as const,
      access: 'employee',
      summary: 'Ответить на вопрос: о группе ячеек, ячейке, столбце, строке, листе, объекте базы',
      params: ById,
      body: z.object({ rowVersion: RowVersion, answer: GivenAnswer }),
      output: Load,
      failures: [...ofChange, 'load_file.not_found'],
    }),
    takeBack: endpoint({
      method: 'POST',
      path: `${path}/{id}/answers/back` as const,
      access: 'employee',
      summary: 'Взять ответ назад: названный или последний',
      params: ById,
      /** `answerId` null: the last one. */
      body: z.object({ rowVersion: RowVersion, answerId: z.uuid().nullable().default(null) }),
      output: Load,
      failures: [...ofChange, 'load_file.not_found'],
    }),
    accept: endpoint({
      method: 'POST',
      path: `${path}/{id}/accept` as const,
      access: 'employee',
      summary: 'Принять: создать и обновить объекты одним действием; идёт дальше после ответа',
      params: ById,
      body: z.object({
        rowVersion: RowVersion,
        /** Made by the client: the same id sent again is the same acceptance. */
        operationId: z.uuid(),
        parts: z.object({ ready: z.boolean(), drafts: z.boolean(), updates: z.boolean() }),
      }),
      output: Load,
      failures: [...ofChange, 'operation.id_taken'],
    }),
    stop: endpoint({
      method: 'POST',
      path: `${path}/{id}/stop` as const,
      access: 'employee',
      summary: 'Остановить приём: записанное остаётся',
      params: ById,
      output: Load,
      failures: ['load.not_found'],
    }),
    outcomes: endpoint({
      method: 'GET',
      path: `${path}/{id}/outcomes` as const,
      access: 'employee',
      summary: 'Что стало с каждым объектом загрузки, по порядку строк',
      params: ById,
      query: z.object({
        ...paging(200, 1_000),
        result: z.enum(['created', 'draft', 'updated', 'failed', 'skipped', 'waiting']).optional(),
      }),
      output: z.object({ count: z.int(), outcomes: z.array(LoadOutcome) }),
      failures: ['load.not_found'],
    }),
    protocol: endpoint({
      method: 'GET',
      path: `${path}/{id}/protocol` as const,
      access: 'employee',
      summary: 'Протокол приёма: строка файла, объект, что было не ясно и что ответили, по порядку строк',
      params: ById,
      query: z.object(paging(1_000, 1_000)),
      output: z.object({ count: z.int(), lines: z.array(ProtocolLine) }),
      failures: ['load.not_found'],
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}/{id}/file` as const,
      access: 'employee',
      summary: 'Файл загрузки, вложением',
      params: ById,
      output: 'bytes',
      failures: ['load.not_found', 'load_file.not_found'],
    }),
    deleteFile: endpoint({
      method: 'DELETE',
      path: `/api/${domain}/load-files/{id}` as const,
      access: 'employee',
      summary: 'Удалить файл загрузки раньше срока; прочитанное, итог и возврат остаются',
      params: ById,
      output: LoadLine,
      failures: ['load.not_found', 'load.closed'],
    }),
    senders: endpoint({
      method: 'GET',
      path: senders,
      access: 'employee',
      summary: 'Запомненные отправители, последние первыми',
      output: z.array(LoadSender),
      failures: [],
    }),
    renameSender: endpoint({
      method: 'POST',
      path: `${senders}/{id}/rename` as const,
      access: 'employee',
      summary: 'Переименовать отправителя',
      params: ById,
      body: z.object({ name: text(200).min(1) }),
      output: LoadSender,
      failures: ['sender.not_found'],
    }),
    forgetSender: endpoint({
      method: 'DELETE',
      path: `${senders}/{id}` as const,
      access: 'employee',
      summary: 'Забыть отправителя: его столбцы и единицы спросим снова',
      params: ById,
      output: ById,
      failures: ['sender.not_found'],
    }),
  };
}

/** Complexes, buildings and vacancies of a load; plots have no such tree. */
export const loadTree = endpoint({
  method: 'GET',
  path: '/api/industrial/loads/{id}/tree',
  access: 'employee',
  summary: 'Комплексы, здания и вакансии загрузки: новые и имеющиеся, написания, похожие комплексы базы',
  params: ById,
  output: LoadTree,
  failures: ['load.not_found', 'load.closed'],
});

export const landLoads = loadEndpoints('land');
export const industrialLoads = loadEndpoints('industrial');
