import type { FailureCode } from '@gektar/contract/failure.ts';
import {
  type FieldDescription,
  type FieldDescriptions,
  fieldsOfKind,
  type NamesOfKind,
} from '@gektar/contract/fields.ts';
import { isRecord, namesOf } from '@gektar/contract/records.ts';
import type { ConstraintMeanings } from './constraints.ts';
import type { Source } from './criteria/source.ts';
import { type EntityList, entityLists, idsColumn } from './entity-lists.ts';
import type { LinkTable } from './links.ts';
import { type ReadStep, rowReader, type ValuesById } from './row-reader.ts';

/** Kinds of fields stored in the entity's table: in one column each, ranges in two. */
type ColumnKind = Exclude<FieldDescription['kind'], 'choices' | 'own'>;

/** Kinds stored in two columns: the ends of a range. */
type EndsKind = 'range' | 'days';
const endsKinds: ReadonlySet<string> = new Set<EndsKind>(['range', 'days']);

/** Wire names of the columns that every entity has and no field description covers. */
const everyRow = new Set(['id', 'isEnabled']);

/** Names of the described fields that are read and written generically. */
export type PlainName<Fields extends FieldDescriptions> = NamesOfKind<Fields, ColumnKind | 'choices'>;

export interface EntityTableAbout<
  Fields extends FieldDescriptions,
  Elsewhere extends string = keyof Fields & string,
  ReadOnly extends string = keyof Fields & string,
> {
  /** Name of the table with its schema: `land.requests`. */
  readonly table: string;
  /** Alias of the table in queries: `r`. */
  readonly alias: string;
  /** Column of link tables that refers to the entity: `request_id`. */
  readonly owner: string;
  readonly fields: Fields;
  /** Described fields that other code reads and writes: without a column, or with one that only the database fills. */
  readonly elsewhere: readonly Elsewhere[];
  /** Described fields that are only read here: the database or another operation writes them. */
  readonly readOnly: readonly ReadOnly[];
  /** Table and column that store the values of a `choices` field. */
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

/** The column of a described field; a `choice` stores the id of its value, two ends have two columns with this stem. */
function columnOf(name: string, kind: string): string {
  return kind === 'choice' ? `${columnName(name)}_id` : columnName(name);
}

type IdOf<Value> = Value extends { readonly id: infer Id } ? Id : null;
type EndOf<Value> = Value extends { readonly from: infer End } ? End : null;

/** Values written into the columns of described fields, except `Left`. */
type WrittenColumns<Fields extends FieldDescriptions, Left extends string, Values> = {
  [Name in Exclude<NamesOfKind<Fields, Exclude<ColumnKind, 'choice' | EndsKind>>, Left> &
    keyof Values as Snake<Name>]: Values[Name];
} & {
  [Name in Exclude<NamesOfKind<Fields, 'choice'>, Left> & keyof Values as `${Snake<Name>}_id`]: IdOf<Values[Name]>;
} & {
  [Name in Exclude<NamesOfKind<Fields, EndsKind>, Left> & keyof Values as `${Snake<Name>}_${'from' | 'to'}`]: EndOf<
    Values[Name]
  >;
};

/** A field stored in the entity's table: in `column` or, with two ends, in `from` and `to`. */
interface StoredField {
  readonly name: string;
  readonly field: FieldDescription;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

function storedFields(fields: FieldDescriptions, elsewhere: ReadonlySet<string>): StoredField[] {
  return Object.entries(fields)
    .filter(([name, { kind }]) => kind !== 'own' && kind !== 'choices' && !elsewhere.has(name))
    .map(([name, field]) => {
      const column = columnOf(name, field.kind);
      return { name, field, column, from: `${column}_from`, to: `${column}_to` };
    });
}

/** Wire → columns. */
function columnsOf(written: readonly StoredField[], values: object): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    written.flatMap(({ name, field: { kind }, column, from, to }): [string, unknown][] => {
      const value = given.get(name);
      if (endsKinds.has(kind))
        return [
          [from, partOf(value, 'from')],
          [to, partOf(value, 'to')],
        ];
      return [[column, kind === 'choice' ? partOf(value, 'id') : value]];
    }),
  );
}

function partOf(value: unknown, name: string): unknown {
  return isRecord(value) ? (value[name] ?? null) : null;
}

/** How the columns of one field are read. */
function readStep({ name, field, column, from, to }: StoredField): ReadStep {
  if (field.kind === 'days') return { name, firstDay: from, lastDay: to };
  if (field.kind === 'range') return { name, from, to };
  return field.kind === 'choice' ? { name, id: column, source: field.source } : { name, column };
}

