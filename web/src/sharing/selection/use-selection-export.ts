import type { SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#sharing/save-file.ts';
import type { AnySelectionKind } from './selection-kind.ts';

type ExportKind = 'sheet' | 'slides' | 'pdf';

/** The exports of a request's selection; the files are made by the server and named as given (1§9). */
export function useSelectionExport({ calls }: AnySelectionKind, requestId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState<ExportKind>();

  async function save(kind: ExportKind, extension: string, ask: () => Promise<Blob>) {
    setBusy(kind);
    await saveFile(client, extension, ask);
    setBusy(undefined);
  }

  return {
    isBusy,
    saveSheet: (audience: SheetAudience) => save('sheet', 'xlsx', () => calls.sheet(requestId, audience)),
    saveSlides: () => save('slides', 'ppt', () => calls.slides(requestId)),
    savePdf: () => save('pdf', 'pdf', () => calls.pdf(requestId)),
  };
}
