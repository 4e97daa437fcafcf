import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartRefused } from '#start-refused.ts';

/** Wrong arguments: the reason, followed by the usage. */
export class WrongUsage extends StartRefused {
  override name = 'WrongUsage';
}

/**
 * Splits the arguments into words and options.
 * @throws {WrongUsage} on an unknown option, or a value missing or not allowed
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
