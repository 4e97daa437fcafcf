import { configureGlobal } from 'fast-check';

/**
 * The same samples in every run, so that a red run is a change of ours. `FUZZ=random npm test -- unit` looks for what nobody has
 * thought of; what it finds becomes a test of its own.
 */
if (process.env.FUZZ !== 'random') configureGlobal({ seed: 20_261_121 });
