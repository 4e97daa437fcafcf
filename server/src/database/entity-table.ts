import type { FailureCode } from '@gektar/contract/failure.ts';
import type {
  ChoiceDescription,
  ChoicesDescription,
  FieldDescriptions,
  NamesOfKind,
  PersonDescription,
} from '@gektar/contract/fields.ts';
import { fieldsOfKind } from '@gektar/contract/fields.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { sql } from 'kysely';
import type { ConstraintMeanings } from './constraints.ts';
import type { Source } from './criteria/source.ts';
import type { Db } from './db.ts';
import { insertLinks, type LinkTable } from './links.ts';

/** Kinds stored in columns of the entity's own table, one each (a range: two). */
type ColumnKind =
  | 'number'
  | 'range'
  | 'text'
  | 'link'
  | 'day'
  | 'moment'
  | 'flag'
  | 'option'
  | 'options'
  | 'mask'
  | 'person'
  | 'choice';
const columnKinds = [
  'number',
  'range',
  'text',
  'link',
  'day',
  'moment',
  'flag',
  'option',
  'options',
  'mask',
  'person',
  'choice',
] as const satisfies readonly ColumnKind[];

/** Columns of every entity, without a description. */
const everyRow = new Set(['id', 'isEnabled']);

/** Names of the described fields that are read and written generically. */
export type PlainName<Fields extends FieldDescriptions> = NamesOfKind<Fields, ColumnKind | 'choices'>;

/** The dictionaries in one of their states: values by id. */
interface Known {
  oneOrNone(id: number | null): unknown;
  several(ids: readonly number[]): unknown[];
}

export interface EntityTableAbout<Fields extends FieldDescriptions> {
  /** With its schema: `land.requests`. */
  readonly table: string;
  /** Alias of the table in queries: `r`. */
  readonly alias: string;
  /** Column of link tables that refers to the entity: `request_id`. */
  readonly owner: string;
  readonly fields: Fields;
  /** Described fields without a column here, or with one that only the database fills: read and written elsewhere. */
  readonly elsewhere: readonly (keyof Fields & string)[];
  /** Described fields that are read here but never written: the database or another operation fills them. */
  readonly readOnly: readonly (keyof Fields & string)[];
  /** Table and column of the values of each `choices` field. */
  readonly lists: Readonly<Record<NamesOfKind<Fields, 'choices'>, Omit<LinkTable, 'owner'>>>;
}

/** The dictionaries that name the values of described fields. */
type SourceOf<Fields extends FieldDescriptions> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'choice' | 'choices'; source: infer Source extends string }
    ? Source
    : never;
}[keyof Fields];

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : '';

/** `hasBarganing` → `has_barganing`. */
export function columnName<Name extends string>(name: Name): Snake<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<Name>;
}

/** The column of a described field; a `choice` stores the id of its value, a range has two columns with this stem. */
function columnOf(name: string, kind: string): string {
  return kind === 'choice' ? `${columnName(name)}_id` : columnName(name);
}

/** Source of one wire field of a row. */
type ReadStep =
  | { readonly name: string; readonly column: string; readonly one?: string }
  | { readonly name: string; readonly from: string; readonly to: string }
  | { readonly name: string; readonly ids: string; readonly several: string };

/**
 * One object literal with all fields, compiled once: a loop that sets them by name makes objects that JSON serializes
 * at half the speed (docs/performance.md). The names are those of our own descriptions.
 */
function compileReader<Reader>(steps: readonly ReadStep[]): Reader {
  const fields = steps.map((step) => `${JSON.stringify(step.name)}: ${expressionOf(step)}`);
  return new Function('row', 'values', `return { ${fields.join(', ')} };`) as Reader;
}

/** The expression of one field over `row` and `values`. */
function expressionOf(step: ReadStep): string {
  const row = (column: string) => `row[${JSON.stringify(column)}]`;
  const values = (dictionary: string) => `values[${JSON.stringify(dictionary)}]`;
  if ('from' in step) {
    const [from, to] = [row(step.from), row(step.to)];
    return `${from} === null && ${to} === null ? null : { from: ${from}, to: ${to} }`;
  }
  if ('several' in step) return `${values(step.several)}.several(${row(step.ids)})`;
  return step.one === undefined ? row(step.column) : `${values(step.one)}.oneOrNone(${row(step.column)})`;
}

/**
 * Reads and writes the plain fields of an entity by their descriptions: columns of its table and its lists of dictionary values.
 * Fields of the kind `own` stay with the entity.
 */
