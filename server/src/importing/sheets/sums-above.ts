/** Two sums that differ by less are equal, rounded (share). */
const ROUNDING = 0.002;

/**
 * Whether a number is the sum of those that follow it: a report of an accounting program has the sum of a group above
 * its rows. At least two numbers follow.
 */
export function isSumOfFollowing(number: number, following: readonly (number | undefined)[]): boolean {
  let sum = 0;
  for (const [index, one] of following.entries()) {
    if (one === undefined) return false;
    sum += one;
    if (Math.abs(sum - number) <= number * ROUNDING) return index > 0;
    if (sum > number) return false;
  }
  return false;
}
