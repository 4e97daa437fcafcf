import { IconArrowRight } from '@tabler/icons-react';
import type { RowFlash } from '#api/events/live-rows.ts';
import { icon14 } from '#ui/icon.ts';
import classes from './row-flash-tip.module.css';
import type { TableColumn } from './table-column.ts';

interface RowFlashTipProps<Row> {
  readonly flash: RowFlash;
  /** The first changed column. */
  readonly column: Pick<TableColumn<Row>, 'title' | 'cell'>;
  /** The row as it is now. */
  readonly row: Row;
  /** Whether the column lies in the right half: the tip then reaches to the left. */
  readonly isAtEnd: boolean;
}

/** Who changed a row, and one of its values before and after: 'Марк Озёрный, сейчас Ставка 13 500,00 → 12 900,00'. */
export function RowFlashTip<Row>({ flash, column, row, isAtEnd }: RowFlashTipProps<Row>) {
  return (
    <span className={classes.tip} role="status" data-at-end={isAtEnd || undefined}>
      <span className={classes.who}>{flash.by === '' ? 'Сейчас' : `${flash.by}, сейчас`}</span>
      <span>{column.title}</span>
      <span>{column.cell(flash.before as Row)}</span>
      <IconArrowRight {...icon14} />
      <span>{column.cell(row)}</span>
    </span>
  );
}
