import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A small project with the same rooms and rules, and one import per file. Linted once.
const root = resolve(import.meta.dirname, '..');
const wall = 'noUndeclaredDependencies';
const door = 'noRestrictedImports';

const domains = ['land', 'industrial'];
const trades = [
  'people',
  'places',
  'dictionaries',
  'files',
  'loads',
  'operations',
  'overdue',
  'requests',
  'sharing',
  'trash',
  'views',
  'week',
];

/** Tests of plumbing and trades that may use calls of the land domain. */
const testsWithCallsOfADomain = [
  'server/src/files/file-routes.test.ts',
  'server/src/http/database-away.test.ts',
  'server/src/http/every-call.test.ts',
  'server/src/http/exports-in-progress.test.ts',
  'server/src/http/nothing-half-done.test.ts',
  'server/src/http/tokens.test.ts',
  'server/src/importance-previews.test.ts',
  'server/src/main.test.ts',
  'server/src/cached-queries.test.ts',
  'server/src/own-customers.test.ts',
  'server/src/people-in-place.test.ts',
  'server/src/cached-rows.test.ts',
  'server/src/cached-today.test.ts',
  'server/src/new-fits.test.ts',
  'server/src/object-pages.test.ts',
  'server/src/repaired-by-sql.test.ts',
  'server/src/search-lists.test.ts',
  'server/src/sharing/open-link.test.ts',
  'server/src/trash/archived-batches.test.ts',
];

/** @type {[file: string, imports: string, rule: string | undefined][]} */
const imports = [
  // between rooms
  ['web/src/land/a.ts', '@gektar/contract/land/properties/property.ts', undefined],
  ['web/src/land/b.ts', '@gektar/server/testing/test-app.ts', wall],
  ['web/src/land/c.ts', 'pg', wall],
  ['web/src/land/d.ts', 'node:fs', 'noNodejsModules'],
  ['server/src/land/a.ts', '@gektar/contract/land/properties/property.ts', undefined],
  ['server/src/land/b.ts', '@gektar/web/table/area.ts', wall],
  ['server/src/land/c.ts', 'react', wall],
  ['server/src/land/d.ts', 'kysely-codegen', wall],
  ['contract/src/land/a.ts', 'zod', undefined],
  ['contract/src/land/b.ts', 'dayjs', wall],
  ['contract/src/land/c.ts', 'vitest', wall],
  ['contract/src/land/c.test.ts', 'vitest', undefined],
  ['contract/src/land/d.ts', 'node:fs', 'noNodejsModules'],
  ['contract/src/land/e.ts', '@gektar/server/land/properties/property-queries.ts', wall],
  ['e2e/src/a.ts', '@gektar/server/testing/test-app.ts', undefined],
  ['e2e/src/b.ts', '@gektar/server/land/properties/property-queries.ts', door],
  ['e2e/src/c.ts', '@gektar/web/table/area.ts', wall],
  ['bench/src/a.ts', '@gektar/server/testing/test-app.ts', undefined],
  ['bench/src/b.ts', '@gektar/server/database/db.ts', door],
  ...['contract', 'server', 'web', 'e2e', 'bench'].map((room) => [
    `${room}/src/f.ts`,
    '@gektar/format/number.ts',
    undefined,
  ]),
  ['format/src/a.ts', 'dayjs', wall],
  ['format/src/b.ts', 'zod', wall],
  ['format/src/c.ts', '@gektar/contract/domain.ts', wall],
  ['format/src/d.ts', 'node:fs', 'noNodejsModules'],
  // inside a room
  ['web/src/land/properties/a.ts', './near.ts', undefined],
  ['web/src/land/properties/b.ts', '../requests/far.ts', door],
  ['web/src/land/properties/c.ts', '#land/requests/far.ts', undefined],
  ...['contract', 'server', 'web'].flatMap((room) => [
    [`${room}/src/measure/a.ts`, '#measure/area.ts', undefined],
    [`${room}/src/measure/b.ts`, '#people/employee.ts', door],
    [`${room}/src/measure/c.ts`, '#land/properties/property.ts', door],
    [`${room}/src/people/a.ts`, '#measure/area.ts', undefined],
    [`${room}/src/people/b.ts`, '#places/region.ts', door],
    [`${room}/src/people/c.ts`, '#land/properties/property.ts', door],
    [`${room}/src/places/a.ts`, '#people/employee.ts', door],
    [`${room}/src/dictionaries/a.ts`, '#people/employee.ts', door],
    [`${room}/src/files/a.ts`, '#sharing/term.ts', door],
    [`${room}/src/requests/a.ts`, '#people/employee.ts', door],
    [`${room}/src/requests/b.ts`, '#sharing/term.ts', door],
    [`${room}/src/requests/c.ts`, '#table/cells.ts', undefined],
    [`${room}/src/sharing/a.ts`, '#industrial/vacancies/vacancy.ts', door],
    [`${room}/src/land/f.ts`, '#people/employee.ts', undefined],
    [`${room}/src/land/g.ts`, '#industrial/vacancies/vacancy.ts', door],
    [`${room}/src/industrial/a.ts`, '#places/region.ts', undefined],
    [`${room}/src/industrial/b.ts`, '#land/properties/property.ts', door],
  ]),
  // folders of the trades and of the plumbing (ARCHITECTURE.md) import no domain; a domain imports no other domain
  ...domains.flatMap((domain) =>
    ['contract', 'server', 'web'].flatMap((room) => [
      ...[...trades, 'measure'].flatMap((folder) => [
        [`${room}/src/${folder}/code-of-${domain}.ts`, `#${domain}/a.ts`, door],
        ...(room === 'contract'
          ? []
          : [[`${room}/src/${folder}/contract-of-${domain}.ts`, `@gektar/contract/${domain}/a.ts`, door]]),
      ]),
      ...domains.map((other) => [
        `${room}/src/${domain}/code-of-${other}.ts`,
        `#${other}/a.ts`,
        other === domain ? undefined : door,
      ]),
    ]),
  ),
  ...['server', 'web'].flatMap((room) =>
    domains.flatMap((domain) =>
      domains.map((other) => [
        `${room}/src/${domain}/contract-of-${other}.ts`,
        `@gektar/contract/${other}/a.ts`,
        other === domain ? undefined : door,
      ]),
    ),
  ),
  ...testsWithCallsOfADomain.map((file) => [file, '@gektar/contract/land/properties/property.ts', undefined]),
  ['server/src/sharing/another.test.ts', '@gektar/contract/land/properties/property.ts', door],
  ['server/src/http/a.ts', '#app.ts', door],
  ['server/src/people/d.ts', '#app.ts', door],
  ['server/src/land/h.ts', '#app.ts', door],
  ['server/src/app.ts', '#land/properties/property-routes.ts', undefined],
  ['server/src/cli/a.ts', '#land/properties/property-routes.ts', undefined],
  ['server/src/testing/a.ts', '#app.ts', undefined],
  ['web/src/ui/a.ts', '#shell/router.ts', door],
  ['web/src/land/h.ts', '#shell/router.ts', door],
  ['web/src/main.tsx', '#shell/router.ts', undefined],
  ['web/src/dev/a.tsx', '#shell/top-bar.tsx', undefined],
  ['web/src/shell/a.ts', '#land/properties/properties-page.ts', undefined],
  ['web/src/public/a.ts', '#land/public/report.ts', undefined],
  ['web/src/public/b.ts', '#land/properties/properties-page.ts', door],
  ['web/src/public/c.ts', '#shell/router.ts', door],
];

