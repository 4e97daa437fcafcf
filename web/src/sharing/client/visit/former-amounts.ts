import type { ChangedFigure, ClientVisit } from '@gektar/contract/sharing/client-visit.ts';
import { formatPlain } from '@gektar/format/number.ts';

/** Amounts of an item as the previous visit showed them, where they differ from today's: '8 700', by wire name. */
export type FormerAmounts = Readonly<Partial<Record<ChangedFigure, string>>>;

/**
 * Without the area: a crossed-out area would look like a part that is taken. Changed areas are listed among the
 * changes.
 */
const amounts: readonly ChangedFigure[] = ['price', 'salePrice', 'averageNetRentalRate', 'opexPerSqm'];

/** @param visit undefined until loaded */
export function formerAmounts(visit: Pick<ClientVisit, 'changes'> | undefined, itemId: string): FormerAmounts {
  const changed = visit?.changes.figures.filter(({ id, name }) => id === itemId && amounts.includes(name)) ?? [];
  return Object.fromEntries(
    changed.flatMap(({ name, before }) => (before === null ? [] : [[name, formatPlain(before)]])),
  );
}
