import { configureGlobal } from 'fast-check';

/**
 * A fixed seed, so that a failure is caused by a change of the code. `FUZZ=random npm test -- unit` uses new samples;
 * add a test for what it finds.
 */
if (process.env.FUZZ !== 'random') configureGlobal({ seed: 20_261_121 });