/** The lists of an entity in the order of its tables. */
function listsOf<Fields extends FieldDescriptions>({
  owner,
  lists,
}: Pick<EntityTableAbout<Fields>, 'owner' | 'lists'>) {
  return namesOf(lists).map((field): EntityList<NamesOfKind<Fields, 'choices'>> => {
    const { table, value } = lists[field];
    return { field, link: { table, owner, value } };
  });
}

/** How the ids of a list are read. */
function listStep(fields: FieldDescriptions, { field: name, link }: EntityList): ReadStep {
  const field = fields[name];
  if (field?.kind !== 'choices') throw new Error(`${name} is not a list of values`);
  return { name, ids: idsColumn(link), source: field.source };
}

/**
 * Reads and writes the plain fields of an entity by their descriptions: columns of its table and its lists of
 * dictionary values. Fields of the kind `own` are left to the entity's own code.
 */
export function entityTable<
  const Fields extends FieldDescriptions,
  const Elsewhere extends keyof Fields & string = never,
  const ReadOnly extends keyof Fields & string = never,
>(about: EntityTableAbout<Fields, Elsewhere, ReadOnly>) {
  const { table, alias, fields } = about;
  const readOnly = new Set<string>(about.readOnly);
  const stored = storedFields(fields, new Set<string>(about.elsewhere));
  const written = stored.filter(({ name }) => !readOnly.has(name));
  const lists = listsOf<Fields>(about);

  return {
    ...entityLists(lists, alias),

    /** Values of the entity's own columns. */
    columnsOf<Values extends object>(values: Values) {
      return columnsOf(written, values) as WrittenColumns<Fields, Elsewhere | ReadOnly, Values>;
    },

    /** Names of the columns that `reader` reads. */
    columns: stored.flatMap(({ field, column, from, to }) => (endsKinds.has(field.kind) ? [from, to] : [column])),

    /**
     * Row → wire, the plain fields.
     * @param skip fields that this row lacks
     */
    reader<Wire>(skip: readonly (keyof Fields & string)[] = []) {
      const left = new Set<string>(skip);
      const steps = [...stored.map(readStep), ...lists.map((list) => listStep(fields, list))];
      return rowReader(steps.filter(({ name }) => !left.has(name))) as (
        record: object,
        values: Readonly<Record<SourceOf<Fields>, ValuesById>>,
      ) => Pick<Wire, PlainName<Fields> & keyof Wire>;
    },

    /**
     * Refusals for violated constraints of described references: a deleted value is reported at its field.
     * @param code error code of the refusal
     */
    referencesRefusedAs: (code: FailureCode) => referencesRefusedAs(code, table, stored, lists, fields),

    /**
     * Source in SQL of a described field, or of `id` and `isEnabled`.
     * @param of alias of the row in the query, if not the usual one
     */
    source(name: string, of: string = alias): Source {
      if (everyRow.has(name)) return { value: `${of}.${columnName(name)}` };
      const field = fields[name];
      if (field === undefined) throw new Error(`${table} has no field ${name}`);
      const { kind } = field;
      const own = `${of}.${columnOf(name, kind)}`;
      if (endsKinds.has(kind)) return { from: `${own}_from`, to: `${own}_to` };
      if (kind === 'options') return { values: own };
      if (kind !== 'choices') return { value: own };
      const list = lists.find((one) => one.field === name);
      if (list === undefined) throw new Error(`no table holds the values of ${name}`);
      return { links: list.link, of: `${of}.id` };
    },
  };
}

function referencesRefusedAs(
  code: FailureCode,
  table: string,
  stored: readonly StoredField[],
  lists: readonly EntityList[],
  fields: FieldDescriptions,
): ConstraintMeanings {
  const one = fieldsOfKind(fields, 'choice').map((name) => [`${table}__${columnName(name)}`, name]);
  const several = lists.map(({ field, link }) => [`${link.table}__${link.value.replace(/_id$/, '')}`, field]);
  const people = stored
    .filter(({ field }) => field.kind === 'person' && field.who === 'employee')
    .map(({ name, column }) => [`${table}__${column.replace(/_id$/, '')}`, name]);
  return Object.fromEntries(
    [...one, ...several, ...people].map(([constraint, field]) => [constraint, { code, field }]),
  );
}

/** Functions of a table of an entity, the same for all entities. */
export type EntityTable = ReturnType<typeof entityTable>;
