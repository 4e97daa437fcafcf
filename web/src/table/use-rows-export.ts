import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import type { ExportOrigin } from '@gektar/contract/spreadsheet/export-mark.ts';
import type { SheetColumn } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { storedEmployeeId } from '#api/session.ts';
import type { BulkRunning } from '#ui/bulk/bulk-actions.ts';
import { writeClipboard } from '#ui/button/copy-button.tsx';
import { showError, showSuccess } from '#ui/toast/toast.tsx';

interface ExportedRow {
  readonly id: string;
  readonly rowVersion: number;
  readonly isEnabled: boolean;
}

/** A table as a spreadsheet. */
export interface RowsExport<Row> {
  /** Kind of the objects, by which the file is recognised when it comes back edited. */
  readonly entity: ChangeableEntity;
  readonly sheetName: string;
  readonly forms: PluralForms;
  /** Fetches rows that are not loaded, `take` at a time. */
  readonly findById: (ids: string[]) => Promise<readonly Row[]>;
  readonly take: number;
  /** The file's name and its columns, with the data they need. */
  readonly prepare: () => Promise<{ readonly fileName: string; readonly columns: readonly SheetColumn<Row>[] }>;
}

/**
 * 'Экспорт выбранного в XLS': chosen rows of a table, made in the browser (1§7, D-14). Rows that are not loaded are
 * fetched first.
 */
export function useRowsExport<Row extends ExportedRow>(about: RowsExport<Row>) {
  const { entity, sheetName, forms, findById, take, prepare } = about;
  const [running, setRunning] = useState<BulkRunning>();
  const isStopped = useRef(false);

  /**
   * The selected rows: first those of the table in its order, then the others in the order of their ids; undefined once
   * cancelled. Deleted rows are left out.
   */
  async function allRows(ids: readonly string[], loaded: readonly Row[]): Promise<Row[] | undefined> {
    const rows = new Map(loaded.map((row) => [row.id, row]));
    const missing = ids.filter((id) => !rows.has(id));
    for (let at = 0; at < missing.length; at += take) {
      setRunning({ label: 'Экспорт', done: ids.length - missing.length + at, total: ids.length });
      const page = await findById(missing.slice(at, at + take));
      if (isStopped.current) return undefined;
      for (const row of page) rows.set(row.id, row);
    }
    return [...loaded, ...missing.flatMap((id) => rows.get(id) ?? [])];
  }

  async function run(ids: readonly string[], loaded: readonly Row[]): Promise<void> {
    isStopped.current = false;
    try {
      const [{ saveSheet }, { fileName, columns }] = await Promise.all([
        import('#spreadsheet/save-sheet.ts'),
        prepare(),
      ]);
      const rows = await allRows(ids, loaded);
      if (rows === undefined) return;
      setRunning((now) => now && { ...now, done: now.total });
      const origin: ExportOrigin<Row> = {
        entity,
        dateTime: new Date().toISOString(),
        employeeId: storedEmployeeId() ?? null,
        objectOf: (row) => row,
      };
      await saveSheet(fileName, sheetName, columns, rows, origin);
      const goneCount = ids.length - rows.length;
      if (goneCount > 0) {
        showSuccess(`Выгружено: ${formatCountOf(rows.length, forms)}`, `Удалены тем временем: ${goneCount}`);
      }
    } catch {
      // One text for any failure, as specified (3§8).
      showError('Не удалось выгрузить файл');
    } finally {
      setRunning(undefined);
    }
  }

  /** Copies the rows as text with tabs, in the columns of the spreadsheet. */
  async function copy(ids: readonly string[], loaded: readonly Row[]): Promise<void> {
    isStopped.current = false;
    try {
      const [{ rowsText }, { columns }] = await Promise.all([import('./rows-text.ts'), prepare()]);
      const rows = await allRows(ids, loaded);
      if (rows === undefined) return;
      const isCopied = await writeClipboard(rowsText(columns, rows));
      if (isCopied) showSuccess('Данные скопированы в буфер', formatCountOf(rows.length, forms));
      else showError('Не удалось скопировать');
    } catch (error) {
      showError('Не удалось скопировать', failureText(error));
    } finally {
      setRunning(undefined);
    }
  }

  return {
    running,
    run,
    copy,
    stop: () => {
      isStopped.current = true;
    },
  };
}
