import { exportName, type SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { saveBlob } from '#ui/save-blob.ts';
import { showError } from '#ui/toast/toast.tsx';

/** Saves a file of shown objects made by the server under its literal name (1§9, J-02, N-09). */
export async function saveFile(
  client: QueryClient,
  file: { readonly extension: string; readonly audience?: SheetAudience },
  ask: () => Promise<Blob>,
): Promise<void> {
  try {
    const [{ productName }, content] = await Promise.all([client.ensureQueryData(settingsQuery), ask()]);
    saveBlob(content, exportName({ productName, day: formatDate(today()) }, file.extension, file.audience));
  } catch (error) {
    // Literal (3§8).
    showError('Не удалось выгрузить файл', failureText(error));
  }
}
