import type { FixedValue } from '@gektar/contract/fields.ts';
import type { Option } from './option.ts';

/** Values of a fixed list to choose from: hidden ones only if already chosen. */
export function fixedOptions(values: readonly FixedValue[], chosen: readonly number[] = []): Option<number>[] {
  const offered = values.filter(({ id, isHidden }) => !isHidden || chosen.includes(id));
  return offered.map(({ id, name }) => ({ value: id, label: name }));
}

/** The sum of chosen bits. */
export function sumOf(bits: readonly number[]): number {
  return bits.reduce((sum, bit) => sum | bit, 0);
}
