import { useState } from 'react';
import type { CellPart } from '#operations/changed-entity.ts';
import type { CellEditorProps } from '#table/cell-editing.ts';
import type { CellWriter } from './cell-writer.ts';
import classes from './cells.module.css';
import { type EditedRow, wireValue } from './edited-cell.ts';

interface PartEditorProps<Row extends EditedRow> extends CellEditorProps<Row> {
  readonly part: CellPart;
  readonly writer: CellWriter;
}

/** A card over a cell whose value has several parts, or is computed from several others; the card edits them. */
export function PartEditor<Row extends EditedRow>({ part, row, columnId, onClose, writer }: PartEditorProps<Row>) {
  const { about, store } = writer;
  const [{ value, isUnwritten }] = useState(() => {
    const state = store.of(row.id, columnId);
    const isTyped = state !== undefined && state.kind !== 'saved' && state.kind !== 'explained';
    return { isUnwritten: isTyped, value: isTyped ? state.value : wireValue(row, columnId) };
  });
  return (
    <section className={classes.parts} data-kind={about.fields[columnId]?.kind} data-own-keys>
      <part.Editor
        row={row}
        value={value}
        onWrite={(written, move) => {
          writer.write({ row, field: columnId, value: written });
          onClose(move);
        }}
        onCancel={() => {
          if (isUnwritten) writer.leave(row.id, columnId);
          onClose('stay');
        }}
      />
    </section>
  );
}
