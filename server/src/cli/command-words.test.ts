import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatBytes } from '@gektar/format/bytes.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readBackup } from '#backup/read-backup.ts';
import { fileFolders } from '#files/file-folders.ts';
import { fileKey } from '#files/file-store.ts';
import { createDatabase } from '#testing/cluster.ts';
import { givenEmployee, givenProperty } from '#testing/given.ts';
import { csvOf, givenFolder } from '#testing/given-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';
import { givenUpload } from '#testing/upload.ts';
import { backupCommand } from './backup-command.ts';
import { importCommand } from './import-command.ts';
import { restoreCommand } from './restore-command.ts';
import { userCommand } from './user-command.ts';
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

/** Purpose of each command, then all its forms. */
const helps = {
  import: [
    'Загрузка данных из таблицы: .xlsx, .xls или CSV, как их сохраняет Excel; первая строка — названия столбцов.',
    'npm run import -- land-plots ФАЙЛ [--check] [--responsible ЛОГИН]',
    'npm run import -- complexes ФАЙЛ [--check] [--responsible ЛОГИН]',
    'npm run import -- [land-plots|vacancies] ФАЙЛ --check --json ИТОГ',
    'npm run import -- okved ФАЙЛ',
  ],
  user: [
    'Сотрудники и их вход.',
    'npm run user -- add --login ЛОГИН --first-name ИМЯ --last-name ФАМИЛИЯ [--latin FAMILIA] [--email АДРЕС]',
    'npm run user -- password ЛОГИН',
    'npm run user -- list',
    'npm run user -- sessions ЛОГИН [--end]',
    'npm run user -- block ЛОГИН',
    'npm run user -- unblock ЛОГИН',
    'npm run user -- remove ЛОГИН',
    'npm run user -- remove-demo',
  ],
  demo: ['Заполнить новую базу демонстрационными данными.', 'npm run demo'],
  backup: [
    'Резервная копия базы, фотографий и документов одним файлом. Программу останавливать не нужно.',
    'npm run backup -- ПАПКА',
  ],
  restore: [
    'Восстановить базу, фотографии и документы из резервной копии. Только в пустую базу: новую папку данных',
    'npm run restore -- ФАЙЛ',
    'npm run restore -- --check ФАЙЛ',
  ],
} as const;

test.each(Object.entries(helps))(
  '%s: the help says what it does and every way to type it, and does nothing',
  async (name, help) => {
    const typed = await typeCommand(name as keyof typeof helps, ['--help']);
    expect(typed).toMatchObject({ code: 0, errors: '' });
    const [purpose = '', ...lines] = typed.output.split('\n');
    // Three spaces separate a form of the command from its explanation.
    const ways = lines.flatMap((line) => (line.startsWith('  npm run') ? [line.trim().split(/ {3,}/, 1)[0]] : []));
    expect([purpose, ...ways]).toEqual(help);
  },
);

test('the help of a command names every option that it takes, and no other', async () => {
  const options = {
    import: ['--answers', '--check', '--json', '--responsible'],
    restore: ['--check'],
    user: ['--email', '--end', '--first-name', '--last-name', '--latin', '--login', '--password-stdin'],
  };
  for (const [name, known] of Object.entries(options)) {
    const { output } = await typeCommand(name as keyof typeof options, ['-h']);
    const named = new Set([...output.matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option));
    expect([...named].sort()).toEqual(known);
  }
});

const signal = new AbortController().signal;
test.each([
  [backupCommand, ['a', 'b'], 'Уберите лишнее: b'],
  [backupCommand, ['--keep'], 'Неизвестный параметр: --keep'],
  [restoreCommand, [], 'Укажите файл.'],
  [restoreCommand, ['a', 'b', 'c'], 'Уберите лишнее: b c'],
  [restoreCommand, ['a', '--force'], 'Неизвестный параметр: --force'],
  [userCommand, ['list', '--end'], 'Лишнее: --end'],
  [userCommand, ['add', 'anna'], 'Лишнее: anna'],
  [userCommand, ['remove-demo', 'broker'], 'Лишнее: broker'],
  [userCommand, ['sessions'], 'Не указан логин.'],
  [userCommand, ['unblock'], 'Не указан логин.'],
  [userCommand, ['add', '--login'], 'Параметр задан неверно: --login'],
  [importCommand, ['okved', 'a.csv', 'b.csv'], 'Уберите лишнее: b.csv'],
])('%o typed wrong is refused with the reason: %j', async (command, args, reason) => {
  await expect(command({ args, signal })).rejects.toThrow(new WrongUsage(reason));
});

