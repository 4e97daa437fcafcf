import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder of the data folder, and those above it, for its owner's eyes alone. Made as root in the folder of an ordinary user it
 * becomes that user's, who may be the one to start the server next time.
 */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined || process.getuid?.() !== 0) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await giveToOwnerOf(dirname(first), made);
}

/** As root alone: nobody else can, and nobody else need. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid);
}
