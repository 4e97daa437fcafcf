import { Failure } from '@gektar/contract/failure.ts';
import { type SystemService, systemServices } from '@gektar/contract/system.ts';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { askInTime } from '#outside/ask-in-time.ts';
import type { OutsideCadastre } from '#outside/cadastre.ts';
import type { OutsideCrm } from '#outside/crm.ts';
import type { OutsideGeocoder } from '#outside/geocoder.ts';
import { ServiceRefused } from './failure-reason.ts';
import { beginChecks, type StateRecorder } from './state-recorder.ts';

/** Deadline of a check (ms). */
const CHECK_MS = 10_000;

/** The cheapest request that only a working service answers; throws otherwise. */
type Probe = (signal: AbortSignal) => Promise<unknown>;

/** Probes of connected services, by name. */
export type Probes = Partial<Readonly<Record<SystemService, Probe>>>;

interface ConnectedServices {
  readonly crm: OutsideCrm | undefined;
  readonly geocoder: OutsideGeocoder | undefined;
  readonly cadastre: OutsideCadastre | undefined;
  /** URL of a map style, or URL template of a tile. */
  readonly mapUrl: string | undefined;
  readonly checkFiles: Probe;
}

/** Probes of the connected services. A service without a probe is not connected: our own data replace it. */
export function probesOf({ crm, geocoder, cadastre, mapUrl, checkFiles }: ConnectedServices): Probes {
  return {
    ...(crm && { crm: (signal) => crm.crm.companies(['1'], signal) }),
    ...(geocoder && { addresses: (signal) => geocoder.geocoder.suggest('Москва', 1, signal) }),
    // No plot has this number: an empty answer shows that the service works.
    ...(cadastre && { cadastre: (signal) => cadastre.cadastre.outlinesOf('77:00:0000000:1', signal) }),
    // A map without an absolute URL is a file of this program, which needs no check.
    ...(mapUrl?.startsWith('http') && { map: (signal) => fetchMap(mapUrl, signal) }),
    files: checkFiles,
  };
}

/** Requests a map style or, for a template, a tile with Moscow. */
async function fetchMap(url: string, signal: AbortSignal): Promise<void> {
  const tile = url.replace('{z}', '5').replace('{x}', '19').replace('{y}', '10');
  const response = await fetch(tile, { signal });
  await response.body?.cancel();
  if (!response.ok) throw new ServiceRefused(String(response.status));
}

/** Dependencies of the checks of connected services. */
export interface ServiceChecks {
  readonly db: Db;
  readonly probes: Probes;
  readonly recorder: StateRecorder;
  /** Deadline of a check (ms), ten seconds by default. */
  readonly deadlineMs?: number;
}

/**
 * Checks services, each within ten seconds, and records the outcomes; services already being checked are skipped.
 * @throws {Failure} service.not_connected; service.being_checked when all of them are being checked already
 */
export async function checkNow(checks: ServiceChecks, names: readonly SystemService[]): Promise<void> {
  if (names.some((name) => checks.probes[name] === undefined)) throw new Failure('service.not_connected');
  if ((await checkFree(checks, names)) === 0) throw new Failure('service.being_checked');
}

/** Checks all services every ten minutes, so that a failure is known before somebody needs the service. */
export function serviceJobs(checks: ServiceChecks): Job[] {
  return [
    {
      name: 'check-services',
      cron: '*/10 * * * *',
      async run() {
        await checkFree(checks, systemServices);
      },
    },
  ];
}

/**
 * Checks those services that nobody is checking at the moment.
 * @returns number of services checked
 */
async function checkFree(
  { db, probes, recorder, deadlineMs = CHECK_MS }: ServiceChecks,
  names: readonly SystemService[],
): Promise<number> {
  const free = await beginChecks(
    db,
    names.filter((name) => probes[name] !== undefined),
  );
  await Promise.all(
    systemServices.map(async (name) => {
      const probe = probes[name];
      if (probe && free.has(name)) await recorder.endCheck(name, await outcomeOf(probe, deadlineMs));
    }),
  );
  return free.size;
}

async function outcomeOf(probe: Probe, deadlineMs: number): Promise<Parameters<StateRecorder['endCheck']>[1]> {
  let error: unknown;
  let tookMs = 0;
  const patience = {
    deadlineMs,
    onAnswer: (ms: number) => {
      tookMs = ms;
    },
    onTrouble: (trouble: unknown) => {
      error = trouble ?? new Error('no reason');
    },
  };
  await askInTime(patience, probe);
  return error === undefined ? { tookMs } : { error };
}

/** The same service, with its successes and failures recorded. */
export function recorded<Outside extends OutsideCrm | OutsideCadastre | OutsideGeocoder>(
  service: Outside | undefined,
  name: SystemService,
  recorder: StateRecorder,
): Outside | undefined {
  return (
    service && {
      ...service,
      onAnswer: (tookMs: number) => {
        recorder.succeeded('service', name, tookMs);
        service.onAnswer?.(tookMs);
      },
      onTrouble: (error: unknown) => {
        recorder.failed('service', name, error);
        service.onTrouble(error);
      },
    }
  );
}
