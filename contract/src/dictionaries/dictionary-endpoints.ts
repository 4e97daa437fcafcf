import * as z from 'zod';
import { ByNumber } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { type CallsOf, endpoint } from '#endpoint.ts';
import { queryFlag } from '#query-flag.ts';
import { RowVersion } from '#row-version.ts';
import { DictionaryId, valueFields, valueSchema } from './dictionary.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import type {
  DictionaryDescription,
  DictionaryDescriptions,
  EnumerationDescription,
  EnumerationDescriptions,
  ExtraField,
} from './dictionary-description.ts';

/** Version of the value that an edit is based on; an outdated one is refused. */
const Version = { rowVersion: RowVersion };

/** Whether to count the records that refer to each value (M-06); counting takes longer than listing. */
const withUsage = z.object({ withUsage: queryFlag.default(false) });
export type ListQuery = typeof withUsage;
const Usage = { usageCount: z.int().min(0).optional() };

/** Path parameter of calls about one value. */
export type ValueId = typeof ByNumber;

/** A stored value with its version. */
function storedValue<Extra extends ExtraField>(description: DictionaryDescription<Extra>) {
  return valueSchema(description).extend(Version);
}

/** The five calls of any dictionary: list, get, create, `POST …/update`, delete (1§7). */
function dictionaryEndpoints<const Area extends Domain, const Name extends string, Extra extends ExtraField>(
  domain: Area,
  name: Name,
  description: DictionaryDescription<Extra>,
) {
  const calls = dictionaryCalls(domain, name);
  const { title } = description;
  return {
    list: endpoint({
      ...calls.list,
      summary: `${title}: все значения, с withUsage=true – с числом ссылок на каждое`,
      query: withUsage,
      output: z.array(storedValue(description).extend(Usage)),
      failures: [],
    }),
    get: endpoint({
      ...calls.get,
      summary: `${title}: одно значение`,
      params: ByNumber,
      output: storedValue(description),
      failures: ['dictionary_value.not_found'],
    }),
    create: endpoint({
      ...calls.create,
      summary: `${title}: новое значение`,
      body: valueFields(description),
      output: storedValue(description),
      success: 201,
      failures: description.ids === 'bits' ? ['dictionary_value.bits_used_up'] : [],
    }),
    update: endpoint({
      ...calls.update,
      summary: `${title}: изменить значение`,
      body: valueFields(description).extend({ id: DictionaryId, ...Version }),
      output: storedValue(description),
      failures: ['dictionary_value.not_found', 'dictionary_value.changed'],
    }),
    remove: endpoint({
      ...calls.remove,
      summary: `${title}: удалить значение; используемое не удаляется (I-02, I-04)`,
      params: ByNumber,
      output: ByNumber,
      failures: ['dictionary_value.not_found', 'dictionary_value.in_use', 'dictionary_value.undeletable'],
    }),
  };
}

/** The calls of every dictionary of a domain, by its name. */
export type DictionaryEndpoints<Area extends Domain, Descriptions extends DictionaryDescriptions> = {
  readonly [Name in keyof Descriptions & string]: ReturnType<
    typeof dictionaryEndpoints<Area, Name, Descriptions[Name]['extras'][number]>
  >;
};

/** The calls of every dictionary as plain data, without schemas. */
export type DictionaryCalls<Area extends Domain, Descriptions extends DictionaryDescriptions> = {
  readonly [Name in keyof Descriptions & string]: CallsOf<DictionaryEndpoints<Area, Descriptions>[Name]>;
};

/** The calls of the described dictionaries of a domain. */
export function endpointsOfDictionaries<const Area extends Domain, Descriptions extends DictionaryDescriptions>(
  domain: Area,
  descriptions: Descriptions,
): DictionaryEndpoints<Area, Descriptions> {
  const made = Object.entries(descriptions).map(([name, about]) => [name, dictionaryEndpoints(domain, name, about)]);
  return Object.fromEntries(made) as DictionaryEndpoints<Area, Descriptions>;
}

/** The only call of an enumeration: its list. */
function enumerationEndpoint<const Area extends Domain, const Name extends string, Value extends z.ZodType>(
  domain: Area,
  name: Name,
  { title }: EnumerationDescription,
  value: Value,
) {
  return endpoint({
    method: 'GET',
    path: `/api/${domain}/${name}` as const,
    access: 'employee',
    summary: title,
    output: z.array(value),
    failures: [],
  });
}

/**
 * The calls of the described enumerations of a domain.
 * @param value schema of one value
 */
export function endpointsOfEnumerations<
  const Area extends Domain,
  Descriptions extends EnumerationDescriptions,
  Value extends z.ZodType,
>(domain: Area, descriptions: Descriptions, value: Value) {
  const made = Object.entries(descriptions).map(([name, about]) => [
    name,
    enumerationEndpoint(domain, name, about, value),
  ]);
  return Object.fromEntries(made) as {
    readonly [Name in keyof Descriptions & string]: ReturnType<typeof enumerationEndpoint<Area, Name, Value>>;
  };
}
