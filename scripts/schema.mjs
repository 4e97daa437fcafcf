import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { root } from './run-step.mjs';

// npm run schema              writes server/src/database/schema.ts from the migrations
// npm run schema -- --check   fails when the file differs from the migrations

const schema = join(root, 'server/src/database/schema.ts');
const run = promisify(execFile);
const bin = (name) => join(root, 'node_modules/.bin', name);

/** Types that `openDb` parses: numbers as numbers, times as local texts (K-11). */
const typeMapping = { int8: 'number', numeric: 'number', date: 'string', timestamp: 'string', timestamptz: 'string' };

/** A type of the contract, for columns where it is more specific than the type of the database. */
const contract = (file, type) => `import('@gektar/contract/${file}').${type}`;
/** JSON is read as a value and written as its text. */
const json = (type) => `ColumnType<${type}, string, string>`;
const polygons = json(`${contract('measure/polygon.ts', 'Polygon')}[]`);
const utilities = ['gas', 'electricity', 'water', 'sewerage', 'heat'];
const utilityType = `${contract('land/utility-schemas.ts', 'Utility')}['type'] | null`;
const columns = {
  'industrial.complexes.polygons': `Generated<${polygons}>`,
  'industrial.complexes.tenants': `Generated<${json('{ id: string; name: string }[]')}>`,
  'land.cadastral_outlines.polygons': polygons,
  'land.properties.polygons': `Generated<${polygons}>`,
  'shared.audit.action': contract('history.ts', 'EventAction'),
  'shared.audit.changes': `Generated<${json(`${contract('history.ts', 'EntityEvent')}['changes']`)}>`,
  'shared.files.entity_type': `${contract('files/stored-file.ts', 'FileOwner')} | null`,
  'shared.files.kind': contract('files/stored-file.ts', 'FileKind'),
  ...Object.fromEntries(utilities.map((utility) => [`land.properties.${utility}_type`, utilityType])),
  ...Object.fromEntries(utilities.map((utility) => [`land.requests.${utility}_type`, utilityType])),
};

/** Writes the types of a freshly migrated temporary database, formatted like the rest of the code. */
async function generate(target) {
  const cluster = await startCluster();
  try {
    const url = await createDatabase(cluster.url, 'schema');
    const output = ['--out-file', target, '--log-level', 'error', '--exclude-pattern', '*migrations'];
    const types = ['--type-mapping', JSON.stringify(typeMapping), '--overrides', JSON.stringify({ columns })];
    await run(bin('kysely-codegen'), ['--dialect', 'postgres', '--url', url, ...output, ...types]);
  } finally {
    await cluster.stop();
  }
  await run(bin('biome'), ['format', '--write', `--config-path=${root}`, '--vcs-enabled=false', target]);
}

if (process.argv.includes('--check')) {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-schema-'));
  const fresh = join(folder, 'schema.ts');
  try {
    await generate(fresh);
    const isSame = (await readFile(fresh, 'utf8')) === (await readFile(schema, 'utf8'));
    console.log(isSame ? 'The schema is what the migrations make.' : 'The migrations have moved on: npm run schema');
    process.exitCode = isSame ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} else {
  await generate(schema);
}
