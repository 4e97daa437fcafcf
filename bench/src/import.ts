import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { generatedPlots } from './import/generated-plots.ts';
import { insertSameRows } from './import/insert-same-rows.ts';
import { givenEmployee, runImport } from './import/run-import.ts';
import { writeTable } from './performance-page.ts';

// npm run import -w bench   import of 10,000 plots from a file, compared with bare INSERTs of the same rows; updates
//                           docs/performance.md

const ROWS = 10_000;
const ROUNDS = 3;

interface Round {
  readonly first: number;
  readonly again: number;
  readonly check: number;
  readonly bare: number;
}

const cluster = await startCluster();
const folder = await mkdtemp(join(tmpdir(), 'gektar-bench-import-'));
try {
  const file = join(folder, 'plots.csv');
  await writeFile(file, generatedPlots(ROWS));
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const product = await createDatabase(cluster.url, 'bench_import');
    await givenEmployee(product);
    const check = await runImport(product, [file, '--check'], `Будет принято ${ROWS}`);
    const first = await runImport(product, [file], `Принято ${ROWS}`);
    const again = await runImport(product, [file], `уже было ${ROWS}`);
    const bare = await insertSameRows(product, await createDatabase(cluster.url, 'bench_bare'));
    rounds.push({ check, first, again, bare });
    console.log(rounds.at(-1));
  }
  const table = toTable(rounds);
  console.log(`\n${table}\n`);
  await writeTable('import', table);
} finally {
  await rm(folder, { recursive: true });
  await cluster.stop();
}

function toTable(rounds: readonly Round[]): string {
  const line = (name: string, of: keyof Round) => {
    const seconds = median(rounds.map((round) => round[of]));
    const ratio = median(rounds.map((round) => round[of] / round.bare));
    return `| ${name} | ${seconds.toFixed(1)} | ${Math.round(ROWS / seconds).toLocaleString('en-US')} | **${ratio.toFixed(1)}** |`;
  };
  return [
    `| ${ROWS.toLocaleString('en-US')} rows | Seconds | Rows a second | Time ÷ bare |`,
    '|---|---|---|---|',
    line('import of a new file', 'first'),
    line('`--check` of it', 'check'),
    line('the same file again', 'again'),
    line('bare: the same rows by `INSERT`', 'bare'),
  ].join('\n');
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
