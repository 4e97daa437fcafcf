import { availableParallelism, loadavg } from 'node:os';

const MOST = 8;
/** Measured by the first process of a run and inherited by the others. */
const variable = 'JOURNEY_SLOWNESS';

/**
 * Factor for all timeouts: how many times slower than usual this machine is, by its speed and its load per processor.
 * From 1 to 8.
 */
export const slowness = Number(process.env[variable] ?? (await measured()));
process.env[variable] = String(slowness);

async function measured(): Promise<number> {
  const speed = (await import(new URL('../../scripts/machine-speed.mjs', import.meta.url).href)) as {
    machineSlowness(): number;
  };
  const crowd = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.min(MOST, Math.max(speed.machineSlowness(), crowd));
}
