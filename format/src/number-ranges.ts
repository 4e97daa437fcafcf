import { joinNumbers } from './range.ts';

/** '1', '3-7': three or more consecutive whole numbers are joined into a range. */
export function numberRanges(numbers: readonly number[]): string[] {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.flatMap(([from, to]) => {
    if (from === to) return [String(from)];
    return to === from + 1 ? [String(from), String(to)] : [joinNumbers(from, to)];
  });
}
