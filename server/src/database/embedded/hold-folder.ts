import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '#start-refused.ts';

const busy = 5; // SQLITE_BUSY

/** Referenced, so that the garbage collector does not release the locks. */
const held = new Set<DatabaseSync>();

/** Thrown when another process uses the data folder. */
export class FolderHeld extends StartRefused {
  override name = 'FolderHeld';
  /** Absent between taking the lock and writing the pid. */
  readonly holderPid: number | undefined;

  constructor(folder: string, holderPid: number | undefined) {
    super(`Папку данных ${folder} уже держит другой запущенный сервер (процесс ${holderPid ?? 'неизвестен'}).`);
    this.holderPid = holderPid;
  }
}

/**
 * Locks a folder for this process until `release` or its death.
 *
 * Node has no file lock, and a pid file survives a crash and is wrong once the pid is reused. SQLite, included in Node,
 * takes a kernel lock on an empty file; nothing is stored in it.
 * @throws {FolderHeld} with the pid of the holder
 * @throws {StartRefused} when the folder cannot be created or written
 */
export function holdFolder(folder: string): { release(): void } {
  const holder = join(folder, 'server.pid');
  const lock = takeLock(folder, holder);
  held.add(lock);
  writeFileSync(holder, `${process.pid}\n`);
  return {
    release() {
      rmSync(holder, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

function takeLock(folder: string, holder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
      throw new FolderHeld(folder, existsSync(holder) ? Number(readFileSync(holder, 'utf8')) || undefined : undefined);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`Папку данных ${folder} нельзя занять (${reason}). Проверьте, кому она принадлежит.`);
  }
}
