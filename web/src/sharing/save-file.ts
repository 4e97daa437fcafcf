import type { CallOptions } from '@gektar/contract/call.ts';
import { type ExportSubject, exportName, type SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { saveBlob } from '#ui/save-blob.ts';
import { showError, showPanel } from '#ui/toast/toast.tsx';

/** Arguments of an export call: id of its progress, and the signal that also cancels it on the server. */
export interface ExportRun {
  readonly query: { readonly progress: string };
  readonly options: CallOptions & { readonly signal: AbortSignal };
}

interface SavedFile {
  readonly extension: string;
  readonly audience?: SheetAudience;
  /** Subject in the file name; absent: a selection. */
  readonly subject?: ExportSubject;
}

/** Delay after which progress and cancellation are shown (ms). */
const SHOW_AFTER_MS = 1_200;

/** Saves a file that the server makes of the shown objects, under the name from the specification (1§9, J-02, N-09). */
export async function saveFile(
  client: QueryClient,
  file: SavedFile,
  ask: (run: ExportRun) => Promise<Blob>,
): Promise<void> {
  const cancel = new AbortController();
  const progress = uuidv7();
  const panel = panelLater(progress, file, cancel);
  try {
    const { signal } = cancel;
    const [{ productName }, content] = await Promise.all([
      client.ensureQueryData(settingsQuery),
      ask({ query: { progress }, options: { signal } }),
    ]);
    const head = { productName, day: formatDate(today()), subject: file.subject };
    saveBlob(content, exportName(head, file.extension, file.audience));
  } catch (error) {
    // Wording of the specification (3§8). A cancelled export shows nothing.
    if (!cancel.signal.aborted) showError('Не удалось выгрузить файл', failureText(error));
  } finally {
    panel.close();
  }
}

function panelLater(id: string, { extension }: SavedFile, cancel: AbortController): { close(): void } {
  let hide: (() => void) | undefined;
  const timer = setTimeout(() => {
    void import('./export-progress.tsx').then(({ ExportProgressBar }) => {
      if (isClosed) return;
      const name = extension.toLocaleUpperCase('ru');
      hide = showPanel(createElement(ExportProgressBar, { id, name, onCancel: () => cancel.abort() }));
    });
  }, SHOW_AFTER_MS);
  let isClosed = false;
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      hide?.();
    },
  };
}
