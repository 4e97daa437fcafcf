import { PLOTS, startBigBase } from './big-base.ts';

// npm run generate -w bench             a base of 100,000 plots to look at, until Ctrl+C: its address goes into DATABASE_URL
// npm run generate -w bench -- 1000000  of so many; above 100,000 the others are copies of these, a little elsewhere

const stopAsked = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAsked.resolve());

const base = await startBigBase((line) => console.log(line), Number(process.argv[2] ?? PLOTS));
console.log(`DATABASE_URL='${base.url}'`);
await stopAsked.promise;
await base.stop();
