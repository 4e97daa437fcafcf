import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { countProperties, findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillDemo } from '#demo/fill-demo.ts';
import { plotColumns } from '#land/properties/import/plot-columns.ts';
import { givenEmployee } from '#testing/given.ts';
import { csvOf, givenFolder, plotCells } from '#testing/given-file.ts';
import { type House, openHouse } from '#testing/house.ts';
import { type CommandAbout, typeCommand } from '#testing/type-command.ts';
import { importCommand } from './import-command.ts';
import { WrongUsage } from './wrong-usage.ts';

let house: House;
let folder: Awaited<ReturnType<typeof givenFolder>>;
beforeAll(async () => {
  house = await openHouse(inject('clusterUrl'));
  folder = await givenFolder();
});
afterAll(async () => {
  await house.close();
  await folder.remove();
});

function typeImport(args: readonly string[], about: CommandAbout = {}) {
  return typeCommand('import', args, { databaseUrl: house.databaseUrl, ...about });
}

test('a file is imported with progress, remarks and a summary', async () => {
  const file = await folder.write(
    'plots.csv',
    csvOf([plotCells(), plotCells({ id: 'no-category', category: '' }), plotCells()]),
  );
  const first = await typeImport(['land-plots', file]);
  expect(first).toMatchObject({ code: 0, errors: '' });
  expect(first.output).toContain('строка 3, no-category, category: Обязательное поле — строка не принята\n');
  expect(first.output).toContain('100 %, строк: 3\n');
  expect(first.output).toMatch(/Принято 2, уже было 0, не принято 1\n$/);
  const again = await typeImport(['land-plots', file]);
  expect(again.output).toMatch(/Принято 0, уже было 2, не принято 1\n$/);
});

test('plots belong to whom the command names, otherwise to the first employee', async () => {
  const { id } = await givenEmployee(house.db, { login: 'hostess', lastName: 'Яблонева' });
  await givenEmployee(house.db, { lastName: 'Абрикосова' });
  const [named, usual] = [plotCells(), plotCells()];
  await typeImport(['land-plots', await folder.write('named.csv', csvOf([named])), '--responsible', 'Hostess']);
  await typeImport(['land-plots', await folder.write('usual.csv', csvOf([usual]))]);
  const find = (cadastralNumber: string) => house.broker.call(findProperties, { query: {}, body: { cadastralNumber } });
  expect(await find(named.cadastral_numbers)).toMatchObject([{ responsibleEmployeeId: id }]);
  expect(await find(usual.cadastral_numbers)).not.toMatchObject([{ responsibleEmployeeId: id }]);
  const unknown = await typeImport(['land-plots', await folder.write('x.csv', csvOf([])), '--responsible', 'nobody']);
  expect(unknown).toMatchObject({ code: 1, errors: 'Сотрудника с логином nobody нет.\n' });
});

test('in a demonstration base plots belong to the public sign-in', async () => {
  const demo = await openHouse(inject('clusterUrl'));
  await fillDemo(demo.db);
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
  expect(absent).toMatchObject({ code: 1, errors: 'Файла /nowhere/plots.csv нет.\n' });
  const other = await typeImport(['land-plots', await folder.write('other.csv', 'a,b\n1,2\n')]);
  expect(other.code).toBe(1);
  expect(other.errors).toMatch(/^В файле нет столбцов: id, title, .+\n$/);
  const unreachable = await typeImport(['land-plots', '/nowhere/plots.csv'], {
    databaseUrl: 'postgresql://nobody:secret@127.0.0.1:1/none',
  });
  expect(unreachable.code).toBe(1);
  expect(unreachable.errors).toMatch(/^База, заданная в DATABASE_URL, недоступна: .+\n$/);
  expect(unreachable.errors).not.toContain('secret');
});

test.each([
  [[], 'Не сказано, что загружать.'],
  [['plots', 'file.csv'], 'Загружать «plots» нельзя.'],
  [['land-plots'], 'Не указан файл.'],
  [['land-plots', 'a.csv', 'b.csv'], 'Лишнее: b.csv'],
  [['land-plots', 'a.csv', '--force'], 'Неизвестный параметр: --force'],
  [['land-plots', 'a.csv', '--responsible'], 'Параметр задан неверно: --responsible'],
  [['okved', 'a.csv', '--responsible', 'broker'], 'У ОКВЭД нет ответственного.'],
])('a command typed wrong is refused with the reason: %j', async (args, reason) => {
  const typed = importCommand({ args, signal: new AbortController().signal });
  await expect(typed).rejects.toThrow(new WrongUsage(reason));
});

test('a command typed wrong tells how to type it', async () => {
  const { code, output, errors } = await typeImport(['land-plots']);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain('Не указан файл.\n\n');
  expect(errors).toContain('npm run import -- land-plots ФАЙЛ');
});

test('help is not a fault', async () => {
  expect(await typeImport(['--help'])).toMatchObject({ code: 0, output: expect.stringContaining('okved ФАЙЛ') });
});

test('a killed import is finished by the next one', async () => {
  const rows = Array.from({ length: 400 }, () => plotCells());
  const file = await folder.write('killed.csv', csvOf(rows));
  const before = await house.broker.call(countProperties, { body: {} });
  const killed = await typeImport(['land-plots', file], {
    onStart: (command) => command.stdout.once('data', () => command.kill('SIGKILL')),
  });
  expect(killed.code).toBeNull();
  const { output } = await typeImport(['land-plots', file]);
  const [, accepted, present] = /Принято (\d+), уже было (\d+), не принято 0/.exec(output) ?? [];
  expect(Number(accepted)).toBeGreaterThan(0);
  expect(Number(present)).toBeGreaterThan(0);
  expect(Number(accepted) + Number(present)).toBe(400);
  expect(await house.broker.call(countProperties, { body: {} })).toBe(before + 400);
});

test('an import that is asked to stop ends after the row under way and says so', async () => {
  const file = await folder.write('stopped.csv', csvOf(Array.from({ length: 400 }, () => plotCells())));
  const stopped = await typeImport(['land-plots', file], {
    onStart: (command) => command.stdout.once('data', () => command.kill('SIGINT')),
  });
  expect(stopped.code).toBe(1);
  expect(stopped.output).toContain('Прервано. Повторите команду');
  expect(stopped.output).toMatch(/Принято \d+, уже было 0, не принято 0\n$/);
});

test('a file far larger than the memory is read through', async () => {
  const wide = [...plotColumns, 'ballast'];
  const ballast = 'земля '.repeat(1_000);
  const rows = function* () {
    yield csvOf([], wide);
    for (let index = 1; index <= 1_000; index++) {
      // One in ten is taken: what is measured here is the reading.
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
