import type { Domain } from '@gektar/contract/domain.ts';
import type { Showing } from '@gektar/contract/sharing/disclosures.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { useState } from 'react';
import { showError } from '#ui/toast/toast.tsx';
import type { NameOf } from './disclosure-kind.ts';

interface ShowingsExport {
  /** Word of the file name: 'Кто видел'. */
  readonly title: string;
  /** Absent: both domains. */
  readonly domain?: Domain;
  readonly nameOf: NameOf;
  /** Fetches every showing of the filter. */
  readonly findAll: () => Promise<readonly Showing[]>;
}

/** 'Выгрузить': every showing of the filter as a spreadsheet. */
export function useShowingsExport({ title, domain, nameOf, findAll }: ShowingsExport) {
  const [isRunning, setRunning] = useState(false);
  async function run(): Promise<void> {
    setRunning(true);
    try {
      const [{ saveSheet }, { showingSheet }, rows] = await Promise.all([
        import('#spreadsheet/save-sheet.ts'),
        import('./showing-sheet.ts'),
        findAll(),
      ]);
      await saveSheet(`${title} ${formatDate(today())}.xlsx`, title, showingSheet(domain, nameOf), rows);
    } catch {
      // One text for any failure, as specified (3§8).
      showError('Не удалось выгрузить файл');
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, run };
}
