import { TECHNICAL_CONNECTION } from '@gektar/contract/land/utility.ts';
import type { Utility } from '@gektar/contract/land/utility-schemas.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { withUnit } from '@gektar/format/unit.ts';

/** 'Нет' when absent, 'Тех. присоединение' for type 2, otherwise 'Тех. условия' with the amount (1§3). */
export function utilityWords(utility: Utility | null): string {
  if (utility === null) return 'Нет';
  if (utility.type === TECHNICAL_CONNECTION) return `Тех.${nbsp}присоединение`;
  const amount = utilityAmount(utility);
  const words = `Тех.${nbsp}условия`;
  return amount === undefined ? words : `${words}: ${amount}`;
}

/** One value, or a range: 'a - b unit', 'до b', 'от a' (1§9). */
function utilityAmount({ value, from, to, measure }: Utility): string | undefined {
  return value === null ? formatRange({ from, to }, measure) : withUnit(formatMeasured(value), measure);
}
