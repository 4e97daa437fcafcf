import { missing } from '@gektar/format/words.ts';
import { type ClientItem, type ComparedFact, comparedGroups } from '#sharing/client/client-kind.ts';
import type { FormerAmounts } from '#sharing/client/visit/former-amounts.ts';

/** A value in a row of the comparison. */
export interface ComparedValue {
  /** 'Не указано' when unknown. */
  readonly text: string;
  /** Amount of the previous visit, when it was another one. */
  readonly former?: string;
  readonly isKnown: boolean;
  readonly isBest: boolean;
}

export interface ComparedRow {
  readonly label: string;
  /** In the order of the items. */
  readonly values: readonly ComparedValue[];
}

export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/**
 * Index of the best figure if it is the only one with that value; known figures are compared, at least two are needed.
 * @returns -1 when there is none
 */
export function bestOf(figures: readonly (number | null | undefined)[], side: 'least' | 'most'): number {
  const known = figures.filter((figure) => figure != null);
  if (known.length < 2) return -1;
  const best = side === 'least' ? Math.min(...known) : Math.max(...known);
  return known.filter((figure) => figure === best).length === 1 ? figures.indexOf(best) : -1;
}

function formerIn(former: FormerAmounts = {}, changed: ComparedFact<never>['changed']) {
  const text = changed && former[changed];
  return text === undefined ? {} : { former: text };
}

/**
 * Groups of the comparison with their rows; groups without rows are left out.
 * @param onlyDifferent leaves out rows in which all items have the same text
 */
export function comparedGroupsOf<Item extends Pick<ClientItem, 'id'>>(
  items: readonly Item[],
  facts: readonly ComparedFact<Item>[],
  onlyDifferent: boolean,
  formerOf: (itemId: string) => FormerAmounts,
): ComparedGroup[] {
  const formers = items.map(({ id }) => formerOf(id));
  const rows = facts.map(({ group, label, text, changed, better }) => {
    const texts = items.map(text);
    const best = better ? bestOf(items.map(better.figure), better.side) : -1;
    const values = texts.map((value, at) => ({
      text: value ?? missing.value,
      ...formerIn(formers[at], changed),
      isKnown: value !== undefined,
      isBest: at === best,
    }));
    return { group, label, values, isDifferent: new Set(texts).size > 1, isKnown: texts.some(Boolean) };
  });
  return comparedGroups
    .map((title) => ({
      title,
      rows: rows.filter(({ group, isDifferent, isKnown }) => {
        return group === title && (onlyDifferent ? isDifferent : isKnown);
      }),
    }))
    .filter((group) => group.rows.length > 0);
}
