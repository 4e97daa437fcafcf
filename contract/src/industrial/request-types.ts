import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';
import { maybe } from '#optional.ts';

/** Sum of all bits that request types can have as ids (F-09). */
const MOST = 2 ** 31 - 1;

/** Types of a request as the sum of their ids, null for none; a list of ids is accepted too (F-08, 3§5). */
export const RequestTypes = maybe(
  z.union(
    [
      z.int().min(0).max(MOST),
      z
        .array(
          z
            .int()
            .min(1)
            .max(2 ** 30),
        )
        .max(31),
    ],
    { error: fieldMessages.choose },
  ),
).transform((given) => {
  const sum = Array.isArray(given) ? given.reduce((bits, bit) => bits | bit, 0) : given;
  return sum || null;
});

/** The ids in a sum, ascending. */
export function typesIn(sum: number | null): number[] {
  return Array.from({ length: 31 }, (_, bit) => 2 ** bit).filter((bit) => ((sum ?? 0) & bit) !== 0);
}
