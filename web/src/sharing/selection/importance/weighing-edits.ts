import type { GivenWeighing, Importance, Weighing } from '@gektar/contract/criteria/importance.ts';
import { entriesOf } from '@gektar/contract/records.ts';
import type { WeighedRequest, WeighedRow } from './weighed-request.ts';

/** Unsaved edits of the drawer, by criterion. */
export type WeighingEdits = Importance;

/** The weighing that a row of the drawer shows. */
export function shownWeighing({ name, stored }: WeighedRow, edits: WeighingEdits): Weighing {
  const { isMust, weight, tolerance } = edits[name] ?? {};
  return {
    isMust: isMust ?? stored.isMust,
    weight: weight ?? stored.weight,
    tolerance: tolerance ?? stored.tolerance,
  };
}

/** Which parts of a row's weighing differ from the stored ones; a must has neither weight nor tolerance. */
export function changesOf(row: WeighedRow, edits: WeighingEdits): Readonly<Record<keyof Weighing, boolean>> {
  const [is, was] = [shownWeighing(row, edits), row.stored];
  const isMust = is.isMust !== was.isMust;
  return {
    isMust,
    weight: !is.isMust && !isMust && is.weight !== was.weight,
    tolerance: !is.isMust && is.tolerance !== was.tolerance,
  };
}

export function isChanged(row: WeighedRow, edits: WeighingEdits): boolean {
  return Object.values(changesOf(row, edits)).some(Boolean);
}

/** Edits with one more, without values that equal the stored ones. */
export function withEdit(row: WeighedRow, edits: WeighingEdits, edit: GivenWeighing): WeighingEdits {
  const { [row.name]: before, ...others } = edits;
  const next = entriesOf({ ...before, ...edit }).filter(
    ([key, value]) => value !== undefined && value !== row.stored[key],
  );
  return next.length === 0 ? others : { ...others, [row.name]: Object.fromEntries(next) };
}

/** Edits that reset all rows to the default weighing. */
export function usualEdits({ rows }: Pick<WeighedRequest<never>, 'rows'>): WeighingEdits {
  return rows.reduce<WeighingEdits>((edits, row) => withEdit(row, edits, row.usual), {});
}

/** Edits that set the weights of wishes. */
export function weightEdits(
  rows: readonly WeighedRow[],
  edits: WeighingEdits,
  weights: Readonly<Record<string, number>>,
): WeighingEdits {
  return rows.reduce((all, row) => {
    const weight = weights[row.name];
    return weight === undefined ? all : withEdit(row, all, { weight });
  }, edits);
}
