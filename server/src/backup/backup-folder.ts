import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Suffix of a file that is still being written. */
export const UNFINISHED = '.unfinished';

const DAY_MS = 86_400_000;
const MOSCOW_MS = 3 * 3_600_000;
const NAME = /^gektar-(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)(-nightly|-before-update)?\.tar\.zst$/;

/** Why a backup was made: those made on request are never removed automatically. */
export type BackupReason = 'asked' | 'nightly' | 'before-update';

/** A finished backup in a folder. */
export interface StoredBackup {
  readonly path: string;
  readonly createdAt: Date;
  readonly bytes: number;
  readonly reason: BackupReason;
}

/** `gektar-2026-11-22-02-30-00-nightly.tar.zst`: Moscow time, which has no daylight saving. */
export function backupName(reason: BackupReason, at = new Date()): string {
  const moscow = new Date(at.getTime() + MOSCOW_MS).toISOString();
  const time = moscow.slice(0, 19).replaceAll(/[T:]/g, '-');
  return `gektar-${time}${reason === 'asked' ? '' : `-${reason}`}.tar.zst`;
}

/** Finished backups, newest first; empty when the folder does not exist. */
export async function findBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(names.map((name) => storedBackup(folder, name)));
  return found.filter((one) => one !== undefined).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

async function storedBackup(folder: string, name: string): Promise<StoredBackup | undefined> {
  const [, day, hour, minute, second, reason = '-asked'] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  const path = join(folder, name);
  const about = await stat(path).catch(() => undefined);
  if (!about?.isFile()) return undefined;
  return {
    path,
    createdAt: new Date(`${day}T${hour}:${minute}:${second}+03:00`),
    bytes: about.size,
    reason: reason.slice(1) as BackupReason,
  };
}

/**
 * Removes automatic backups older than `keepDays`, and unfinished files of killed processes. The newest backup always
 * stays.
 */
export async function removeOldBackups(folder: string, keepDays: number, now = new Date()): Promise<void> {
  const [, ...older] = await findBackups(folder);
  const before = now.getTime() - keepDays * DAY_MS;
  for (const { path, createdAt, reason } of older) {
    if (reason !== 'asked' && createdAt.getTime() < before) await rm(path, { force: true });
  }
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(UNFINISHED) || !NAME.test(name.slice(0, -UNFINISHED.length))) continue;
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < now.getTime() - DAY_MS) await rm(path, { force: true });
  }
}
