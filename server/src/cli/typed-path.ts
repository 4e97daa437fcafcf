import { resolve } from 'node:path';

/** npm runs a command in the project's folder; a path is relative to the folder where it was typed. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}
