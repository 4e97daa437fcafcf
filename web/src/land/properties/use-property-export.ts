import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { objects } from '@gektar/format/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { employeeName, employeesQuery } from '#people/people-data.ts';
import { visibleColumns } from '#table/column-layout.ts';
import type { TableColumn } from '#table/table-column.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import { useRowsExport } from '#table/use-rows-export.ts';
import { findPropertiesById, LIST_TAKE } from './property-data.ts';

/** Exports the chosen objects with the shown columns. */
export function usePropertyExport(shown: readonly TableColumn<PropertyRow>[], { layout }: ColumnSettings) {
  const client = useQueryClient();
  return useRowsExport<PropertyRow>({
    entity: 'property',
    sheetName: 'Объекты',
    forms: objects,
    findById: findPropertiesById,
    take: LIST_TAKE,
    prepare: async () => {
      const [{ sheetColumns, sheetFileName }, employees, settings] = await Promise.all([
        // Loaded for the export only: the list needs neither the sheet code nor the employees.
        import('./property-sheet.ts'),
        client.ensureQueryData(employeesQuery),
        client.ensureQueryData(settingsQuery),
      ]);
      const nameOf = new Map(employees.map((employee) => [employee.id, employeeName(employee)]));
      const columns = sheetColumns(visibleColumns(shown, layout), nameOf);
      return { fileName: sheetFileName(settings.productName), columns };
    },
  });
}
