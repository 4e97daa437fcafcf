import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#start-refused.ts';
import { type Account, canReach } from './account.ts';
import { type Binaries, makeOpenFolder, openFolder } from './binaries.ts';
import { runTool } from './run-tool.ts';

/**
 * The role that creates the cluster; the product uses `productRole`. Connects only through the socket, see
 * `makeSocketFolder`.
 */
export const superuser = 'gektar';

/**
 * Location of the database in this data folder, links resolved; undefined when there is none.
 * @throws {StartRefused} when the link's target is missing
 */
export function existingCluster(dataFolder: string): string | undefined {
  const path = join(dataFolder, 'postgres');
  if (existsSync(path)) return realpathSync(path);
  if (!lstatSync(path, { throwIfNoEntry: false })) return undefined;
  throw new StartRefused(
    `Ссылка ${path} указывает на папку базы, которой больше нет. Верните папку или удалите ссылку.`,
  );
}

/**
 * Creates a cluster in `<dataFolder>/postgres`. Where the account cannot access that, the cluster is created in
 * `openFolder` and `<dataFolder>/postgres` links to it, so that the next start finds it. Atomic.
 * @returns its real path
 */
export async function createCluster(
  dataFolder: string,
  binaries: Binaries,
  { account, durable }: { account: Account | undefined; durable: boolean },
): Promise<string> {
  const path = join(dataFolder, 'postgres');
  const isReachable = !account || canReach(dataFolder, account);
  const cluster = isReachable ? path : join(await newOpenFolder(), 'postgres');
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  await initialise(draft, binaries, account, durable);
  await rename(draft, cluster);
  if (!isReachable) await symlink(cluster, path);
  return realpathSync(cluster);
}

async function newOpenFolder(): Promise<string> {
  await makeOpenFolder();
  const folder = await mkdtemp(join(openFolder, 'data-'));
  await chmod(folder, 0o755);
  return folder;
}

/** In addition to the ICU collation, the C library classifies letters: pg_trgm needs a locale with Cyrillic. */
const letterLocales = ['C.UTF-8', 'en_US.UTF-8'];

async function initialise(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
  [locale, ...others] = letterLocales,
): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=icu',
    '--icu-locale=ru-RU',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await runTool(binaries.initdb, args, account);
  } catch (error) {
    const isUnknownLocale = error instanceof Error && error.message.includes('invalid locale');
    if (!isUnknownLocale || others.length === 0) throw error;
    await initialise(folder, binaries, account, durable, others);
  }
}

/**
 * Checks that an existing cluster can be opened: version, owner, permissions. Makes the account the owner again when
 * root copied the data here from a backup.
 */
export async function checkCluster(cluster: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const { uid } = statSync(cluster);
  if (!account && uid !== process.getuid?.()) {
    throw new StartRefused(`Папка базы ${cluster} принадлежит другому пользователю системы (uid ${uid}).`);
  }
  if (account && uid !== account.uid) await giveTo(cluster, account);
  await chmod(cluster, 0o700);
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== binaries.majorVersion) {
    throw new StartRefused(`База в ${cluster} сделана PostgreSQL ${version}, а установлена ${binaries.majorVersion}.`);
  }
  if (account && !canReach(cluster, account)) {
    throw new StartRefused(
      `Пользователь системы с uid ${account.uid}, которому принадлежит база, не может войти в ${cluster}.`,
    );
  }
}

async function giveTo(path: string, account: Account): Promise<void> {
  await lchown(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(join(path, name), account);
}
