import { v7 as uuidv7 } from 'uuid';

/** Number of sequence values before they repeat; within the 32 bits of a sequence. */
const SEQUENCES = 2 ** 31;
let last = 0;

/**
 * Id of a row created at this time. Ids of the same millisecond ascend, so that two demo databases have their lists in
 * the same order.
 * @param msecs milliseconds since 1970
 */
export function demoId(msecs: number): string {
  last = (last + 1) % SEQUENCES;
  return uuidv7({ msecs, seq: last });
}
