import { v7 as uuidv7 } from 'uuid';

/** Below the 32 bits of a sequence. */
const SEQUENCES = 2 ** 31;
let last = 0;

/**
 * Id of a row created at this time. Ids of one millisecond ascend, so that lists of two demonstration databases have
 * the same order.
 * @param msecs since 1970
 */
export function demoId(msecs: number): string {
  last = (last + 1) % SEQUENCES;
  return uuidv7({ msecs, seq: last });
}
