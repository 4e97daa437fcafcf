import { formatDate, today } from '@gektar/format/date.ts';
import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { saveBlob } from '#ui/save-blob.ts';
import { showError } from '#ui/toast/toast.tsx';

/** Saves a file of shown objects that the server makes, whichever objects: '{product} - Подборка {DD.MM.YYYY}.ppt' (1§9, J-02). */
export async function saveFile(client: QueryClient, extension: string, ask: () => Promise<Blob>): Promise<void> {
  try {
    const [{ productName }, content] = await Promise.all([client.ensureQueryData(settingsQuery), ask()]);
    saveBlob(content, `${productName} - Подборка ${formatDate(today())}.${extension}`);
  } catch (error) {
    // Literal (3§8).
    showError('Не удалось выгрузить файл', failureText(error));
  }
}
