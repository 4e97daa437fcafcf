import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { employeeName, employeesQuery } from '#people/people-data.ts';
import { visibleColumns } from '#table/column-layout.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import { showError } from '#ui/toast.tsx';
import { propertyColumns } from './property-columns.tsx';
import { sheetColumns, sheetFileName } from './property-sheet.ts';

/** 'Экспорт выбранного в XLS': the shown columns of the chosen rows, made in the browser (1§7, D-14). */
export function usePropertyExport({ layout }: ColumnSettings) {
  const client = useQueryClient();
  return async (properties: readonly PropertyRow[]) => {
    try {
      const [{ saveSheet }, employees, settings] = await Promise.all([
        import('#spreadsheet/save-sheet.ts'),
        client.ensureQueryData(employeesQuery),
        client.ensureQueryData(settingsQuery),
      ]);
      const nameOf = new Map(employees.map((employee) => [employee.id, employeeName(employee)]));
      const columns = sheetColumns(visibleColumns(propertyColumns, layout), nameOf);
      await saveSheet(sheetFileName(settings.productName), 'Объекты', columns, properties);
    } catch {
      // Whatever went wrong, a person is told the same: the catalogue has one text for it (3§8).
      showError('Не удалось выгрузить файл');
    }
  };
}
