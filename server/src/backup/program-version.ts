import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { projectFolder } from '#environment.ts';

/** Of this program, from its package. */
export const programVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))).version;
