import {
  exportSelectionSheet,
  exportSelectionSlides,
  type SheetAudience,
} from '@gektar/contract/land/selections/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { saveBlob } from '#files/save-blob.ts';
import { showError } from '#ui/toast/toast.tsx';

/** Both exports of a request's selection; the files are made by the server and named as given (1§9). */
export function useSelectionExport(requestId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState<'sheet' | 'slides'>();

  async function save(kind: 'sheet' | 'slides', extension: string, ask: () => Promise<Blob>) {
    setBusy(kind);
    try {
      const [{ productName }, content] = await Promise.all([client.ensureQueryData(settingsQuery), ask()]);
      saveBlob(content, `${productName} - Подборка ${formatDate(today())}.${extension}`);
    } catch (error) {
      // Literal (3§8).
      showError('Не удалось выгрузить файл', failureText(error));
    } finally {
      setBusy(undefined);
    }
  }

  const params = { id: requestId };
  return {
    isBusy,
    saveSheet: (audience: SheetAudience) =>
      save('sheet', 'xlsx', () => call(exportSelectionSheet, { params, query: { audience } })),
    saveSlides: () => save('slides', 'ppt', () => call(exportSelectionSlides, { params })),
  };
}
