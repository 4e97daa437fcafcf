import type { CellEditorProps } from '#table/cell-editing.ts';
import { CellEditor } from './cell-editor.tsx';
import type { CellWriter } from './cell-writer.ts';
import { type EditedRow, fieldOfCell } from './edited-cell.ts';
import { PartEditor } from './part-editor.tsx';

/**
 * The editor of a field of a row: the input of its description, or an editor of the parts from which its value is
 * computed.
 */
export function FieldEditor<Row extends EditedRow>(props: CellEditorProps<Row> & { readonly writer: CellWriter }) {
  const { row, columnId, writer } = props;
  const { about } = writer;
  const part = about.cellEditors?.[columnId];
  if (part?.isFor(row)) return <PartEditor {...props} part={part} />;
  const description = fieldOfCell(about, columnId);
  return description && <CellEditor {...props} description={description} />;
}
