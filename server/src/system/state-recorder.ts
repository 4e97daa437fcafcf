import type { FailureReason } from '@gektar/contract/system.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { failureReasonOf } from './failure-reason.ts';

export type RecordedKind = 'service' | 'job';

/** Last outcome: a success with its duration (ms), or a failure. */
type Outcome = { readonly tookMs: number } | { readonly failure: FailureReason };

/** Interval at which an unchanged state is written (ms). */
const UNCHANGED_MS = 60_000;
/** Age of an unfinished check from which its process counts as ended (s). */
const CHECK_LOST_SECONDS = 20;

/**
 * Stores the last success and the last failure of services and jobs in the database, at once when the state changes and
 * otherwise once a minute. Callers do not wait.
 */
export class StateRecorder {
  readonly #db: Db;
  readonly #report: (error: unknown) => void;
  /** State that this process wrote last, by kind and name. */
  readonly #written = new Map<string, { isFailing: boolean; atMs: number }>();
  /** Writes follow one another: a success must not overtake the failure before it. */
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db, report: (error: unknown) => void) {
    this.#db = db;
    this.#report = report;
  }

  succeeded(kind: RecordedKind, name: string, tookMs: number): void {
    this.#note(kind, name, { tookMs });
  }

  failed(kind: RecordedKind, name: string, error: unknown): void {
    this.#note(kind, name, { failure: failureReasonOf(error) });
  }

  /** Records a success only after a failure: for things used too often to write every success. */
  recovered(kind: RecordedKind, name: string, tookMs: number): void {
    if (this.#written.get(keyOf(kind, name))?.isFailing) this.succeeded(kind, name, tookMs);
  }

  /** Writes the outcome of a check and ends it. */
  async endCheck(name: string, outcome: { readonly tookMs: number } | { readonly error: unknown }): Promise<void> {
    const isFailing = 'error' in outcome;
    await writeOutcome(this.#db, 'service', name, isFailing ? { failure: failureReasonOf(outcome.error) } : outcome);
    this.#written.set(keyOf('service', name), { isFailing, atMs: performance.now() });
    await sql`
      update shared.service_states set checking_since = null where kind = 'service' and name = ${name}`.execute(
      this.#db,
    );
  }

  /** Waits for all writes begun so far. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  #note(kind: RecordedKind, name: string, outcome: Outcome): void {
    const key = keyOf(kind, name);
    const isFailing = 'failure' in outcome;
    const last = this.#written.get(key);
    const atMs = performance.now();
    if (last?.isFailing === isFailing && atMs - last.atMs < UNCHANGED_MS) return;
    this.#written.set(key, { isFailing, atMs });
    this.#writing = this.#writing
      .then(() => writeOutcome(this.#db, kind, name, outcome))
      .catch((error: unknown) => {
        this.#written.delete(key);
        this.#report(error);
      });
  }
}

const keyOf = (kind: RecordedKind, name: string) => `${kind} ${name}`;

async function writeOutcome(db: Db, kind: RecordedKind, name: string, outcome: Outcome): Promise<void> {
  if ('failure' in outcome) {
    await sql`
      insert into shared.service_states as s (kind, name, failed_at, failure, failing_since)
      values (${kind}, ${name}, now(), ${outcome.failure}, now())
      on conflict (kind, name) do update set failed_at = excluded.failed_at, failure = excluded.failure,
        failing_since = coalesce(s.failing_since, excluded.failing_since)`.execute(db);
    return;
  }
  await sql`
    insert into shared.service_states (kind, name, succeeded_at, took_ms)
    values (${kind}, ${name}, now(), ${Math.round(outcome.tookMs)})
    on conflict (kind, name) do update set succeeded_at = excluded.succeeded_at, took_ms = excluded.took_ms,
      failing_since = null`.execute(db);
}

/**
 * Begins checks of services; across all processes, a service has at most one check at a time.
 * @returns names of the services whose check has begun
 */
export async function beginChecks(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    insert into shared.service_states as s (kind, name, checking_since)
    select 'service', name, now() from unnest(${[...names]}::text[]) name order by name
    on conflict (kind, name) do update set checking_since = excluded.checking_since
      where s.checking_since is null or s.checking_since < now() - make_interval(secs => ${CHECK_LOST_SECONDS})
    returning name`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** SQL: whether a check is in progress. */
export const isBeingChecked = sql<boolean>`coalesce(
  checking_since >= now() - make_interval(secs => ${CHECK_LOST_SECONDS}), false)`;
