import { runInWorker } from '#office/in-worker.ts';
import { StartRefused } from '#start-refused.ts';
import { refuseLongFile } from './open-sheets.ts';
import type { OpenedSheets } from './open-sheets-worker.ts';
import type { Sheet } from './sheet.ts';

/** Longest reading of a file (ms). */
const DEADLINE_MS = 120_000;

/**
 * Sheets of a file as `openSheets` reads them, in a worker thread with a limit of its memory and time.
 * @throws {StartRefused} what `openSheets` throws; also when the file fills the memory or takes too long
 */
export async function openSheetsApart(content: Uint8Array, signal?: AbortSignal): Promise<Sheet[]> {
  refuseLongFile(content);
  const answers: OpenedSheets[] = [];
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  try {
    await runInWorker<{ content: Uint8Array }, OpenedSheets>(
      new URL('./open-sheets-worker.ts', import.meta.url),
      { content },
      signal ? AbortSignal.any([signal, deadline]) : deadline,
      (answer) => answers.push(answer),
    );
  } catch (error) {
    if (deadline.aborted) throw new StartRefused('Разделите файл: за две минуты он не прочитан.');
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new StartRefused('Разделите файл: чтобы прочитать его целиком, не хватает памяти.');
    throw error;
  }
  const [answer] = answers;
  if (!answer) throw new Error('the worker read no sheets and gave no reason');
  if ('refused' in answer) throw new StartRefused(answer.refused);
  return [...answer.sheets];
}
