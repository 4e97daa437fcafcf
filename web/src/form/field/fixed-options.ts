import type { FixedValue } from '@gektar/contract/fields.ts';
import type { Option } from './option.ts';

/** Values of a fixed list that are offered: all but the hidden ones, of which those that are chosen stay. */
export function fixedOptions(values: readonly FixedValue[], chosen: readonly number[] = []): Option<number>[] {
  const offered = values.filter(({ id, isHidden }) => !isHidden || chosen.includes(id));
  return offered.map(({ id, name }) => ({ value: id, label: name }));
}

/** The sum of chosen bits. */
export function sumOf(bits: readonly number[]): number {
  return bits.reduce((sum, bit) => sum | bit, 0);
}
