import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { fieldMessages } from '#field-message.ts';
import { text } from '#text.ts';

/** Integer id of a dictionary value. */
export const DictionaryId = z.int().min(1).max(2_147_483_647);

/** A value referred to by its id; whatever else a body carries beside the id is passed over. */
export const DictionaryReference = z.object({ id: DictionaryId });
export type DictionaryReference = z.infer<typeof DictionaryReference>;

/** The least any dictionary value has. */
export const NamedValue = z.object({ id: DictionaryId, name: z.string() });
export type NamedValue = z.infer<typeof NamedValue>;

/** A name is required; its message at the field is literal (1§5). */
export const ValueName = text(500, fieldMessages.dictionaryName).min(1, fieldMessages.dictionaryName);

const ById = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) });
/** The path of one value. */
export type ValueId = typeof ById;

/** Which state of a value an edit was read at; an older one is refused. */
const Version = { rowVersion: z.int().min(1).max(2_147_483_647) };

/**
 * The five calls of any dictionary: list, get, create, `POST …/update`, delete (1§7).
 * @param segment where the dictionary lives below `/api`, e.g. `land/best-uses`
 * @param fields what an employee may set
 * @param value what the dictionary's values look like elsewhere (id and fields); here `rowVersion` comes with it
 */
export function dictionaryEndpoints<
  const Segment extends string,
  Fields extends z.ZodRawShape,
  Value extends z.ZodRawShape,
>(segment: Segment, title: string, fields: z.ZodObject<Fields>, value: z.ZodObject<Value>) {
  const path = `/api/${segment}` as const;
  const stored = value.extend(Version);
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'employee',
      summary: `${title}: все значения`,
      output: z.array(stored),
      failures: [],
    }),
    get: endpoint({
      method: 'GET',
      path: `/api/${segment}/{id}` as const,
      access: 'employee',
      summary: `${title}: одно значение`,
      params: ById,
      output: stored,
      failures: ['dictionary_value.not_found'],
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: 'employee',
      summary: `${title}: новое значение`,
      body: fields,
      output: stored,
      success: 201,
      failures: [],
    }),
    update: endpoint({
      method: 'POST',
      path: `/api/${segment}/update` as const,
      access: 'employee',
      summary: `${title}: изменить значение`,
      body: fields.extend({ id: DictionaryId, ...Version }),
      output: stored,
      failures: ['dictionary_value.not_found', 'dictionary_value.changed'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `/api/${segment}/{id}` as const,
      access: 'employee',
      summary: `${title}: удалить значение; используемое не удаляется (I-02, I-04)`,
      params: ById,
      output: ById,
      failures: ['dictionary_value.not_found', 'dictionary_value.in_use', 'dictionary_value.undeletable'],
    }),
  };
}
