import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '#start-refused.ts';
import type { Account } from './account.ts';

/** PostgreSQL names the file after its port. */
export const socketName = '.s.PGSQL.5432';

/** Length limit of a socket address on macOS (bytes); Linux allows four more. */
const longestAddress = 103;

/**
 * Folder of a cluster's socket: the cluster's own folder, accessible only to its owner (and root). An account with
 * access to the socket can read the files, too, so a password would protect nothing. Where that path is too long for a
 * socket address, a folder in /tmp with the same permissions, always the same for one cluster.
 */
export function socketFolder(cluster: string): string {
  const isShort = Buffer.byteLength(join(cluster, socketName)) <= longestAddress;
  return isShort ? cluster : join('/tmp', `gektar-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
}

/** @throws {StartRefused} when another account owns it */
export function makeSocketFolder(cluster: string, account: Account | undefined): string {
  const folder = socketFolder(cluster);
  if (folder === cluster) return folder;
  const isNew = !lstatSync(folder, { throwIfNoEntry: false });
  if (isNew) mkdirSync(folder, { mode: 0o700 });
  if (isNew && account) chownSync(folder, account.uid, account.gid);
  const found = lstatSync(folder);
  const isOurs =
    found.isDirectory() && found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
  if (isOurs) return folder;
  throw new StartRefused(`Папка ${folder} нужна для сокета базы, но принадлежит не ей. Удалите эту папку.`);
}

/** Address of a database by socket, for libpq and `pg`. */
export function socketUrl(folder: string, role: string, database: string): string {
  return `postgresql://${role}@localhost/${database}?${new URLSearchParams({ host: folder })}`;
}
