/** A row as `COPY` writes it. */
export interface Row {
  /** Values of the primary key. */
  readonly id: string;
  readonly cells: readonly string[];
  readonly text: string;
}

/** A table with its rows. */
export interface Contents {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A foreign key. */
export interface Key {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
}

/** Number of rows to leave in each table of `roots`, with the rows that refer to them. */
const FEW = 4;
const roots = [
  'land.requests',
  'land.properties',
  'industrial.requests',
  'industrial.complexes',
  'industrial.buildings',
  'industrial.vacancies',
];
/** Tables whose rows belong to no entity → column whose value must occur in a remaining row of another table. */
const loose: Readonly<Record<string, string>> = {
  'shared.audit': 'entity_id',
  'shared.contacts': 'id',
  'shared.companies': 'id',
  'shared.files': 'id',
  'land.cadastral_outlines': 'number',
};

/**
 * Reduces tables to a few entities of each kind, those with rows in the most other tables, and to the rows that belong
 * to them.
 */
export function fewOf(tables: readonly Contents[], keys: readonly Key[]): Contents[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const valuesOf = (table: Contents, row: Row, columns: readonly string[]) =>
    columns.map((column) => row.cells[table.columns.indexOf(column)]).join('\t');

  /** Rows of other tables that refer to these rows, per foreign key. */
  const childrenOf = (parent: Contents, rows: readonly Row[]) =>
    keys.flatMap((key) => {
      const child = left.get(key.table);
      if (key.parent !== parent.name || !child) return [];
      const values = new Set(rows.map((row) => valuesOf(parent, row, key.parentColumns)));
      const found = child.rows.filter((row) => values.has(valuesOf(child, row, key.columns)));
      return found.length > 0 ? [{ child, found }] : [];
    });
  const tablesBelow = (table: Contents, rows: readonly Row[]): Set<string> =>
    new Set(childrenOf(table, rows).flatMap(({ child, found }) => [child.name, ...tablesBelow(child, found)]));
  const remove = (table: Contents, rows: readonly Row[]) => {
    for (const { child, found } of childrenOf(table, rows)) remove(child, found);
    const gone = new Set(rows);
    const now = left.get(table.name) ?? table;
    left.set(table.name, { ...now, rows: now.rows.filter((row) => !gone.has(row)) });
  };

  for (const name of roots) {
    const table = left.get(name);
    if (!table) continue;
    const breadth = new Map(table.rows.map((row) => [row, tablesBelow(table, [row]).size]));
    const widest = table.rows.toSorted((a, b) => (breadth.get(b) ?? 0) - (breadth.get(a) ?? 0));
    remove(table, widest.slice(FEW));
  }
  for (const [name, column] of Object.entries(loose)) {
    const table = left.get(name);
    if (!table) continue;
    const naming = [...left.values()].filter(
      (other) => !(other.name in loose) || (other.name === 'shared.contacts' && name === 'shared.companies'),
    );
    const named = new Set(naming.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)));
    const columnIndex = table.columns.indexOf(column);
    remove(
      table,
      table.rows.filter((row, index) => index >= FEW && !named.has(row.cells[columnIndex] ?? '')),
    );
  }
  return [...left.values()];
}
