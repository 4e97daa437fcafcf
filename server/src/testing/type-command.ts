import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { compileCache } from './compile-cache.ts';

/** Environment and input of a command. */
export interface CommandAbout {
  /** Undefined: the embedded database of `dataFolder`. */
  readonly databaseUrl?: string;
  readonly dataFolder?: string;
  /** Standard input; empty by default. */
  readonly input?: string;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
  /** Called with the process as soon as it runs. */
  readonly onStart?: (command: ChildProcessWithoutNullStreams) => void;
}

export interface CommandResult {
  /** Exit code; null when the process was killed. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `server/src/cli/<name>.ts` in a separate process to its end. */
export async function typeCommand(
  name: 'import' | 'user' | 'demo' | 'backup' | 'restore',
  args: readonly string[],
  { databaseUrl = '', dataFolder = '', input = '', nodeOptions = [], onStart }: CommandAbout = {},
): Promise<CommandResult> {
  const script = resolve(import.meta.dirname, `../cli/${name}.ts`);
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    GEKTAR_DATA: dataFolder,
    INIT_CWD: '',
    NODE_COMPILE_CACHE: compileCache,
  };
  const command = spawn(process.execPath, [...nodeOptions, script, ...args], { env });
  onStart?.(command);
  command.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close') as Promise<[number | null]>,
  ]);
  return { code, output, errors };
}
