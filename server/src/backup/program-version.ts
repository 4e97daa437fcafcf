import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#environment.ts';

/** Version of this program, from its package. */
export const programVersion = String(
  (JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }).version,
);
