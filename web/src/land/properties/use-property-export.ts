import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { employeeName, employeesQuery } from '#people/people-data.ts';
import { visibleColumns } from '#table/column-layout.ts';
import type { TableColumn } from '#table/table-column.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { BulkProgress } from '#ui/use-bulk-run.ts';
import { findPropertiesById, LIST_TAKE } from './property-data.ts';
import { sheetColumns, sheetFileName } from './property-sheet.ts';

/**
 * 'Экспорт выбранного в XLS': the shown columns of the chosen rows, made in the browser (1§7, D-14). Rows that are not loaded are
 * fetched first, a page at a time.
 */
export function usePropertyExport(shown: readonly TableColumn<PropertyRow>[], { layout }: ColumnSettings) {
  const client = useQueryClient();
  const [running, setRunning] = useState<BulkProgress & { readonly label: string }>();
  const isStopped = useRef(false);

  /** The chosen rows: those of the table in its order, then the others in that of the ids; undefined once stopped. Whoever was deleted meanwhile is left out. */
  async function allRows(ids: readonly string[], loaded: readonly PropertyRow[]): Promise<PropertyRow[] | undefined> {
    const rows = new Map(loaded.map((row) => [row.id, row]));
    const missing = ids.filter((id) => !rows.has(id));
    for (let at = 0; at < missing.length; at += LIST_TAKE) {
      setRunning({ label: 'Экспорт', done: ids.length - missing.length + at, total: ids.length });
      const page = await findPropertiesById(missing.slice(at, at + LIST_TAKE));
      if (isStopped.current) return undefined;
      for (const row of page) rows.set(row.id, row);
    }
    return [...loaded, ...missing.flatMap((id) => rows.get(id) ?? [])];
  }

  async function run(ids: readonly string[], loaded: readonly PropertyRow[]): Promise<void> {
    isStopped.current = false;
    try {
      const [{ saveSheet }, employees, settings] = await Promise.all([
        import('#spreadsheet/save-sheet.ts'),
        client.ensureQueryData(employeesQuery),
        client.ensureQueryData(settingsQuery),
      ]);
      const rows = await allRows(ids, loaded);
      if (rows === undefined) return;
      const nameOf = new Map(employees.map((employee) => [employee.id, employeeName(employee)]));
      const columns = sheetColumns(visibleColumns(shown, layout), nameOf);
      setRunning((now) => now && { ...now, done: now.total });
      await saveSheet(sheetFileName(settings.productName), 'Объекты', columns, rows);
      const goneCount = ids.length - rows.length;
      if (goneCount > 0) {
        showSuccess(`Выгружено: ${formatCountOf(rows.length, objects)}`, `Удалены тем временем: ${goneCount}`);
      }
    } catch {
      // Whatever went wrong, a person is told the same: the catalogue has one text for it (3§8).
      showError('Не удалось выгрузить файл');
    } finally {
      setRunning(undefined);
    }
  }

  return {
    running,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
}
