import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartRefused } from '#start-refused.ts';

const SHORTEST = 8;
/** Longest password that the sign-in form accepts (characters). */
const LONGEST = 1_000;

export interface PasswordSource {
  /** Read the first line of the input without a prompt, even from a terminal. */
  readonly isPiped: boolean;
  /** Cancels the prompt. */
  readonly signal: AbortSignal;
}

/**
 * Reads the new password: typed twice without echo or, from a pipe or on request, the first line of the input. Never an
 * argument: arguments are visible to everyone on the machine.
 * @throws {StartRefused} when it is too short, the two entries differ, or the prompt is cancelled
 */
export async function readPassword({ isPiped, signal }: PasswordSource): Promise<string> {
  if (isPiped || !process.stdin.isTTY) return checked(firstLine(await text(process.stdin)));
  const password = checked(await ask('Пароль: ', signal));
  if ((await ask('Ещё раз: ', signal)) !== password) throw new StartRefused('Пароли не совпали.');
  return password;
}

function firstLine(input: string): string {
  return input.split(/\r?\n/, 1)[0] ?? '';
}

function checked(password: string): string {
  if (password.length < SHORTEST) throw new StartRefused(`Пароль короче ${SHORTEST} знаков.`);
  if (password.length > LONGEST) throw new StartRefused(`Пароль длиннее ${LONGEST} знаков.`);
  return password;
}

/** readline edits the line as usual; its echo is discarded. */
async function ask(prompt: string, signal: AbortSignal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const stopped = new Promise<never>((_, reject) => {
    const refuse = () => reject(new StartRefused('Прервано.'));
    lines.once('close', refuse);
    signal.addEventListener('abort', refuse);
  });
  // Printed only now, when the echo is off.
  process.stderr.write(prompt);
  try {
    return await Promise.race([lines.question(''), stopped]);
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
