import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '#start-refused.ts';

const busy = 5; // SQLITE_BUSY

/** A lock nobody refers to would be let go by the garbage collector. */
const held = new Set<DatabaseSync>();

/** Somebody else works on this data folder. */
export class FolderHeld extends StartRefused {
  override name = 'FolderHeld';
  /** Absent in the instant between taking the folder and writing down who took it. */
  readonly holderPid: number | undefined;

  constructor(folder: string, holderPid: number | undefined) {
    super(`Папку данных ${folder} уже держит другой запущенный сервер (процесс ${holderPid ?? 'неизвестен'}).`);
    this.holderPid = holderPid;
  }
}

/**
 * Takes a folder for this process alone, until `release` or the process's death, however sudden.
 *
 * Node offers no file lock, and a file with a pid in it outlives a crash and lies once the pid is given to someone else.
 * SQLite, which Node carries, takes a real lock of the kernel on an empty file; nothing is ever stored in it.
 * @throws {FolderHeld} with the pid of the holder
 * @throws {StartRefused} where the folder cannot be made or written
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
