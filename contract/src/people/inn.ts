const WEIGHTS_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const WEIGHTS_11 = [7, ...WEIGHTS_10];
const WEIGHTS_12 = [3, ...WEIGHTS_11];

/** Why a text is not a taxpayer number: wrong length or wrong check digit; undefined for a valid number. */
export function innProblem(text: string): 'length' | 'checksum' | undefined {
  if (!/^(\d{10}|\d{12})$/.test(text)) return 'length';
  const digits = [...text].map(Number);
  const checks = digits.length === 10 ? [WEIGHTS_10] : [WEIGHTS_11, WEIGHTS_12];
  const isRight = checks.every((weights) => checkDigit(digits, weights) === digits[weights.length]);
  return isRight ? undefined : 'checksum';
}

function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10;
}
