import type { Importance } from '@gektar/contract/criteria/importance.ts';
import { percentOf, type Score } from '@gektar/contract/criteria/score.ts';
import { type ImportancePreview, PREVIEWED } from '@gektar/contract/requests/importance-preview.ts';

export type Scorer<Row> = (importance: Importance) => (row: Row) => Score;

interface Change {
  readonly stored: Importance;
  readonly importance: Importance;
  readonly withUnknown: boolean;
}

/**
 * The preview of a weighing by the contract's scores; objects by id.
 * @param rows everything that can be offered, in the order of objects of the same score
 */
export function previewBy<Row extends { readonly id: string }>(
  rows: readonly Row[],
  scorer: Scorer<Row>,
  { stored, importance, withUnknown }: Change,
): ImportancePreview<string> {
  const [was, is] = [groupsBy(rows, scorer(stored), withUnknown), groupsBy(rows, scorer(importance), withUnknown)];
  const left = countsOf(is);
  return {
    before: countsOf(was),
    after: left,
    first: nearOf(is)
      .slice(0, PREVIEWED)
      .map(({ row, percent }) => {
        const before = was.get(row.id);
        const place = nearOf(was).findIndex((one) => one.row.id === row.id);
        return {
          object: row.id,
          percent,
          before: {
            group: before?.group ?? 'none',
            place: place === -1 ? null : place + 1,
            percent: before?.percent ?? 0,
          },
        };
      }),
    obstacle: left.exact + left.near === 0 ? obstacleBy(rows, scorer, importance, withUnknown) : null,
  };
}

function groupsBy<Row extends { readonly id: string }>(
  rows: readonly Row[],
  scoreOf: (row: Row) => Score,
  withUnknown: boolean,
) {
  return new Map(
    rows.map((row) => {
      const score = scoreOf(row);
      const isLeftOut = score.group === 'near' && !withUnknown && score.parts.some(({ state }) => state === 'unknown');
      const group = isLeftOut ? ('none' as const) : score.group;
      return [row.id, { row, group, share: score.share, percent: percentOf({ share: score.share, group }) }];
    }),
  );
}

type Groups<Row> = ReturnType<typeof groupsBy<Row & { readonly id: string }>>;

function nearOf<Row>(groups: Groups<Row>) {
  return [...groups.values()].filter(({ group }) => group === 'near').toSorted((one, other) => other.share - one.share);
}

function countsOf<Row>(groups: Groups<Row>) {
  const exact = [...groups.values()].filter(({ group }) => group === 'exact').length;
  return { exact, near: nearOf(groups).length };
}

function obstacleBy<Row extends { readonly id: string }>(
  rows: readonly Row[],
  scorer: Scorer<Row>,
  importance: Importance,
  withUnknown: boolean,
): string | null {
  const [row] = rows;
  if (row === undefined) return null;
  const musts = scorer(importance)(row).parts.filter(({ isMust }) => isMust);
  const counted = musts.map(({ name }) => {
    const left = countsOf(groupsBy(rows, scorer({ ...importance, [name]: { isMust: false, weight: 0 } }), withUnknown));
    return { name, count: left.exact + left.near };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.name : null;
}
