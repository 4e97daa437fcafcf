import type {
  DictionaryDescription,
  EnumerationDescription,
} from '@gektar/contract/dictionaries/dictionary-description.ts';
import type { ListQuery, ValueId } from '@gektar/contract/dictionaries/dictionary-endpoints.ts';
import type { Endpoint } from '@gektar/contract/endpoint.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { isForeignKeyViolation } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import {
  countUses,
  findValue,
  findValues,
  insertBit,
  insertValue,
  removeValue,
  type StoredValue,
  updateValue,
  type ValueFields,
} from './dictionary-queries.ts';
import type { DictionaryTable } from './dictionary-table.ts';

/** The five endpoints that every dictionary has. */
interface ValueEndpoints {
  readonly list: Endpoint & { readonly query: ListQuery };
  readonly get: Endpoint & { readonly params: ValueId };
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint & { readonly params: ValueId };
}

/** Registers the endpoints of the described dictionaries of a domain. */
export function dictionaryRoutes<Name extends string>(
  route: Route,
  descriptions: Readonly<Record<Name, DictionaryDescription>>,
  endpoints: Readonly<Record<Name, ValueEndpoints>>,
  tables: Readonly<Record<Name, DictionaryTable>>,
): void {
  for (const name of namesOf(descriptions)) {
    valueRoutes(route, endpoints[name], tables[name], descriptions[name]);
  }
}

/** Registers the endpoints of the described enumerations of a domain. */
export function enumerationRoutes<Name extends string>(
  route: Route,
  descriptions: Readonly<Record<Name, EnumerationDescription>>,
  endpoints: Readonly<Record<Name, Endpoint>>,
): void {
  for (const name of namesOf(descriptions)) {
    const list: Endpoint = endpoints[name];
    route(list, () => descriptions[name].values);
  }
}

function valueRoutes(
  route: Route,
  endpoints: ValueEndpoints,
  table: DictionaryTable,
  { isDeletable, ids }: DictionaryDescription,
): void {
  route(endpoints.list, async ({ db, query }) => {
    const values = await findValues(db, table);
    if (!query.withUsage) return values;
    const uses = await countUses(db, table);
    return values.map((value) => ({ ...value, usageCount: uses.get(value.id) ?? 0 }));
  });
  route(endpoints.get, async ({ db, params }) => must(await findValue(db, table, params.id)));
  route(endpoints.create, async ({ db, body }) => {
    if (ids !== 'bits') return insertValue(db, table, body as ValueFields);
    const made = await insertBit(db, table, body as ValueFields);
    if (!made) throw new Failure('dictionary_value.bits_used_up');
    return made;
  });
  route(endpoints.update, ({ db, body }) => reviseValue(db, table, body as RevisedValue));
  route(endpoints.remove, async ({ db, params: { id } }) => {
    must(await findValue(db, table, id));
    if (!isDeletable) throw new Failure('dictionary_value.undeletable');
    await deleteValue(db, table, id);
    return { id };
  });
}

type RevisedValue = ValueFields & { readonly id: number; readonly rowVersion: number };

/** @throws {Failure} dictionary_value.not_found, dictionary_value.changed with the current state */
async function reviseValue(db: Db, table: DictionaryTable, value: RevisedValue): Promise<StoredValue> {
  const before = must(await findValue(db, table, value.id));
  // A statement that matches no row would still notify every process of a change (0009).
  if (before.rowVersion !== value.rowVersion) throw new Failure('dictionary_value.changed', { current: before });
  const revised = await updateValue(db, table, value.id, value.rowVersion, value);
  if (revised) return revised;
  throw new Failure('dictionary_value.changed', { current: must(await findValue(db, table, value.id)) });
}

/** @throws {Failure} dictionary_value.not_found, dictionary_value.in_use */
async function deleteValue(db: Db, table: DictionaryTable, id: number): Promise<void> {
  const removed = await removeValue(db, table, id).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw new Failure('dictionary_value.in_use');
    throw error;
  });
  if (!removed) throw new Failure('dictionary_value.not_found');
}

function must(value: StoredValue | undefined): StoredValue {
  if (!value) throw new Failure('dictionary_value.not_found');
  return value;
}
