import * as z from 'zod';
import { archiveTo } from './archive-to.ts';
import { ById } from './by-id.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { entityCalls } from './entity-calls.ts';
import type { FailureCode } from './failure.ts';
import { EntityEvent } from './history.ts';
import { paging } from './list.ts';
import { ofRun } from './of-run.ts';

type Method = Endpoint['method'];

/**
 * Calls that all entities share; each entity gives its own summaries, bodies and further refusals.
 *
 * ```ts
 * const calls = entityEndpoints('/api/land/properties', Property, 'property.not_found');
 * export const getProperty = calls.get('Один объект целиком');
 * ```
 *
 * @param path path of the entity's list
 * @param entity schema of one entity in an answer
 * @param missing refusal when no entity has the id of the path
 */
export function entityEndpoints<const Path extends string, Entity extends z.ZodType, const Missing extends FailureCode>(
  path: `/api/${Path}`,
  entity: Entity,
  missing: Missing,
) {
  const calls = entityCalls(path);

  return {
    /** All entities in pages, without a filter. */
    list: <Query extends z.ZodObject, Row extends z.ZodType>(summary: string, query: Query, row: Row) =>
      endpoint({ ...calls.list, summary, query, output: z.array(row), failures: [] }),

    /** Another list of the entities, `GET {path}/{name}`. */
    listOf: <const Name extends string, Query extends z.ZodObject, Row extends z.ZodType>(
      name: Name,
      summary: string,
      query: Query,
      row: Row,
    ) => endpoint({ ...calls.listOf(name), summary, query, output: z.array(row), failures: [] }),

    /** Entities that match a filter, `POST {path}/{name}`. */
    find: <const Name extends string, Query extends z.ZodObject, Filter extends z.ZodType, Row extends z.ZodType>(
      name: Name,
      summary: string,
      // Not destructured, so that the browser build can drop it.
      shapes: { query: Query; body: Filter; row: Row },
    ) =>
      endpoint({
        ...calls.find(name),
        summary,
        query: shapes.query,
        body: shapes.body,
        output: z.array(shapes.row),
        failures: [],
      }),

    /** Number of entities that match a filter. */
    count: <Filter extends z.ZodType>(summary: string, body: Filter) =>
      endpoint({ ...calls.count, summary, body, output: z.int(), failures: [] }),

    create: <Body extends z.ZodType, const Codes extends readonly FailureCode[]>(
      summary: string,
      body: Body,
      ...failures: Codes
    ) => endpoint({ ...calls.create, summary, body, output: entity, success: 201, failures }),

    update: <Body extends z.ZodType, const Codes extends readonly FailureCode[]>(
      summary: string,
      body: Body,
      ...failures: Codes
    ) => endpoint({ ...calls.update, summary, body, output: entity, failures: [missing, ...failures] }),

    get: (summary: string) => endpoint({ ...calls.get, summary, params: ById, output: entity, failures: [missing] }),

    delete: <const Codes extends readonly FailureCode[]>(summary: string, ...failures: Codes) =>
      endpoint({
        ...calls.delete,
        summary,
        params: ById,
        query: z.object(ofRun),
        output: ById,
        failures: [missing, 'operation.id_taken', ...failures],
      }),

    /** Archives or restores; the answer is the new state. */
    archive: <const Codes extends readonly FailureCode[]>(summary: string, ...failures: Codes) =>
      endpoint({
        ...calls.archive,
        summary,
        params: ById,
        query: archiveTo,
        output: entity,
        failures: [missing, 'operation.id_taken', ...failures],
      }),

    /** An action on one entity without a body, `{method} {path}/{id}/{name}`; the answer is its new state. */
    act: <const Verb extends Method, const Name extends string>(method: Verb, name: Name, summary: string) =>
      endpoint({
        ...calls.act(method, name),
        summary,
        params: ById,
        query: z.object(ofRun),
        output: entity,
        failures: [missing, 'operation.id_taken'],
      }),

    /** A part of one entity, `GET {path}/{id}/{name}`. */
    part: <const Name extends string, Output extends z.ZodType>(name: Name, summary: string, output: Output) =>
      endpoint({ ...calls.part(name), summary, params: ById, output, failures: [missing] }),

    /** Changes of one entity, newest first. Not in the specification (0005). */
    history: (summary: string) =>
      endpoint({
        ...calls.history,
        summary,
        params: ById,
        query: z.object(paging(50)),
        output: z.array(EntityEvent),
        failures: [missing],
      }),
  };
}
