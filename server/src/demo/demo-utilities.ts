import {
  TECHNICAL_CONDITIONS,
  TECHNICAL_CONNECTION,
  type UtilityKey,
  utilityKeys,
} from '@gektar/contract/land/utility.ts';
import type { UtilityDraft } from '@gektar/contract/land/utility-schemas.ts';
import type { Chance } from './seeded-random.ts';

/**
 * For each utility: typical need of a factory on ten hectares, in the unit of the utility, and the share of plots that
 * have it.
 */
const usual: Readonly<Record<UtilityKey, { amount: number; often: number }>> = {
  gasSupply: { amount: 24_000, often: 0.55 },
  electricitySupply: { amount: 2_500, often: 0.85 },
  waterSupply: { amount: 300, often: 0.6 },
  sewerage: { amount: 250, often: 0.5 },
  heatSupply: { amount: 6, often: 0.25 },
};

/** Utilities of one plot: absent, promised or connected; with an amount, a range, one limit or no number. */
export function inventUtilities(chance: Chance, supply: number): Partial<Record<UtilityKey, UtilityDraft>> {
  const there = utilityKeys.filter((key) => chance.happens(usual[key].often));
  return Object.fromEntries(there.map((key) => [key, inventUtility(chance, usual[key].amount * supply)]));
}

function inventUtility(chance: Chance, amount: number): UtilityDraft {
  const type = chance.happens(0.5) ? TECHNICAL_CONDITIONS : TECHNICAL_CONNECTION;
  const most = roughly(amount * chance.between(0.3, 1.6));
  const least = roughly(most * chance.between(0.3, 0.7));
  const nothing = { value: null, from: null, to: null };
  const variants = [
    { ...nothing, value: most },
    { ...nothing, value: most },
    { ...nothing, from: least, to: most },
    { ...nothing, to: most },
    nothing,
  ] as const;
  return { type, ...chance.pick(variants) };
}

/** Rounded to two significant digits. */
function roughly(amount: number): number {
  return Number(amount.toPrecision(2));
}
