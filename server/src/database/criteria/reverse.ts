import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import type { Requirement, Requirements } from '@gektar/contract/criteria/requirements.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { endsIn, type Source, type SourceOf, valueIn } from './source.ts';

/**
 * A requirement as SQL over requests, for one given object: the reverse of `forward.ts`.
 * @param asked source of the value in the request
 * @param offered source of the value in the object
 */
export type ReverseKind = (asked: Source, offered: Source) => string;
export type ReverseKinds = Readonly<Record<string, ReverseKind>>;

/** A number or a day between two optional ends; null matches only when both are open. */
function between(value: string, { from, to }: { readonly from: string; readonly to: string }): string {
  return `(${from} is null or ${value} >= ${from}) and (${to} is null or ${value} <= ${to})`;
}

/** Any of the request's values; without values everything matches. */
function anyOf(asked: Source, offered: Source): string {
  const isAnyOf = (value: string) =>
    'values' in offered ? `${value} = any(${offered.values})` : `${value} is not distinct from ${valueIn(offered)}`;
  if ('values' in asked)
    return `(${asked.values} = '{}' or coalesce(${valueIn(offered)} = any(${asked.values}), false))`;
  if (!('links' in asked)) throw new Error('a request asks for any of several values');
  const { table, owner, value } = asked.links;
  return `coalesce((select bool_or(${isAnyOf(`l.${value}`)}) from ${table} l where l.${owner} = ${asked.of}), true)`;
}

/** The reverse SQL of every kind of requirement. */
export const reverseKinds = {
  within: (asked, offered) =>
    'value' in asked
      ? `(${asked.value} is null or ${valueIn(offered)} <= ${asked.value})`
      : between(valueIn(offered), endsIn(asked)),
  upTo: (asked, offered) => `(${valueIn(asked)} is null or ${valueIn(offered)} <= ${valueIn(asked)})`,
  overlaps: (asked, offered) => {
    const [wanted, has] = [endsIn(asked), endsIn(offered)];
    return `(${wanted.from} is null or ${has.to} >= ${wanted.from})
      and (${wanted.to} is null or (${has.to} is not null and ${has.from} <= ${wanted.to}))`;
  },
  until: (asked, offered) => {
    const { to } = endsIn(asked);
    return `(${to} is null or ${valueIn(offered)} < ${to} + 1)`;
  },
  anyOf,
  // The stored codes of an object include their parents, so equality is enough.
  anyInTree: anyOf,
  anyBit: (asked, offered) => `(${valueIn(asked)} is null or ${valueIn(asked)} & ${valueIn(offered)} <> 0)`,
  is: (asked, offered) => `(not ${valueIn(asked)} or ${valueIn(offered)})`,
  needs: (asked, offered) => `(not ${valueIn(asked)} or ${valueIn(offered)})`,
  has: (asked, offered) => `(not ${valueIn(asked)} or ${valueIn(offered)} is not null)`,
  lacks: (asked, offered) => `(not ${valueIn(asked)} or ${valueIn(offered)} is null)`,
  // The object has every word of the request's search text.
  words: (asked, offered) => `(${valueIn(asked)} is null or not exists (
    select from regexp_split_to_table(trim(shared.words_of(${valueIn(asked)})), ' ') as w (word)
    where position(w.word in translate(lower(${valueIn(offered)} collate shared.russian), 'ё', 'е')) = 0))`,
} as const satisfies ReverseKinds;

/** The object's values that requirements compare, read once as columns of `o`. */
export interface Offered {
  /** SQL of a select list. */
  readonly columns: RawBuilder<unknown>;
  readonly source: SourceOf;
}

/**
 * The values of an object that requirements compare.
 * @param sourceOf their sources in the query of the object
 */
export function offeredValues(requirements: Requirements, criteria: Criteria, sourceOf: SourceOf): Offered {
  const columns = new Map<string, string>();
  const sources = new Map<string, Source>();
  const column = (name: string, expression: string) => {
    columns.set(name, `${expression} as "${name}"`);
    return `o."${name}"`;
  };
  for (const requirement of Object.values(requirements)) {
    const criterion = requirement && criteria[requirement.criterion];
    if (criterion === undefined) continue;
    const { of, level = '' } = criterion;
    const [name, source] = [`${level} ${of}`, sourceOf(criterion)];
    if ('value' in source) sources.set(name, { value: column(name, source.value) });
    else if ('values' in source) sources.set(name, { values: column(name, source.values) });
    else if ('from' in source) {
      sources.set(name, { from: column(`${name} from`, source.from), to: column(`${name} to`, source.to) });
    } else {
      const { table, owner, value } = source.links;
      const list = `array(select l.${value} from ${table} l where l.${owner} = ${source.of})`;
      sources.set(name, { values: column(name, list) });
    }
  }
  return {
    columns: sql.raw([...columns.values()].join(', ')),
    source: ({ of, level = '' }) => {
      const source = sources.get(`${level} ${of}`);
      if (source === undefined) throw new Error(`no requirement looks at ${of}`);
      return source;
    },
  };
}

/**
 * The conditions of a request for an object, one for each requirement.
 * @param asked source of the value in a request
 * @param offered source of the value in the object: `offeredValues`
 * @param kinds kinds of the domain, which override common ones of the same name
 */
export function reverseConditions(
  requirements: Requirements,
  criteria: Criteria,
  {
    asked,
    offered,
    kinds = {},
  }: {
    readonly asked: (field: string) => Source;
    readonly offered: SourceOf;
    readonly kinds?: ReverseKinds;
  },
): Condition[] {
  const all: ReverseKinds = { ...reverseKinds, ...kinds };
  return Object.entries<Requirement | undefined>(requirements).flatMap(([field, requirement]) => {
    const criterion = requirement && criteria[requirement.criterion];
    if (requirement === undefined || criterion === undefined) return [];
    const kind = all[criterion.kind];
    if (kind === undefined) throw new Error(`no reverse SQL for a criterion of the kind ${criterion.kind}`);
    return [sql<boolean>`(${sql.raw(kind(asked(field), offered(criterion)))})`];
  });
}
