import type { SheetColumn } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { useState } from 'react';
import { showError } from '#ui/toast/toast.tsx';

interface SheetExport<Row> {
  /** Word of the file name: 'Кто видел'. */
  readonly title: string;
  /** Loads the columns, with their module, and every row of what is shown. */
  readonly load: () => Promise<readonly [columns: readonly SheetColumn<Row>[], rows: readonly Row[]]>;
}

/** 'Выгрузить': rows as a spreadsheet. */
export function useSheetExport<Row>({ title, load }: SheetExport<Row>) {
  const [isRunning, setRunning] = useState(false);
  async function run(): Promise<void> {
    setRunning(true);
    try {
      const [{ saveSheet }, [columns, rows]] = await Promise.all([import('#spreadsheet/save-sheet.ts'), load()]);
      await saveSheet(`${title} ${formatDate(today())}.xlsx`, title, columns, rows);
    } catch {
      // One text for any failure, as specified (3§8).
      showError('Не удалось выгрузить файл');
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, run };
}
