import type { SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#sharing/save-file.ts';
import type { AnySelectionKind } from './selection-kind.ts';

type ExportKind = 'sheet' | 'slides' | 'pdf';

/** The exports of a request's selection; the server creates and names the files (1§9). */
export function useSelectionExport({ calls }: AnySelectionKind, requestId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState<ExportKind>();

  async function save(kind: ExportKind, file: Parameters<typeof saveFile>[1], ask: Parameters<typeof saveFile>[2]) {
    setBusy(kind);
    await saveFile(client, file, ask);
    setBusy(undefined);
  }

  return {
    isBusy,
    saveSheet: (audience: SheetAudience) =>
      save('sheet', { extension: 'xlsx', audience }, () => calls.sheet(requestId, audience)),
    saveSlides: () => save('slides', { extension: 'ppt' }, (run) => calls.slides(requestId, run)),
    savePdf: () => save('pdf', { extension: 'pdf' }, (run) => calls.pdf(requestId, run)),
  };
}
