import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/** Processor time by kind of process, ms. */
export type Costs = Readonly<Record<string, number>>;

/** A file to which every journey of a run adds a line of JSON: `JOURNEY_COSTS=/tmp/costs.jsonl`. Without it nothing is measured. */
export const costsFile = process.env['JOURNEY_COSTS'];

const MS_PER_TICK = 10;

/** What this process and all that it has started have used until now; only Linux tells. */
export function costsUntilNow(): Costs {
  const all = new Map(readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : [])));
  const isOurs = (pid: number): boolean => pid === process.pid || (all.has(pid) && isOurs(all.get(pid)?.parent ?? 0));
  const sums: Record<string, number> = {};
  for (const [pid, { kind, usedMs }] of all) if (isOurs(pid)) sums[kind] = (sums[kind] ?? 0) + usedMs;
  return sums;
}

/** Adds a line about a journey. */
export function noteCosts(to: string, journey: string, before: Costs, after: Costs): void {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)]);
  const used = Object.fromEntries([...kinds].map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)]));
  appendFileSync(to, `${JSON.stringify({ journey, used })}\n`);
}

/** Nothing of one that has ended meanwhile. */
function readProcess(pid: number): [pid: number, about: { parent: number; kind: string; usedMs: number }][] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything: state, parent, …, user and system time, its own and that of children which have ended.
    const words = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const usedMs = words.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
    return [[pid, { parent: words[1] ?? 0, kind: kindOf(pid, command), usedMs }]];
  } catch {
    return [];
  }
}

function kindOf(pid: number, command: string): string {
  if (pid === process.pid) return 'journey and server';
  if (command.includes('chromium')) return /--type=([\w-]+)/.exec(command)?.[1] ?? 'browser';
  return command.includes('postgres') ? 'postgres' : 'other';
}