export function entityTable<const Fields extends FieldDescriptions>(about: EntityTableAbout<Fields>) {
  const { alias, owner, fields } = about;
  const elsewhere = new Set<string>(about.elsewhere);
  const readOnly = new Set<string>(about.readOnly);
  const read = fieldsOfKind(fields, ...columnKinds)
    .filter((name) => !elsewhere.has(name))
    .map((name) => {
      const { kind } = fields[name] as Fields[string];
      const column = columnOf(name, kind);
      return { name, kind, column, to: `${column}_to`, from: `${column}_from` };
    });
  const written = read.filter(({ name }) => !readOnly.has(name));
  const sourceOf = (name: string) => (fields[name] as ChoiceDescription | ChoicesDescription).source;
  const lists = Object.entries<Omit<LinkTable, 'owner'>>(about.lists).map(([name, { table, value }]) => ({
    name,
    names: sourceOf(name),
    ids: `${value}s`,
    link: { table, owner, value } satisfies LinkTable,
  }));

  return {
    /** Values of the entity's own columns. */
    columnsOf(values: object): Record<string, unknown> {
      const given = values as Record<string, unknown>;
      const columns: Record<string, unknown> = {};
      for (const { name, kind, column: own, from, to } of written) {
        const value = given[name];
        if (kind === 'range') {
          const ends = value as Range<unknown> | null;
          columns[from] = ends?.from ?? null;
          columns[to] = ends?.to ?? null;
        } else {
          columns[own] = kind === 'choice' ? ((value as { id: number } | null)?.id ?? null) : value;
        }
      }
      return columns;
    },

    /** Names of the columns that `fieldsOf` reads. */
    columns: read.flatMap(({ kind, column: own, from, to }) => (kind === 'range' ? [from, to] : [own])),

    /**
     * Row → wire, the plain fields.
     * @param skip fields that this row lacks
     */
    reader<Wire>(
      skip: readonly (keyof Fields & string)[] = [],
    ): (
      record: object,
      values: Readonly<Record<SourceOf<Fields>, Known>>,
    ) => Pick<Wire, PlainName<Fields> & keyof Wire> {
      const left = new Set<string>(skip);
      const plain = read.filter(({ name }) => !left.has(name));
      return compileReader([
        ...plain.map(({ name, kind, column: own, from, to }) => {
          if (kind === 'range') return { name, from, to };
          return kind === 'choice' ? { name, column: own, one: sourceOf(name) } : { name, column: own };
        }),
        ...lists.filter(({ name }) => !left.has(name)).map(({ name, names, ids }) => ({ name, ids, several: names })),
      ]);
    },

    /** SQL of the lists of ids, for a select list: `array(select …) as region_ids, …`. */
    listsSql: lists
      .map(
        ({ ids, link }) =>
          `array(select l.${link.value} from ${link.table} l where l.${owner} = ${alias}.id) as ${ids}`,
      )
      .join(',\n  '),

    /** Tables and columns of the lists, by field. */
    lists: lists.map(({ name, link }) => ({ field: name as NamesOfKind<Fields, 'choices'>, link })),

    async insertLists(tx: Db, id: string, values: object): Promise<void> {
      const given = values as Record<string, readonly { id: number }[]>;
      for (const { name, link } of lists) await insertLinks(tx, link, id, given[name] ?? []);
    },

    async deleteLists(tx: Db, id: string): Promise<void> {
      for (const { link } of lists) {
        await sql`delete from ${sql.table(link.table)} where ${sql.ref(link.owner)} = ${id}`.execute(tx);
      }
    },

    /**
     * Refusals for violated constraints of described references: a deleted value is reported at its field.
     * @param code refusal of the entity
     */
    referencesRefusedAs(code: FailureCode): ConstraintMeanings {
      const one = fieldsOfKind(fields, 'choice').map((name) => [`${about.table}__${columnName(name)}`, name]);
      const several = lists.map(({ name, link }) => [`${link.table}__${link.value.replace(/_id$/, '')}`, name]);
      const employees = fieldsOfKind(fields, 'person').filter((name) => {
        const field = fields[name] as PersonDescription;
        return field.who === 'employee' && !elsewhere.has(name);
      });
      const people = employees.map((name) => [`${about.table}__${columnName(name).replace(/_id$/, '')}`, name]);
      return Object.fromEntries(
        [...one, ...several, ...people].map(([constraint, field]) => [constraint, { code, field }]),
      );
    },

    /**
     * Source in SQL of a described field, or of a column of every entity.
     * @param of alias of the row, if another
     */
    source(name: string, of: string = alias): Source {
      if (everyRow.has(name)) return { value: `${of}.${columnName(name)}` };
      const field = fields[name];
      if (field === undefined) throw new Error(`${about.table} has no field ${name}`);
      const { kind } = field;
      const own = `${of}.${columnOf(name, kind)}`;
      if (kind === 'range') return { from: `${own}_from`, to: `${own}_to` };
      if (kind === 'options') return { values: own };
      if (kind !== 'choices') return { value: own };
      const list = lists.find((one) => one.name === name);
      if (list === undefined) throw new Error(`no table holds the values of ${name}`);
      return { links: list.link, of: `${of}.id` };
    },
  };
}

/** What every table of an entity offers, whatever its fields. */
export type EntityTable = ReturnType<typeof entityTable>;
