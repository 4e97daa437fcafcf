import { startBigDatabase } from './big-database.ts';
import { measureCases } from './measure-cases.ts';
import { writeTable } from './performance-page.ts';
import { toTable } from './table.ts';

// npm run bench -w bench                      all cases, on a new database; updates the table in docs/performance.md
// npm run bench -w bench -- 'one object' map  only cases whose names begin with these words; prints, writes nothing
//   BENCH_DATABASE_URL  existing database of `npm run generate -w bench`, instead of a new one
//   BENCH_ROUNDS        runs of each server in each case, 9 by default: many short ones, because other load varies
//   BENCH_SECONDS       length of a run, 1 by default

const wanted = process.argv.slice(2);
const kept = process.env['BENCH_DATABASE_URL'];
const database = kept
  ? { url: kept, stop: async () => undefined }
  : await startBigDatabase((line) => console.log(line));
try {
  const results = await measureCases(database.url, {
    wanted,
    rounds: Number(process.env['BENCH_ROUNDS'] ?? 9),
    seconds: Number(process.env['BENCH_SECONDS'] ?? 1),
    report: (line) => console.log(line),
  });
  const table = toTable(results);
  console.log(`\n${table}\n`);
  if (wanted.length === 0) await writeTable('server', table);
} finally {
  await database.stop();
}
