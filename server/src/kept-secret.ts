import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/**
 * A random secret (256 bits, base64url), generated once and kept in a file readable by its owner only (mode 0600).
 * @throws {StartRefused} when the folder cannot be written or the file cannot be read
 */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    // A power failure between creating and writing leaves an empty file.
    const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    if (kept) return kept;
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600, flush: true });
    return secret;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `Нет доступа к ${file} (${reason}). Проверьте, кому принадлежит папка данных, или GEKTAR_DATA.`,
    );
  }
}
