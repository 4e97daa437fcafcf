import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { countProperties, findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ROWS_AT_ONCE } from '#importing/import-rows.ts';
import { complexColumnNames } from '#industrial/complexes/import/complex-columns.ts';
import { plotColumnNames } from '#land/properties/import/plot-columns.ts';
import { openDemoApp } from '#testing/demo-app.ts';
import { givenEmployee } from '#testing/given.ts';
import { complexCells, csvOf, givenFolder, plotCells } from '#testing/given-file.ts';
import { inOldEncoding } from '#testing/old-encoding.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { type CommandAbout, typeCommand } from '#testing/type-command.ts';
import { importCommand } from './import-command.ts';
import { WrongUsage } from './wrong-usage.ts';

let app: TestApp;
let folder: Awaited<ReturnType<typeof givenFolder>>;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = await givenFolder();
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

/** So many rows that a signal sent after the first ones arrives before the last. */
const MANY = ROWS_AT_ONCE * 20;

function typeImport(args: readonly string[], about: CommandAbout = {}) {
  return typeCommand('import', args, { databaseUrl: app.databaseUrl, ...about });
}

test('a file is imported with progress, remarks and a summary', async () => {
  const file = await folder.write(
    'plots.csv',
    csvOf([plotCells(), plotCells({ id: 'no-category', category: '' }), plotCells()]),
  );
  const first = await typeImport(['land-plots', file]);
  expect(first).toMatchObject({ code: 0, errors: '' });
  expect(first.output).toContain(
    'строка 3, столбец L «category», no-category: заполните ячейку (Обязательное поле) — строка не принята\n',
  );
  expect(first.output).toContain('100 %, строк: 3\n');
  expect(first.output).toMatch(/Принято 2, уже было 0, не принято 1\n$/);
  const again = await typeImport(['land-plots', file]);
  expect(again.output).toMatch(/Принято 0, уже было 2, не принято 1\n$/);
});

test('plots belong to whom the command names, otherwise to the first employee', async () => {
  const { id } = await givenEmployee(app.db, { login: 'hostess', lastName: 'Яблонева' });
  await givenEmployee(app.db, { lastName: 'Абрикосова' });
  const [named, usual] = [plotCells(), plotCells()];
  await typeImport(['land-plots', await folder.write('named.csv', csvOf([named])), '--responsible', 'Hostess']);
  await typeImport(['land-plots', await folder.write('usual.csv', csvOf([usual]))]);
  const find = (cadastralNumber: string) => app.broker.call(findProperties, { query: {}, body: { cadastralNumber } });
  expect(await find(named.cadastral_numbers)).toMatchObject([{ responsibleEmployeeId: id }]);
  expect(await find(usual.cadastral_numbers)).not.toMatchObject([{ responsibleEmployeeId: id }]);
  const unknown = await typeImport(['land-plots', await folder.write('x.csv', csvOf([])), '--responsible', 'nobody']);
  expect(unknown).toMatchObject({
    code: 1,
    errors: 'Проверьте логин (npm run user -- list): сотрудника nobody нет.\n',
  });
});

test('a check tells row by row what would happen and keeps nothing', async () => {
  const rows = [plotCells({ id: 'check-1' }), plotCells({ id: 'check-2', area_ha: '' })];
  const file = await folder.write('check.csv', csvOf(rows, [...plotColumnNames, 'extra']));
  const before = await app.broker.call(countProperties, { body: {} });
  const { code, output } = await typeImport(['land-plots', file, '--check']);
  expect(output.split('\n').filter((line) => !line.includes('%'))).toEqual([
    'Столбцы, которых загрузка не знает: extra',
    'строка 2, check-1: будет принята',
    'строка 3, check-2: не будет принята',
    'строка 3, столбец N «area_ha», check-2: заполните ячейку (Обязательное поле) — строка не принята',
    'Будет принято 1, уже было 0, не принято 1',
    'Это была проверка: ничего не записано.',
    '',
  ]);
  expect(code).toBe(0);
  expect(await app.broker.call(countProperties, { body: {} })).toBe(before);
});

