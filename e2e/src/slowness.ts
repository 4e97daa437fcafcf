import { availableParallelism, loadavg } from 'node:os';

const MOST = 8;
/** Environment variable: the first process of a run measures the factor, the others inherit it. */
const variable = 'JOURNEY_SLOWNESS';

/**
 * Factor for all timeouts, 1 to 8: how much slower than usual this machine is, by its speed and its load per processor.
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
