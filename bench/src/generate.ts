import { updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { PLOTS, startBigBase } from './big-base.ts';
import { fillIndustrial } from './industrial/fill.ts';
import { ask } from './same-answers.ts';
import { findSamples } from './samples.ts';
import { startOurs } from './servers.ts';

// npm run generate -w bench             a base of 100,000 plots to look at, until Ctrl+C: its address goes into DATABASE_URL
// npm run generate -w bench -- 1000000  of so many; above 100,000 the others are copies of these, a little elsewhere, and there is a
//                                       vacancy for every two plots, ten of them in a complex

const stopAsked = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAsked.resolve());

const plots = Number(process.argv[2] ?? PLOTS);
const base = await startBigBase((line) => console.log(line), plots);
if (plots > PLOTS) {
  const started = performance.now();
  const vacancies = plots / 2;
  await fillIndustrial(base.url, {
    complexes: Math.ceil(vacancies / 10),
    buildings: Math.ceil((vacancies / 10) * 3),
    vacancies,
  });
  console.log(`${vacancies} vacancies, ${secondsSince(started)} s`);
  const figures = await makeFigures(base.url);
  console.log(`figures of ${figures} complexes, ${secondsSince(started)} s`);
}
console.log(`DATABASE_URL='${base.url}'`);
await stopAsked.promise;
await base.stop();

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}

/** Counts and sums of complexes, which the product keeps beside them. */
async function makeFigures(url: string): Promise<string> {
  const { employeeId } = await findSamples(url);
  const product = await startOurs(url, employeeId);
  const { method, path } = updateSubAgglomerations;
  return ask(product, { method, path, body: '{}' }).finally(() => product.stop());
}
