import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import type { FailureCode } from '#failure.ts';
import { paging } from '#list.ts';
import { ImportancePreviewBody, importancePreview } from './importance-preview.ts';
import { requestCalls } from './request-calls.ts';
import { MatchesQuery, requestMatches } from './request-matches.ts';
import { UnsavedFits } from './unsaved-fits.ts';

interface Shapes<Request, Created, Edited, Filter, Page> {
  readonly request: Request;
  readonly created: Created;
  readonly edited: Edited;
  readonly filter: Filter;
  /** Schema of the page and order of a list. */
  readonly page: Page;
}

/**
 * Endpoints of requests that both domains share.
 * @param path path of the requests list
 * @param name prefix of the refusal codes
 * @param refused further refusals of an update and a deletion
 */
export function requestEndpoints<
  const Path extends string,
  const Name extends 'land_request' | 'industrial_request',
  Request extends z.ZodType,
  Created extends z.ZodType,
  Edited extends z.ZodType,
  Filter extends z.ZodType,
  Page extends z.ZodObject,
  const Refused extends readonly FailureCode[],
>(
  path: `/api/${Path}`,
  name: Name,
  { request, created, edited, filter, page }: Shapes<Request, Created, Edited, Filter, Page>,
  ...refused: Refused
) {
  const calls = entityCalls(path);
  const entity = entityEndpoints(path, request, `${name}.not_found` as const);
  const [changed, unknown] = [`${name}.changed`, `${name}.unknown_reference`] as const;
  return {
    ...entity,

    listRequests: entity.list('Все запросы страницами, без фильтра', page, request),

    createRequest: entity.create(
      'Новый запрос; вместе с ним создаётся его подборка (F-01); с тем же newId второй не появится',
      created,
      changed,
      unknown,
      'trash.id_taken',
    ),

    /** Requests that match a filter, `POST {path}/{given}`. */
    findRequests: <const Given extends string>(given: Given) =>
      entity.find(given, 'Запросы по фильтру, страницей', { query: page, body: filter, row: request }),

    countRequests: entity.count('Сколько запросов отвечают фильтру', filter),

    /** Map points of filtered requests (E-08). Not in the specification. */
    mapRequests: (summary: string) =>
      endpoint({
        ...requestCalls(path).mapRequests,
        summary,
        body: filter,
        output: z.array(z.tuple([z.uuid(), z.number(), z.number(), z.int()])),
        failures: [],
      }),

    updateRequest: entity.update(
      'Изменить запрос; устаревшее состояние не принимается',
      edited,
      changed,
      unknown,
      ...refused,
    ),

    getRequest: entity.get('Один запрос'),

    deleteRequest: entity.delete('Удалить запрос вместе с подборкой и ссылкой', ...refused),

    listRequestHistory: entity.history('История изменений запроса, новые первыми'),

    /**
     * Requests whose conditions an object meets, `GET {path}/{name}`; `missing` is the refusal when the object does not
     * exist.
     */
    listFitting: <const Given extends string, const Missing extends FailureCode>(
      given: Given,
      summary: string,
      missing: Missing,
    ) =>
      endpoint({
        ...calls.listOf(given),
        summary,
        params: ById,
        query: z.object(paging(1000)),
        output: z.array(request),
        failures: [missing],
      }),

    /** Requests that an object fits or almost fits with their scores, `GET {path}/{given}/matches` (N-12). */
    listMatches: <const Given extends string, const Missing extends FailureCode>(
      given: Given,
      summary: string,
      missing: Missing,
    ) =>
      endpoint({
        ...calls.listOf(`${given}/matches` as const),
        summary,
        params: ById,
        query: MatchesQuery,
        output: requestMatches(request),
        failures: [missing],
      }),

    /**
     * Requests that an object with unsaved values fits, `POST {path}/{given}/unsaved-matches` (N-12); writes nothing.
     * @param body the compared values
     */
    matchUnsaved: <const Given extends string, Body extends z.ZodType, const Missing extends readonly FailureCode[]>(
      given: Given,
      summary: string,
      body: Body,
      ...missing: Missing
    ) =>
      endpoint({
        ...calls.find(`${given}/unsaved-matches` as const),
        summary,
        body,
        output: UnsavedFits,
        failures: missing,
      }),

    /**
     * What an unsaved weighing of the request's criteria would change in its search (N-12); writes nothing.
     * @param row list row of an object
     */
    previewImportance: <Row extends z.ZodType>(row: Row) =>
      endpoint({
        ...requestCalls(path).previewImportance,
        summary: 'Что важно: что изменят несохранённые веса в поиске запроса',
        params: ById,
        body: ImportancePreviewBody,
        output: importancePreview(row),
        failures: [`${name}.not_found` as const],
      }),

    /** Number of the requests whose conditions an object meets. */
    countFitting: <const Given extends string, Output extends z.ZodType, const Missing extends FailureCode>(
      given: Given,
      summary: string,
      output: Output,
      missing: Missing,
    ) => endpoint({ ...calls.listOf(given), summary, params: ById, output, failures: [missing] }),
  };
}
