import { join } from 'node:path';
import { projectFolder } from '#environment.ts';

/**
 * Folder of Node's compile cache for processes that tests start: it halves the start of the second process. Has no
 * effect for accounts that cannot write there.
 */
export const compileCache = join(projectFolder, 'node_modules/.cache/gektar-compiled');
