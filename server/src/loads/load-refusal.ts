import type { LoadRefusal } from '@gektar/contract/loads/load-limits.ts';
import { StartRefused } from '#start-refused.ts';

/** First bytes of pictures and PDF files (hex). */
const pictures = ['25504446', 'ffd8ff', '89504e47', '47494638', '49492a00', '4d4d002a', '424d'];

/** Whether a file is a picture or a PDF, by its first bytes. */
export function isPicture(content: Uint8Array): boolean {
  const hex = Buffer.from(content.subarray(0, 12)).toString('hex');
  const isWebp = hex.startsWith('52494646') && hex.endsWith('57454250');
  const isHeic = hex.slice(8, 16) === '66747970';
  return isWebp || isHeic || pictures.some((begin) => hex.startsWith(begin));
}

const meanings: readonly [pattern: RegExp, refusal: LoadRefusal][] = [
  [/пароль/i, 'password'],
  [/больше \d+ строк|лишние столбцы/i, 'too-many-rows'],
  [/больше \d+ МБ/i, 'too-large'],
  [/её нет|не похож|этот пуст/i, 'no-table'],
];

/** Reason why a file cannot be read. A thread ended by its memory limit means that the file is too large. */
export function refusalOf(error: unknown): LoadRefusal {
  const { message = '', code = '' }: { message?: string; code?: string } = error instanceof Error ? error : {};
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'too-large';
  const isExpected = error instanceof StartRefused || /StartRefused/.test(String(Reflect.get(Object(error), 'name')));
  const known = meanings.find(([pattern]) => pattern.test(message));
  return isExpected && known ? known[1] : 'damaged';
}
