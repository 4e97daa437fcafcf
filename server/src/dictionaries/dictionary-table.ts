import type { NamedValue } from '@gektar/contract/dictionaries/dictionary.ts';
import type {
  DictionaryDescription,
  DictionaryDescriptions,
  ExtraField,
} from '@gektar/contract/dictionaries/dictionary-description.ts';
import type { ValueColor } from '@gektar/contract/dictionaries/value-colors.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import { forEachName, namesOf } from '@gektar/contract/records.ts';

/** Table of a dictionary. Its columns are named as on the wire. */
export interface DictionaryTable {
  /** Name with its schema: `land.best_uses`. */
  readonly name: string;
  /** Columns besides `id`, `name` and `row_version`. */
  readonly extras: readonly ExtraField[];
  readonly orderBy: DictionaryDescription['orderBy'];
}

/**
 * The tables of the described dictionaries of a domain: `best-uses` is `land.best_uses`.
 * @param named dictionaries whose table has another name
 */
export function dictionaryTables<Descriptions extends DictionaryDescriptions>(
  domain: Domain,
  descriptions: Descriptions,
  named: { readonly [Name in keyof Descriptions]?: string } = {},
): { readonly [Name in keyof Descriptions]: DictionaryTable } {
  const tables = Object.entries(descriptions).map(([name, { extras, orderBy }]): [string, DictionaryTable] => [
    name,
    { name: `${domain}.${named[name] ?? name.replaceAll('-', '_')}`, extras, orderBy },
  ]);
  return Object.fromEntries(tables) as { readonly [Name in keyof Descriptions]: DictionaryTable };
}

/** Titles of dictionaries by table name, for messages about their values. */
export function dictionaryWords<Name extends string>(
  tables: Readonly<Record<Name, DictionaryTable>>,
  descriptions: Readonly<Record<Name, DictionaryDescription>>,
): Readonly<Record<string, string>> {
  const names = namesOf(tables);
  return Object.fromEntries(names.map((name) => [tables[name].name, descriptions[name].title]));
}

/** SQL of the order of a dictionary's values. */
export const valueOrders = {
  name: 'name collate shared.russian, id',
  code: 'code collate shared.russian, id',
  order: '"order", id',
  id: 'id',
} as const satisfies Record<DictionaryDescription['orderBy'], string>;

/** A dictionary value inside the response of an entity: without its version. */
type ValueOf<Extra extends ExtraField> = NamedValue & Pick<{ code: string; order: number; color: ValueColor }, Extra>;

/** Types of the lists that `valueLists` reads, by dictionary. */
export type ListedValues<Descriptions extends DictionaryDescriptions> = {
  readonly [Name in keyof Descriptions & string]: readonly ValueOf<Descriptions[Name]['extras'][number]>[];
};

/** Fields of a value that come before its name in responses, and those that come after it. */
const [before, after] = [['code'], ['color', 'order']] as const;

/** SQL of each list of values in its order, for `keepNamedValues`. */
export function valueLists<Name extends string>(
  tables: Readonly<Record<Name, DictionaryTable>>,
): Readonly<Record<Name, string>> {
  return forEachName(namesOf(tables), (dictionary) => {
    const { name, extras, orderBy } = tables[dictionary];
    const has = (extra: ExtraField) => extras.includes(extra);
    const columns = ['id', ...before.filter(has), 'name', ...after.filter(has)];
    return `select ${columns.map((column) => `"${column}"`).join(', ')} from ${name} order by ${valueOrders[orderBy]}`;
  });
}
