import { PLOTS, startBigDatabase } from './big-database.ts';
import { fillBesidePlots } from './industrial/beside-plots.ts';

// npm run generate -w bench             a database of 100,000 plots to look at, until Ctrl+C: its address goes into DATABASE_URL
// npm run generate -w bench -- 1000000  of so many; above 100,000 the others are copies of these, a little elsewhere, and there is a
//                                       vacancy for every two plots, ten of them in a complex

const stopAsked = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAsked.resolve());

const report = (line: string) => console.log(line);
const plots = Number(process.argv[2] ?? PLOTS);
const database = await startBigDatabase(report, plots);
if (plots > PLOTS) await fillBesidePlots(database.url, plots, report);
console.log(`DATABASE_URL='${database.url}'`);
await stopAsked.promise;
await database.stop();