test('a file of which nothing is taken is a failure, one that is there already is none', async () => {
  const bad = await folder.write('bad.csv', csvOf([plotCells({ area_ha: '' })]));
  const failed = await typeImport(['land-plots', bad]);
  expect(failed.code).toBe(1);
  expect(failed.errors).toBe('Исправьте строки, названные выше, и повторите команду: из файла ничего не взято.\n');
  expect((await typeImport(['land-plots', await folder.write('none.csv', csvOf([]))])).code).toBe(1);
});

test('a file with other content under an id that is there says what differs', async () => {
  const row = plotCells({ id: 'changed' });
  await typeImport(['land-plots', await folder.write('first.csv', csvOf([row]))]);
  const { code, output } = await typeImport([
    'land-plots',
    await folder.write('second.csv', csvOf([{ ...row, area_ha: '7' }])),
  ]);
  expect(code).toBe(0);
  expect(output).toContain(
    'строка 2, столбец N «area_ha», changed: внесите в программе, если верно то, что в файле (Было «2.5», в файле «7») — не изменено, запись уже загружена; см. ',
  );
  expect(output).toMatch(/; см\. [^\n]+, \/land\/property\/[0-9a-f-]{36}\n/);
  expect(output).toMatch(/Принято 0, уже было 0, с другим содержанием 1, не принято 0\n$/);
});

test('the sample of the documentation is taken whole', async () => {
  const sample = resolve(import.meta.dirname, '../../../docs/sample/plots.csv');
  const { code, output } = await typeImport(['land-plots', sample]);
  expect(output.replace(/^ *\d+ %.+\n/gm, '')).toBe('Принято 5, уже было 0, не принято 0\n');
  expect(code).toBe(0);
});

test('complexes are imported by the same command: the sample whole, in the encoding and numbers of Excel', async () => {
  const sample = resolve(import.meta.dirname, '../../../docs/sample/complexes.csv');
  const checked = await typeImport(['complexes', sample, '--check']);
  expect(checked).toMatchObject({ code: 0, errors: '' });
  expect(checked.output).toMatch(
    /Будет принято 4, уже было 0, не принято 0\nЭто была проверка: ничего не записано\.\n$/,
  );
  const inExcel = (await readFile(sample, 'utf8')).replace('\uFEFF', '').replaceAll('²', '2').replaceAll('³', '3');
  const cp1251 = await folder.write('cp1251.csv', inOldEncoding(inExcel, 'windows-1251'));
  expect((await typeImport(['complexes', cp1251])).output).toMatch(/Принято 4, уже было 0, не принято 0\n$/);
  expect((await typeImport(['complexes', sample])).output).toMatch(/Принято 0, уже было 4, не принято 0\n$/);
});

test('complexes without a place are told by row and column; when nothing is taken the command fails', async () => {
  const file = await folder.write('nowhere.csv', csvOf([complexCells({ id: 'n1', lat: '' })], complexColumnNames));
  const { code, output } = await typeImport(['complexes', file]);
  expect(output).toContain('строка 2, столбец I «lat», n1: заполните ячейку (Обязательное поле) — строка не принята\n');
  expect(code).toBe(1);
});

test('in a demonstration database plots belong to the public sign-in', async () => {
  const demo = await openDemoApp(inject('clusterUrl'));
  const row = plotCells();
  const file = await folder.write('demo.csv', csvOf([row]));
  await typeImport(['land-plots', file], { databaseUrl: demo.databaseUrl });
  const [found] = await demo.broker.call(findProperties, {
    query: {},
    body: { cadastralNumber: row.cadastral_numbers },
  });
  const owner = await demo.db
    .selectFrom('shared.employees')
    .select('login')
    .where('id', '=', found?.responsibleEmployeeId ?? null)
    .executeTakeFirst();
  expect(owner?.login).toBe('broker');
  await demo.close();
});

test('what cannot be imported is one clear line and exit code 1', async () => {
  const absent = await typeImport(['land-plots', '/nowhere/plots.csv']);
  expect(absent).toMatchObject({ code: 1, errors: 'Проверьте путь: файла /nowhere/plots.csv нет.\n' });
  const other = await typeImport(['land-plots', await folder.write('other.csv', 'a,b\n1,2\n')]);
  expect(other.code).toBe(1);
  expect(other.errors).toMatch(
    /^Добавьте в первую строку файла названия столбцов: «Номер строки» \(id\), «Регион» .+\n$/,
  );
  const unreachable = await typeImport(['land-plots', '/nowhere/plots.csv'], {
    databaseUrl: 'postgresql://nobody:secret@127.0.0.1:1/none',
  });
  expect(unreachable.code).toBe(1);
  expect(unreachable.errors).toMatch(/^База, заданная в DATABASE_URL, недоступна: .+\n$/);
  expect(unreachable.errors).not.toContain('secret');
});

