import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartRefused } from '#start-refused.ts';

/** The command was typed wrong: the reason is followed by how to type it. */
export class WrongUsage extends StartRefused {
  override name = 'WrongUsage';
}

/**
 * Splits what was typed after the command into words and options.
 * @throws {WrongUsage} on an option that the command does not know, or a value missing or not wanted
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('ERR_PARSE_ARGS_')) throw error;
    const option = /'([^ ']+)/.exec(String(error))?.[1] ?? '';
    const reason = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'Неизвестный параметр' : 'Параметр задан неверно';
    throw new WrongUsage(`${reason}: ${option}`);
  }
}
