import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder inside the data folder, and its parents, accessible to the owner only. When root creates it in the
 * folder of an ordinary user, that user becomes the owner, since they may start the server next time.
 */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined || process.getuid?.() !== 0) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await giveToOwnerOf(dirname(first), made);
}

/** Gives a path the owner of the folder. Does nothing unless run by root: others cannot and need not. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid);
}
