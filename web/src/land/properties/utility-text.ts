import { TECHNICAL_CONNECTION } from '@gektar/contract/land/utility.ts';
import type { Utility } from '@gektar/contract/land/utility-schemas.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { missing } from '@gektar/format/words.ts';

/** Fields of a utility that its texts need. */
export type UtilityLike = Pick<Utility, 'type' | 'value' | 'from' | 'to' | 'measure'>;

/** Value or range with its unit; undefined when neither is known. */
export function utilityAmount({ value, from, to, measure }: UtilityLike): string | undefined {
  if (value !== null) return formatQuantity(value, measure);
  return formatRange({ from, to }, measure);
}

/**
 * 'Нет' when absent, 'Тех. присоединение' for type 2, otherwise 'Тех. условия' with value and unit (1§3).
 */
export function utilityText(utility: UtilityLike | null): string {
  if (utility === null) return 'Нет';
  if (utility.type === TECHNICAL_CONNECTION) return 'Тех. присоединение';
  const amount = utilityAmount(utility);
  return amount === undefined ? 'Тех. условия' : `Тех. условия: ${amount}`;
}

/** Tooltip of a utility's mark: 'Газ: Тех. условия: до 60,00 м3/сутки'; without a value also 'Нет данных' (1§3). */
export function utilityTooltip(name: string, utility: UtilityLike | null): string {
  const words = `${name}: ${utilityText(utility)}`;
  if (utility === null || utilityAmount(utility) !== undefined) return words;
  return `${words}. ${missing.data}`;
}

/** Text of a card without any of the five utilities (1§3). */
export const NO_UTILITIES = 'Требуется подведение';
