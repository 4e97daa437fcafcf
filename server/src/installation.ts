import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#database/db.ts';
import { StartRefused } from './start-refused.ts';

/** File in the data folder with the id of the database that its files belong to. */
const DATABASE_FILE = 'base-id';
/** File in which earlier versions stored the secret. */
const SECRET_FILE = 'token-secret';

/** The value stored under a name; if there is none yet, stores `value`. Concurrent starts get the same value. */
async function kept(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('shared.facts')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const fact = await db.selectFrom('shared.facts').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return String(fact.value);
}

/**
 * The secret that signs tokens (256 bits, base64url), shared by all processes of a database. A secret that an earlier
 * version stored in the data folder is moved into the database, so that sign-ins survive the update.
 */
export async function findTokenSecret(db: Db, dataFolder: string): Promise<string> {
  const file = join(dataFolder, SECRET_FILE);
  const former = onDisk(file, () => (existsSync(file) ? readFileSync(file, 'utf8').trim() : ''));
  const secret = await kept(db, 'token-secret', former || randomBytes(32).toString('base64url'));
  onDisk(file, () => rmSync(file, { force: true }));
  return secret;
}

/**
 * Refuses a data folder whose photos and documents belong to another database. The first start stores one id in both.
 * @throws {StartRefused} also when the folder cannot be read or written
 */
export async function checkDataFolder(db: Db, dataFolder: string): Promise<void> {
  const file = join(dataFolder, DATABASE_FILE);
  // A power failure between creating and writing the file leaves it empty.
  const ofFolder = onDisk(file, () => (existsSync(file) ? readFileSync(file, 'utf8').trim() : ''));
  const ofBase = await kept(db, DATABASE_FILE, randomUUID());
  if (ofFolder === ofBase) return;
  if (ofFolder !== '') {
    throw new StartRefused(
      `Папка ${dataFolder} принадлежит другой базе. Задайте её папку в GEKTAR_DATA или её базу в DATABASE_URL; если файлы в папке больше не нужны, удалите ${file}.`,
    );
  }
  onDisk(file, () => {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, ofBase, { mode: 0o600, flush: true });
  });
}

function onDisk<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `Нет доступа к ${file} (${reason}). Проверьте, кому принадлежит папка данных, или GEKTAR_DATA.`,
    );
  }
}
