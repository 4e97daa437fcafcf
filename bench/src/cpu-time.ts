import { readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** Processor time that a process has used so far, ms: what a busy machine cannot change. Linux only; elsewhere undefined. */
export async function cpuTime(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the process, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
