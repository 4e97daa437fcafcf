import type { CellPart } from '#operations/changed-entity.ts';
import type { CellEditorProps } from '#table/cell-editing.ts';
import type { CellWriter } from './cell-writer.ts';
import classes from './cells.module.css';
import type { EditedRow } from './edited-cell.ts';

interface PartEditorProps<Row extends EditedRow> extends CellEditorProps<Row> {
  readonly part: CellPart;
  readonly writer: CellWriter;
}

/** A card over a cell whose value is computed from several others, which the card edits. */
export function PartEditor<Row extends EditedRow>({ part, row, columnId, onClose, writer }: PartEditorProps<Row>) {
  return (
    <section className={classes.parts} data-own-keys>
      <part.Editor
        row={row}
        onWrite={(value, move) => {
          writer.write({ row, field: columnId, value });
          onClose(move);
        }}
        onCancel={() => onClose('stay')}
      />
    </section>
  );
}