test.each([
  [[], 'Укажите, что загружать: land-plots, complexes или okved.'],
  [['plots', 'file.csv'], 'Укажите land-plots, complexes или okved: «plots» загружать нельзя.'],
  [['land-plots'], 'Укажите файл.'],
  [['land-plots', 'a.csv', 'b.csv'], 'Уберите лишнее: b.csv'],
  [['land-plots', 'a.csv', '--force'], 'Неизвестный параметр: --force'],
  [['land-plots', 'a.csv', '--responsible'], 'Параметр задан неверно: --responsible'],
  [['okved', 'a.csv', '--responsible', 'broker'], 'Уберите --responsible: у ОКВЭД нет ответственного.'],
  [['okved', 'a.csv', '--check'], 'Уберите --check: он есть только у участков и комплексов.'],
])('a command typed wrong is refused with the reason: %j', async (args, reason) => {
  const typed = importCommand({ args, signal: new AbortController().signal });
  await expect(typed).rejects.toThrow(new WrongUsage(reason));
});

test('a command typed wrong tells how to type it', async () => {
  const { code, output, errors } = await typeImport(['land-plots']);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain('Укажите файл.\n\n');
  expect(errors).toContain('npm run import -- land-plots ФАЙЛ');
});

test('help is not a fault', async () => {
  expect(await typeImport(['--help'])).toMatchObject({ code: 0, output: expect.stringContaining('okved ФАЙЛ') });
});

test('a killed import is finished by the next one', async () => {
  const rows = Array.from({ length: MANY }, () => plotCells());
  const file = await folder.write('killed.csv', csvOf(rows));
  const before = await app.broker.call(countProperties, { body: {} });
  const killed = await typeImport(['land-plots', file], {
    onStart: (command) => command.stdout.once('data', () => command.kill('SIGKILL')),
  });
  expect(killed.code).toBeNull();
  const { output } = await typeImport(['land-plots', file]);
  const [, accepted, present] = /Принято (\d+), уже было (\d+), не принято 0/.exec(output) ?? [];
  expect(Number(accepted)).toBeGreaterThan(0);
  expect(Number(present)).toBeGreaterThan(0);
  expect(Number(accepted) + Number(present)).toBe(MANY);
  expect(await app.broker.call(countProperties, { body: {} })).toBe(before + MANY);
});

test('an import that is asked to stop ends after the rows under way and says so', async () => {
  const file = await folder.write('stopped.csv', csvOf(Array.from({ length: MANY }, () => plotCells())));
  const stopped = await typeImport(['land-plots', file], {
    onStart: (command) => command.stdout.once('data', () => command.kill('SIGINT')),
  });
  expect(stopped.code).toBe(1);
  expect(stopped.output).toContain('Прервано. Повторите команду');
  expect(stopped.output).toMatch(/Принято \d+, уже было 0, не принято 0\n$/);
});

test('a file far larger than the memory is read through', async () => {
  const wide = [...plotColumnNames, 'ballast'];
  const ballast = 'земля '.repeat(1_000);
  const rows = function* () {
    yield csvOf([], wide);
    for (let index = 1; index <= 1_000; index++) {
      // Only one row in ten is valid: the test measures reading, not writing.
      const category = index % 10 === 0 ? 'Земли запаса' : '';
      const [, line] = csvOf([{ ...plotCells({ category }), ballast }], wide).split('\n');
      yield `${line}\n`;
    }
  };
  const file = await folder.write('large.csv', '');
  await pipeline(rows, createWriteStream(file));
  const { code, output } = await typeImport(['land-plots', file], { nodeOptions: ['--max-old-space-size=32'] });
  expect(output.slice(-100)).toContain('Принято 100, уже было 0, не принято 900');
  expect(code).toBe(0);
});
