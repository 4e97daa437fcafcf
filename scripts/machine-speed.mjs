import { pbkdf2Sync } from 'node:crypto';

/** Duration of the benchmark on the machine that test timeouts were written for, without other load (ms). */
const REFERENCE_MS = 90;
const ROUNDS = 400_000;
/** Largest factor: a still longer timeout would only hide a hang. */
const MOST = 8;
/** Environment variable with the factor: child processes inherit it, so that a test run uses one measurement. */
const VARIABLE = 'GEKTAR_SLOWNESS';

/**
 * Slowness of this machine relative to the one that timeouts were written for, including other load: 1 to 8. Measured
 * once per run; timeouts are multiplied by it.
 * @returns {number}
 */
export function machineSlowness() {
  process.env[VARIABLE] ??= String(slownessOf(measure()));
  return Number(process.env[VARIABLE]);
}

/**
 * @param {number} ms duration of the benchmark
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
