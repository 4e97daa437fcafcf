import { forEachName, namesOf } from '@gektar/contract/records.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { KnownValues, UnnamedValues } from './known-values.ts';

/** SQL of the version of all dictionaries; a statement that returns ids of values must return it, too. */
export const valuesVersion = '(select version from shared.dictionary_state)';

/** Column that a statement with ids must return. */
export interface Versioned {
  readonly values_version: string;
}

/** One row with the version of all dictionaries, for reading their values without rows of a table. */
export async function findValuesVersion(db: Db): Promise<Versioned[]> {
  const { rows } = await sql<Versioned>`select ${sql.raw(valuesVersion)} as values_version`.execute(db);
  return rows;
}

type Lists = Readonly<Record<string, readonly { readonly id: number }[]>>;

/** All dictionaries of a domain, at one version. */
export type NamedValues<Of extends Lists> = { readonly [Name in keyof Of]: KnownValues<Of[Name][number]> };

/**
 * Rows with ids → answers with names. Reads the rows again when a dictionary changed after they were read, so that ids
 * are never combined with values of another version.
 */
export type WithNamedValues<Of extends Lists> = <Row extends Versioned, Answer>(
  db: Db,
  readRows: () => Promise<readonly Row[]>,
  toAnswer: (row: Row, values: NamedValues<Of>) => Answer,
) => Promise<Answer[]>;

/**
 * Keeps the values of a domain's dictionaries in the process, in one version at a time (0009).
 * @param name name of the prepared statement
 * @param lists SQL of each list, with wire fields and order: `select id, name from land.best_uses order by name`
 */
export function keepNamedValues<Of extends Lists>(
  name: string,
  lists: Readonly<Record<keyof Of & string, string>>,
): WithNamedValues<Of> {
  const names = namesOf(lists);
  const columns = names.map((list) => `coalesce((select json_agg(v) from (${lists[list]}) v), '[]') as "${list}"`);
  const readValues = prepared<Of & { version: string }>(
    name,
    `select ${[`${valuesVersion} as version`, ...columns].join(', ')}`,
  );
  // Versions are unique across processes and databases.
  let kept: { readonly version: string; readonly values: NamedValues<Of> } | undefined;

  /** The dictionaries of this version; undefined when they have changed since. */
  async function valuesAt(db: Db, version: string): Promise<NamedValues<Of> | undefined> {
    if (kept?.version !== version) {
      const [read] = await readValues(db, []);
      if (!read) throw new Error('a select without a table gives one row');
      const known = names.map((list) => [list, new KnownValues(read[list])]);
      kept = { version: read.version, values: Object.fromEntries(known) as NamedValues<Of> };
    }
    return kept.version === version ? kept.values : undefined;
  }

  return async (db, readRows, toAnswer) => {
    for (;;) {
      const rows = await readRows();
      const [first] = rows;
      if (first === undefined) return [];
      const values = await valuesAt(db, first.values_version);
      if (values) return rows.map((row) => toAnswer(row, values));
    }
  };
}

/** Dictionaries without names, for rows that are compared and not shown: any id has a value. */
export function unnamedValues<Of extends Lists>(lists: Readonly<Record<keyof Of & string, string>>): NamedValues<Of> {
  const one = new UnnamedValues();
  return forEachName(namesOf(lists), () => one) as NamedValues<Of>;
}
