import type { LoadProgress, LoadStage } from '@gektar/contract/loads/load.ts';
import type { Db } from '#database/db.ts';
import { type StoredLoad, updateProgress } from './load-queries.ts';

/** Progress of an acceptance that is about to write its objects. @param beganMs when it was requested */
export function beginProgress(beganMs: number, made: readonly ('complex' | 'building')[]): LoadProgress {
  const count = (part: 'complex' | 'building') => made.filter((one) => one === part).length;
  return {
    stage: made.length > 0 ? 'parents' : 'objects',
    seconds: { saved: secondsSince(beganMs) },
    newComplexes: count('complex'),
    newBuildings: count('building'),
    checkedCount: null,
    requestCount: null,
  };
}

/** Stages of an acceptance, stored as they begin and end. */
export interface Progress {
  /** Begins a stage and ends the previous one; does nothing within the same stage. */
  readonly enter: (stage: LoadStage) => Promise<void>;
  /** Runs a stage to its end and adds its counts. */
  readonly run: (stage: LoadStage, work: () => Promise<Partial<LoadProgress>>) => Promise<void>;
}

/** Continues the stored progress of a load; durations are measured in this process only. */
export function resumeProgress(db: Db, { id, progress }: Pick<StoredLoad, 'id' | 'progress'>): Progress {
  let now = progress ?? beginProgress(performance.now(), []);
  let beganMs = performance.now();

  async function change(about: Partial<LoadProgress>): Promise<void> {
    const { stage, seconds } = now;
    const isOver = 'stage' in about && about.stage !== stage;
    const finished = isOver && stage !== null ? { ...seconds, [stage]: secondsSince(beganMs) } : seconds;
    if (isOver) beganMs = performance.now();
    now = { ...now, ...about, seconds: finished };
    await updateProgress(db, id, now);
  }

  async function enter(stage: LoadStage): Promise<void> {
    if (now.stage !== stage) await change({ stage });
  }
  return {
    enter,
    async run(stage, work) {
      await enter(stage);
      await change({ ...(await work()), stage: null });
    },
  };
}

/** Rounded to one decimal. */
function secondsSince(beganMs: number): number {
  return Math.round((performance.now() - beganMs) / 100) / 10;
}
