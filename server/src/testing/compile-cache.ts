import { join } from 'node:path';
import { projectFolder } from '#environment.ts';

/**
 * Compile cache of Node for processes that tests start: halves the start of the second one. Not used where the account
 * cannot write there.
 */
export const compileCache = join(projectFolder, 'node_modules/.cache/gektar-compiled');
