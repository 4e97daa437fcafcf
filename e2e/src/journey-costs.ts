import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/** Processor time by kind of process (ms). */
export type Costs = Readonly<Record<string, number>>;

/**
 * File to which each journey of a run appends a line of JSON: `JOURNEY_COSTS=/tmp/costs.jsonl`. If unset, nothing is
 * measured.
 */
export const costsFile = process.env['JOURNEY_COSTS'];

const MS_PER_TICK = 10;

/** Processor time used so far by this process and all its descendants. Linux only. */
export function costsUntilNow(): Costs {
  const all = new Map(readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : [])));
  const isOurs = (pid: number): boolean => pid === process.pid || (all.has(pid) && isOurs(all.get(pid)?.parent ?? 0));
  const sums: Record<string, number> = {};
  for (const [pid, { kind, usedMs }] of all) if (isOurs(pid)) sums[kind] = (sums[kind] ?? 0) + usedMs;
  return sums;
}

/** Appends the line of one journey. */
export function noteCosts(to: string, journey: string, before: Costs, after: Costs): void {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)]);
  const used = Object.fromEntries([...kinds].map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)]));
  appendFileSync(to, `${JSON.stringify({ journey, used })}\n`);
}

/** Empty for a process that has ended in the meantime. */
function readProcess(pid: number): [pid: number, about: { parent: number; kind: string; usedMs: number }][] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the process name, which may contain any characters: state, parent, …, user and system time of the
    // process, then of its ended children.
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
