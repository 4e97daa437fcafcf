import { pbkdf2Sync } from 'node:crypto';

/** How long the piece of work takes on the machine that the time limits of tests were written for, alone on it (ms). */
const REFERENCE_MS = 90;
const ROUNDS = 400_000;
/** Beyond, a limit would only hide that nothing moves any more. */
const MOST = 8;
/** Handed on to the processes that a run of tests starts: all of them go by one measurement. */
const VARIABLE = 'GEKTAR_SLOWNESS';

/**
 * How many times slower this machine is now than the one that time limits were written for, its other work included: 1 to 8.
 * Measured once for a run; limits are multiplied by it.
 * @returns {number}
 */
export function machineSlowness() {
  process.env[VARIABLE] ??= String(slownessOf(measure()));
  return Number(process.env[VARIABLE]);
}

/**
 * @param {number} ms that the piece of work took
 * @returns {number} 1 to 8
 */
export function slownessOf(ms) {
  return Math.min(MOST, Math.max(1, ms / REFERENCE_MS));
}

function measure() {
  const started = performance.now();
  pbkdf2Sync('гектар', 'соль', ROUNDS, 32, 'sha256');
  return performance.now() - started;
}
