import * as z from 'zod';
import { ByNumber } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { RowVersion } from '#row-version.ts';
import { DictionaryId } from './dictionary.ts';

/** Which state of a value an edit was read at; an older one is refused. */
const Version = { rowVersion: RowVersion };

/** The path of one value. */
export type ValueId = typeof ByNumber;

interface DictionaryDeclaration<Segment, Fields extends z.ZodRawShape, Value extends z.ZodRawShape> {
  readonly segment: Segment;
  readonly title: string;
  readonly fields: z.ZodObject<Fields>;
  readonly value: z.ZodObject<Value>;
}

/**
 * The five calls of any dictionary: list, get, create, `POST …/update`, delete (1§7).
 * @param declaration where the dictionary lives below `/api`, e.g. `land/best-uses`; what an employee may set; what its
 * values look like elsewhere (id and fields): here `rowVersion` comes with them
 */
export function dictionaryEndpoints<
  const Segment extends string,
  Fields extends z.ZodRawShape,
  Value extends z.ZodRawShape,
>({ segment, title, fields, value }: DictionaryDeclaration<Segment, Fields, Value>) {
  const path = `/api/${segment}` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'employee',
      summary: `${title}: все значения`,
      output: z.array(value.extend(Version)),
      failures: [],
    }),
    get: endpoint({
      method: 'GET',
      path: `/api/${segment}/{id}` as const,
      access: 'employee',
      summary: `${title}: одно значение`,
      params: ByNumber,
      output: value.extend(Version),
      failures: ['dictionary_value.not_found'],
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: 'employee',
      summary: `${title}: новое значение`,
      body: fields,
      output: value.extend(Version),
      success: 201,
      failures: [],
    }),
    update: endpoint({
      method: 'POST',
      path: `/api/${segment}/update` as const,
      access: 'employee',
      summary: `${title}: изменить значение`,
      body: fields.extend({ id: DictionaryId, ...Version }),
      output: value.extend(Version),
      failures: ['dictionary_value.not_found', 'dictionary_value.changed'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `/api/${segment}/{id}` as const,
      access: 'employee',
      summary: `${title}: удалить значение; используемое не удаляется (I-02, I-04)`,
      params: ByNumber,
      output: ByNumber,
      failures: ['dictionary_value.not_found', 'dictionary_value.in_use', 'dictionary_value.undeletable'],
    }),
  };
}
