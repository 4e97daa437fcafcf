import * as z from 'zod';
import { ofRun } from './of-run.ts';
import { queryFlag } from './query-flag.ts';

/** Wanted state: true restores, false archives; without it the call flips the state (A-02, M-38). */
export const archiveTo = z.object({
  isEnabled: queryFlag.optional(),
  ...ofRun,
});
