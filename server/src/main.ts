import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { backupBeforeUpdate } from '#backup/before-update.ts';
import { lastBackupInWords } from '#backup/last-backup.ts';
import { type Db, openDb } from '#database/db.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrateReached } from '#database/migrate-reached.ts';
import { demoLogin, demoPassword } from '#demo/demo-employees.ts';
import { isDemo } from '#demo/demo-mark.ts';
import { fillDemo } from '#demo/fill-demo.ts';
import { prepareFileFolders } from '#files/file-folders.ts';
import { Drain } from '#http/health.ts';
import { stopServing } from '#http/stop-serving.ts';
import { addFirstEmployee, type FirstEmployee, hasEmployees } from '#people/first-employee.ts';
import { buildApp } from './app.ts';
import { projectFolder, readSettings, type Settings } from './environment.ts';
import { checkDataFolder, findTokenSecret } from './installation.ts';
import { listen } from './listen.ts';
import { StartRefused } from './start-refused.ts';

/** Shown when the server is reachable by others, since the demonstration passwords are public. */
const DEMO_CLOSED = 'Демонстрационный вход закрыт: программа открыта для сети. Открыть: npm start -- --demo';

const stopAsked = Promise.withResolvers<NodeJS.Signals>();
// Ctrl+C reaches this process twice, from the terminal and forwarded by npm: repeated signals change nothing.
let isStopAsked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopAsked = true;
    stopAsked.resolve(signal);
  });
}

try {
  await serve(readSettings(process.env, process.argv));
  process.exit(0);
} catch (error) {
  say(error instanceof StartRefused ? error.message : error instanceof Error ? `${error.stack}` : String(error));
  process.exit(1);
}

/** Starts the parts one after another, waits for a stop, and stops them in reverse order. */
async function serve(settings: Settings): Promise<void> {
  await prepareFileFolders(settings.dataFolder);
  const database = await openDatabase(settings);
  try {
    await migrateReached(database.url, !database.isEmbedded, backupBeforeUpdate(database.url, settings, say));
    let log: FastifyBaseLogger | undefined;
    const db = openDb(database.url, {
      onLost: (error) => say(`The database dropped a connection: ${error.message}`),
      slow:
        settings.slowQueryMs === 0
          ? undefined
          : { ms: settings.slowQueryMs, report: (query) => log?.warn(query, 'slow query') },
    });
    try {
      await checkDataFolder(db, settings.dataFolder);
      const tokenSecret = settings.tokenSecret ?? (await findTokenSecret(db, settings.dataFolder));
      const first = await fillUnused(db, settings, database.isEmbedded);
      const drain = new Drain();
      const app = await buildApp({
        drain,
        db,
        settings: { ...settings, tokenSecret },
        webFolder: builtWeb(settings),
        databaseUrl: database.url,
        withJobs: true,
        checkAnswers: settings.isDevelopment,
      });
      log = app.log;
      try {
        const address = await listen(app, settings);
        await greet(settings, { address, location: database.location, isDemo: await isDemo(db), first });
        // A user at the terminal does not wait for the drain.
        if ((await stopAsked.promise) === 'SIGTERM') await drain.begin(settings.drainSeconds);
      } finally {
        await stopServing(app, drain);
      }
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
  }
}

/**
 * Fills an unused database: with invented data when only this machine is served or the demonstration is requested,
 * otherwise with its first employee.
 */
async function fillUnused(db: Db, { isDemoOpen }: Settings, isEmbedded: boolean): Promise<FirstEmployee | undefined> {
  if (await hasEmployees(db)) return undefined;
  if (!isEmbedded || !isDemoOpen) return addFirstEmployee(db);
  await fillDemo(db);
  return undefined;
}

async function openDatabase({ databaseUrl, dataFolder }: Settings) {
  if (databaseUrl)
    return { url: databaseUrl, isEmbedded: false, location: 'DATABASE_URL', stop: async () => undefined };
  const { url, cluster, stop } = await startEmbeddedPostgres({
    folder: dataFolder,
    report: say,
    isEnding: () => isStopAsked,
  });
  return { url, isEmbedded: true, location: cluster, stop };
}

/** Folder of the built pages; undefined in development, where Vite serves them. */
function builtWeb({ isDevelopment }: Settings): string | undefined {
  const folder = join(projectFolder, 'web/dist');
  return existsSync(folder) && !isDevelopment ? folder : undefined;
}

async function greet(
  { productName, backupFolder, isDemoOpen }: Settings,
  about: { address: string; location: string; isDemo: boolean; first: FirstEmployee | undefined },
): Promise<void> {
  const lines = [
    `${productName}: ${about.address}`,
    ...(about.isDemo ? [isDemoOpen ? `Демонстрационный вход: ${demoLogin} / ${demoPassword}` : DEMO_CLOSED] : []),
    ...(about.first
      ? [
          `Первый сотрудник: ${about.first.login} / ${about.first.password}`,
          `Этот пароль больше не будет показан. Смените его: npm run user -- password ${about.first.login}`,
        ]
      : []),
    `База данных: ${about.location}`,
    await lastBackupInWords(backupFolder),
    'Остановить: Ctrl+C',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
