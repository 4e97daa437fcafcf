import { join } from 'node:path';
import { projectFolder } from '#environment.ts';

/**
 * Where Node keeps the modules of processes that tests start, compiled: the second one starts in half of the time. An account that may
 * not write there goes without.
 */
export const compileCache = join(projectFolder, 'node_modules/.cache/gektar-compiled');
