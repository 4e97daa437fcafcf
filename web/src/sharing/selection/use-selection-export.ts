import type { SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { saveBlob } from '#ui/save-blob.ts';
import { showError } from '#ui/toast/toast.tsx';
import type { AnySelectionKind } from './selection-kind.ts';

/** Both exports of a request's selection; the files are made by the server and named as given (1§9). */
export function useSelectionExport({ calls }: AnySelectionKind, requestId: string) {
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

  return {
    isBusy,
    saveSheet: (audience: SheetAudience) => save('sheet', 'xlsx', () => calls.sheet(requestId, audience)),
    saveSlides: () => save('slides', 'ppt', () => calls.slides(requestId)),
  };
}
