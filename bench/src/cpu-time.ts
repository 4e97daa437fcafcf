import { readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second on every Linux that Node supports. */
const TICK_MS = 10;

/** Processor time used by a process so far (ms), independent of other load. Linux only; elsewhere undefined. */
export async function cpuTime(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The process name in brackets may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
