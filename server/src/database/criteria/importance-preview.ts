import type { Importance, WeighedCriteria } from '@gektar/contract/criteria/importance.ts';
import { countedCriteria, percentOf } from '@gektar/contract/criteria/score.ts';
import { type ImportancePreview, PREVIEWED } from '@gektar/contract/requests/importance-preview.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import type { ScoreSql } from './closeness.ts';

type Previewed = ImportancePreview<unknown>;
type Group = Previewed['first'][number]['before']['group'];

/** Objects that a request is scored against. */
export interface PreviewedObjects<Row extends { readonly id: string }> {
  readonly weighed: WeighedCriteria;
  /** SQL after `from`. */
  readonly source: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  /** Condition of objects that can be offered. */
  readonly isOffered: Condition;
  /** Order of objects of the same score. */
  readonly order: RawBuilder<unknown>;
  /** Criteria that the request sets. */
  readonly asked: readonly string[];
  readonly scoreOf: (importance: Importance) => ScoreSql;
  /** List rows of these ids, in any order. */
  readonly rowsOf: (ids: readonly string[]) => Promise<readonly Row[]>;
}

export interface PreviewedChange {
  readonly stored: Importance;
  readonly importance: Importance;
  /** false leaves objects with an unknown value of a counted criterion out of 'Почти подходят'. */
  readonly withUnknown: boolean;
}

interface FirstRecord {
  readonly id: string;
  readonly share: number;
  readonly was_share: number;
  readonly was_place: number | null;
  readonly was_group: Group;
}
interface PreviewRecord {
  readonly was_exact: number;
  readonly was_near: number;
  readonly exact: number;
  readonly near: number;
  readonly first: readonly FirstRecord[];
}

/** What a weighing would change in the search of a request; reads only. */
export async function previewOf<Row extends { readonly id: string }>(
  db: Db,
  objects: PreviewedObjects<Row>,
  { stored, importance, withUnknown }: PreviewedChange,
): Promise<ImportancePreview<Row>> {
  const { source, id, isOffered, order, scoreOf, rowsOf } = objects;
  const [was, is] = [scoreOf(stored), scoreOf(importance)];
  const placeOf = (isNear: string, share: string) =>
    sql`row_number() over (partition by ${sql.raw(isNear)} order by ${sql.raw(share)} desc, position)`;
  const { rows } = await sql<PreviewRecord>`
    with scored as materialized (
      select ${id} as id, ${was.isExact} as was_exact, ${nearIn(was, withUnknown)} as was_near, ${was.share} as was_share,
        ${is.isExact} as is_exact, ${nearIn(is, withUnknown)} as is_near, ${is.share} as share,
        row_number() over (order by ${order}) as position
      from ${source} where ${isOffered}
    ), placed as (
      select *, ${placeOf('was_near', 'was_share')} as was_place, ${placeOf('is_near', 'share')} as place
      from scored where was_exact or was_near or is_exact or is_near
    )
    select count(*) filter (where was_exact)::int as was_exact, count(*) filter (where was_near)::int as was_near,
      count(*) filter (where is_exact)::int as exact, count(*) filter (where is_near)::int as near,
      coalesce(json_agg(json_build_object('id', id, 'share', share, 'was_share', was_share,
        'was_place', case when was_near then was_place end,
        'was_group', case when was_exact then 'exact' when was_near then 'near' else 'none' end) order by place)
        filter (where is_near and place <= ${PREVIEWED}), '[]') as first
    from placed`.execute(db);
  const [found = { was_exact: 0, was_near: 0, exact: 0, near: 0, first: [] }] = rows;
  const byId = new Map((await rowsOf(found.first.map((one) => one.id))).map((row) => [row.id, row]));
  return {
    before: { exact: found.was_exact, near: found.was_near },
    after: { exact: found.exact, near: found.near },
    // An object deleted since the scores were read is left out.
    first: found.first.flatMap((one) => {
      const object = byId.get(one.id);
      return object ? [firstOf(one, object)] : [];
    }),
    obstacle: found.exact + found.near === 0 ? await obstacleOf(db, objects, importance, withUnknown) : null,
  };
}

function nearIn({ isExactOrNear, isExact, hasUnknown }: ScoreSql, withUnknown: boolean): Condition {
  const isNear = sql<boolean>`(coalesce(${isExactOrNear}, false) and not ${isExact})`;
  return withUnknown ? isNear : sql`(${isNear} and not ${hasUnknown})`;
}

function firstOf<Row>({ share, was_share, was_place, was_group }: FirstRecord, object: Row) {
  return {
    object,
    percent: percentOf({ share, group: 'near' }),
    before: {
      group: was_group,
      place: was_place,
      percent: percentOf({ share: was_share, group: was_group }),
    },
  };
}

/** The must without which most objects would be left; null when none would. */
async function obstacleOf(
  db: Db,
  { weighed, asked, source, isOffered, scoreOf }: Omit<PreviewedObjects<{ readonly id: string }>, 'rowsOf'>,
  importance: Importance,
  withUnknown: boolean,
): Promise<string | null> {
  const musts = countedCriteria(weighed, new Set(asked), importance).filter(({ isMust }) => isMust);
  if (musts.length === 0) return null;
  const counts = musts.map(({ name }) => {
    const score = scoreOf({ ...importance, [name]: { isMust: false, weight: 0 } });
    return sql`count(*) filter (where ${score.isExact} or ${nearIn(score, withUnknown)})::int`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts from ${source} where ${isOffered}`.execute(db);
  const found = rows[0]?.counts ?? [];
  const most = Math.max(...found);
  return most > 0 ? (musts[found.indexOf(most)]?.name ?? null) : null;
}
