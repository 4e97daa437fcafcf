import { PLOTS, startBigDatabase } from './big-database.ts';
import { fillBesidePlots } from './industrial/beside-plots.ts';

// npm run generate -w bench             fills a database with 100,000 plots, prints its URL and runs it until Ctrl+C
// npm run generate -w bench -- 1000000  another number of plots. Those above 100,000 are copies of the first ones at
//                                       slightly other positions; there is a vacancy for every two plots, and ten
//                                       vacancies in a complex

const stopAsked = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAsked.resolve());

const report = (line: string) => console.log(line);
const plots = Number(process.argv[2] ?? PLOTS);
const database = await startBigDatabase(report, plots);
if (plots > PLOTS) await fillBesidePlots(database.url, plots, report);
console.log(`DATABASE_URL='${database.url}'`);
await stopAsked.promise;
await database.stop();
