import { updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { ask } from '#same-answers.ts';
import { findSamples } from '#samples.ts';
import { startOurs } from '#servers.ts';
import { fillIndustrial, type Samples } from './fill.ts';

/**
 * Adds to a database of plots a vacancy for every two of them, ten per complex, and computes the figures of the
 * complexes.
 */
export async function fillBesidePlots(url: string, plots: number, report: (line: string) => void): Promise<Samples> {
  const started = performance.now();
  const secondsSince = () => ((performance.now() - started) / 1000).toFixed(0);
  const vacancies = plots / 2;
  const complexes = Math.ceil(vacancies / 10);
  const samples = await fillIndustrial(url, { complexes, buildings: complexes * 3, vacancies });
  report(`${vacancies} vacancies, ${secondsSince()} s`);
  report(`figures of ${await makeFigures(url)} complexes, ${secondsSince()} s`);
  return samples;
}

/** Lets the product compute the stored counts and sums of complexes. */
async function makeFigures(url: string): Promise<string> {
  const { employeeId } = await findSamples(url);
  const product = await startOurs(url, employeeId);
  const { method, path } = updateSubAgglomerations;
  return ask(product, { method, path, body: '{}' }).finally(() => product.stop());
}