let project;
let complaints;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'gektar-doors-'));
  const rules = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  await write('biome.json', JSON.stringify({ ...rules, vcs: undefined }));
  await write('.gitignore', '');
  for (const room of ['.', 'format', 'contract', 'server', 'web', 'e2e', 'bench']) {
    await cp(join(root, room, 'package.json'), join(project, room, 'package.json'));
  }
  for (const [file, imported] of imports) await write(file, `import '${imported}';\n`);
  await write('web/src/ui/circle-a.ts', "import '#ui/circle-b.ts';\n");
  await write('web/src/ui/circle-b.ts', "import './circle-a.ts';\n");
  complaints = await lint();
});

afterAll(() => rm(project, { recursive: true, force: true }));

describe('imports that are let through', () => {
  test.each(imports.filter(([, , rule]) => rule === undefined))('%s takes %s', (file) => {
    expect(complaints.get(file) ?? []).toEqual([]);
  });
});

describe('imports that are refused', () => {
  test.each(imports.filter(([, , rule]) => rule !== undefined))('%s may not take %s', (file, _, rule) => {
    expect(complaints.get(file) ?? []).toContain(rule);
  });

  test('files that import each other in a circle', () => {
    expect(complaints.get('web/src/ui/circle-a.ts')).toEqual(['noImportCycles']);
    expect(complaints.get('web/src/ui/circle-b.ts')).toEqual(['noImportCycles']);
  });
});

test('every exception is needed', async () => {
  const texts = await Promise.all(testsWithCallsOfADomain.map((file) => readFile(join(root, file), 'utf8')));
  expect(texts.map((text) => text.includes("'@gektar/contract/land/"))).toEqual(texts.map(() => true));
  const { overrides } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  expect(overrides.map(({ includes }) => includes)).toContainEqual(testsWithCallsOfADomain);
});

async function write(file, text) {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
}

/** Names of the violated rules by file. */
async function lint() {
  const rules = [wall, door, 'noImportCycles', 'noNodejsModules'];
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const output = await new Promise((done) => {
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: project, maxBuffer: 1 << 26 }, (_, stdout) =>
      done(stdout),
    );
  });
  const broken = new Map();
  for (const { category, location } of JSON.parse(output).diagnostics) {
    const rule = category.split('/').at(-1);
    const file = typeof location.path === 'string' ? location.path : location.path?.file;
    if (rules.includes(rule)) broken.set(file, [...(broken.get(file) ?? []), rule]);
  }
  return broken;
}
