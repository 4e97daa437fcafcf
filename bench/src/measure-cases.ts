import { removeCreated } from './created.ts';
import { landRequestCases } from './land-requests/cases.ts';
import { measure, type Run, type Work } from './load.ts';
import { creation, readCases } from './requests.ts';
import { checkSameAnswers } from './same-answers.ts';
import { findSamples } from './samples.ts';
import { searchCases } from './search-cases.ts';
import { type Server, startBare, startOurs } from './servers.ts';

/** All runs of one case: the n-th runs of both servers are adjacent in time. */
export interface Result {
  readonly name: string;
  readonly ours: readonly Run[];
  readonly bare: readonly Run[];
}

export interface Measurement {
  /** Prefixes of case names; empty for all. */
  readonly wanted: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
  report(line: string): void;
}

/**
 * Measures both servers alternately on one database, case after case. Creation comes last, so that all reads use the
 * database as filled.
 */
export async function measureCases(url: string, about: Measurement): Promise<Result[]> {
  const samples = await findSamples(url);
  const bare = await startBare(url);
  try {
    const ours = await startOurs(url, samples.employeeId);
    try {
      const isWanted = (name: string) =>
        about.wanted.length === 0 || about.wanted.some((word) => name.startsWith(word));
      const results: Result[] = [];
      const cases = [...readCases(samples), ...searchCases(samples), ...(await landRequestCases(samples, ours))];
      for (const one of cases.filter(({ name }) => isWanted(name))) {
        const lengths = await checkSameAnswers(one, ours, bare);
        const work = { requests: [...lengths.keys()], lengths };
        if (one.mayDiffer) about.report(`${one.name}: same answers to ${lengths.size} of ${one.requests.length}`);
        results.push(await measureCase(one.name, work, { ours, bare, about }));
      }
      if (isWanted('create')) {
        let serial = 0;
        const work = () => {
          serial += 1;
          return creation(samples.employeeId, serial);
        };
        results.push(await measureCase('create', work, { ours, bare, about }));
      }
      return results;
    } finally {
      await ours.stop();
    }
  } finally {
    await bare.stop();
    await removeCreated(url);
  }
}

interface Pair {
  readonly ours: Server;
  readonly bare: Server;
  readonly about: Measurement;
}

/** The order alternates from round to round. */
async function measureCase(name: string, work: Work, { ours, bare, about }: Pair): Promise<Result> {
  const amounts = {
    product: await amountFor(ours, work, about.seconds),
    bare: await amountFor(bare, work, about.seconds),
  };
  const runs = { product: [] as Run[], bare: [] as Run[] };
  for (let round = 0; round < about.rounds; round += 1) {
    for (const server of round % 2 === 0 ? [ours, bare] : [bare, ours]) {
      runs[server.name].push(await measure(server, work, amounts[server.name]));
    }
    const [last, lastBare] = [runs.product.at(-1), runs.bare.at(-1)];
    about.report(`${name}: ${inShort(last)}; bare ${inShort(lastBare)}`);
  }
  return { name, ours: runs.product, bare: runs.bare };
}

/** Warms a server up, and finds its number of answers in this time. */
async function amountFor(server: Server, work: Work, seconds: number): Promise<number> {
  const first = await measure(server, work, 0);
  const { perSecond } = await measure(server, work, Math.round(first.perSecond));
  return Math.round(perSecond * seconds);
}

function inShort(run: Run | undefined): string {
  return run ? `${run.perSecond.toFixed(1)} a second, ${run.cpuMs?.toFixed(2) ?? '–'} ms of processor` : '';
}
