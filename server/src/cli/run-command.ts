import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { failureOf } from '#database/constraints.ts';
import { StartRefused } from '#start-refused.ts';
import { WrongUsage } from './wrong-usage.ts';

/** Arguments after the command's name, and the signal of Ctrl+C. */
export interface Typed {
  readonly args: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Runs a command and ends the process: exit code 0 on success, 1 and one clear line on an error that the user can fix.
 * `--help` prints the usage.
 */
export async function runCommand(usage: string, command: (typed: Typed) => Promise<void>): Promise<never> {
  const args = process.argv.slice(2);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  // Ignores a closed reader of the output (`| head`): the work continues.
  process.stdout.on('error', () => undefined);
  speakRussian();
  try {
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${usage}\n`);
    else await command({ args, signal: stop.signal });
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    if (error instanceof WrongUsage) process.stderr.write(`\n${usage}\n`);
    process.exit(1);
  }
  process.exit(stop.signal.aborted ? 1 : 0);
}

function messageOf(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  const failure = failureOf(error);
  if (failure) return `${failureTexts[failure.code]}.`;
  return error instanceof Error ? `${error.stack}` : String(error);
}
