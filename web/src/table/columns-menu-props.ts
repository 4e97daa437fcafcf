import type { TableColumn } from './table-column.ts';
import type { ColumnSettings } from './use-column-settings.ts';

export interface ColumnsMenuProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly settings: ColumnSettings;
}
