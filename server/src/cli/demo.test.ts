import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { discardData } from '#database/embedded/discard.ts';
import { createDatabase } from '#testing/cluster.ts';
import { openTestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';

test('a new database is filled once', async () => {
  const databaseUrl = await createDatabase(inject('clusterUrl'), 'demo_command');
  const filled = await typeCommand('demo', [], { databaseUrl });
  expect(filled).toEqual({ code: 0, output: 'База заполнена. Вход: broker / gektar-demo\n', errors: '' });
  const again = await typeCommand('demo', [], { databaseUrl });
  expect(again).toEqual({ code: 1, output: '', errors: 'База уже заполнена демонстрационными данными.\n' });
});

test('a database that somebody works in never gets a public sign-in', async () => {
  const app = await openTestApp(inject('clusterUrl'));
  const { code, errors } = await typeCommand('demo', [], { databaseUrl: app.databaseUrl });
  expect([code, errors]).toEqual([1, 'В базе уже есть сотрудники: демонстрационные данные нужны только новой базе.\n']);
  await app.close();
});

test('without a server running, commands start the embedded database for their own time', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gektar-commands-'));
  await chmod(dataFolder, 0o711);
  expect(await typeCommand('user', ['list'], { dataFolder })).toMatchObject({
    code: 0,
    output: 'Сотрудников ещё нет.\n',
  });
  expect(await typeCommand('demo', [], { dataFolder })).toMatchObject({ code: 0, errors: '' });
  expect((await typeCommand('user', ['list'], { dataFolder })).output).toContain('broker');
  await discardData(dataFolder);
});
