import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';

/** 'Бюджет до 40 000 000,00 руб.'; undefined when the request has none. */
export function budgetText({ budget }: Pick<LandRequest, 'budget'>): string | undefined {
  return budget === null ? undefined : `Бюджет ${formatRange(budget, units.rouble)}`;
}