test('a new database is filled by a command without words', async () => {
  const typed = await typeCommand('demo', ['broker'], { databaseUrl: app.databaseUrl });
  expect(typed).toMatchObject({ code: 1, output: '' });
  expect(typed.errors).toBe(`Лишнее: broker\n\n${helps.demo.join('\n\n  ')}\n`);
});

test('a database without employees says so; the sign-in of the demonstration is marked', async () => {
  const databaseUrl = await createDatabase(inject('clusterUrl'), 'command-words');
  const list = () => typeCommand('user', ['list'], { databaseUrl });
  expect(await list()).toEqual({ code: 0, output: 'Сотрудников ещё нет.\n', errors: '' });
  await givenEmployee(app.db, { login: 'demo', firstName: 'Ида', lastName: 'Полевая', email: '', isDemo: true });
  const { output } = await typeCommand('user', ['list'], { databaseUrl: app.databaseUrl });
  expect(output).toMatch(/^demo +Полевая Ида, демонстрационный$/m);
});

test('a password is set in one line; one that is too long is refused', async () => {
  await givenEmployee(app.db, { login: 'oleg' });
  const type = (input: string) => typeCommand('user', ['password', 'oleg'], { databaseUrl: app.databaseUrl, input });
  expect(await type('новый пароль')).toEqual({ code: 0, output: 'Пароль изменён: oleg\n', errors: '' });
  expect(await type('п'.repeat(1_001))).toEqual({ code: 1, output: '', errors: 'Пароль длиннее 1000 знаков.\n' });
});

test('codes of the classifier: how many were added, changed, there already and refused, and why', async () => {
  const known = { code: 'A', name: 'Сельское хозяйство', parent_code: '', section: 'A' };
  const write = (rows: readonly object[]) =>
    folder.write('okved.csv', csvOf(rows, ['code', 'name', 'parent_code', 'section']));
  const words = async (rows: readonly object[]) => {
    const typed = await typeCommand('import', ['okved', await write(rows)], { databaseUrl: app.databaseUrl });
    expect(typed).toMatchObject({ code: 0, errors: '' });
    return typed.output.split('\n').filter((line) => !/^ *\d+ %, строк: \d+$/.test(line));
  };
  await words([known]);
  const rows = [
    { ...known, name: 'Лес и рыба' },
    { ...known, code: '97', name: 'Хозяйства', parent_code: 'A' },
    { ...known, code: '97.7', name: 'Разведение улиток', parent_code: '97' },
    { ...known, code: '', name: 'Без кода' },
    { ...known, code: '98', name: 'Без раздела' },
  ];
  const refused = [
    'строка 5: code: не код ОКВЭД — строка не принята',
    'строка 6, 98: parent_code: обязательное поле — строка не принята',
  ];
  expect(await words(rows)).toEqual([...refused, 'Добавлено 1, обновлено 2, без изменений 0, не принято 2', '']);
  expect(await words(rows)).toEqual([...refused, 'Добавлено 0, обновлено 0, без изменений 3, не принято 2', '']);
});

test('a backup and its restoring tell what is in the file, and which contents are lost', async () => {
  await givenProperty(app.db);
  await givenUpload(app);
  const lost = await givenUpload(app, { name: 'lost.jpg' });
  const { dataFolder } = app.settings;
  const key = fileKey(lost.id, 'thumb.webp');
  await rm(join(fileFolders(dataFolder).files, key));
  const place = join(dirname(await folder.write('place', '')), 'backups');
  await mkdir(place);
  const made = await typeCommand('backup', [place], { databaseUrl: app.databaseUrl, dataFolder });
  const [name = ''] = await readdir(place);
  const path = join(place, name);
  const { size } = await stat(path);
  const { tables, createdAt } = await readBackup(path);
  const count = tables.reduce((sum, { rows }) => sum + rows, 0);
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(timeless(made.output)).toEqual([
    `База: таблиц ${tables.length}, строк ${count}.`,
    'Файлов: 7.',
    'Проверка файла…',
    'Внимание: у 1 файла нет содержимого в папке данных, в копии его тоже нет:',
    `  ${key}`,
    `Готово за … с: ${path} (${formatBytes(size)}).`,
    '',
  ]);
  const databaseUrl = await createDatabase(inject('clusterUrl'), 'command-words');
  const restored = await typeCommand('restore', [path], { databaseUrl, dataFolder: join(place, 'restored') });
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(timeless(restored.output)).toEqual([
    'Проверка файла…',
    `Копия от ${createdAt}: строк ${count}, файлов 7.`,
    'Файлов записано: 7. Проверка базы…',
    'Готово за … с. Запустите программу: npm start.',
    '',
  ]);
});

function timeless(output: string): string[] {
  return output.replace(/Готово за [\d,]+ с/, 'Готово за … с').split('\n');
}
