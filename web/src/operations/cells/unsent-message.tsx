import { LinkButton } from '#ui/button/link-button.tsx';
import type { CellWriter } from './cell-writer.ts';
import classes from './cells.module.css';
import type { EditedRow } from './edited-cell.ts';

interface UnsentMessageProps {
  readonly row: EditedRow;
  readonly columnId: string;
  readonly writer: CellWriter;
}

/** Message under a value that was typed before the sign-in ended: it can be written or discarded. */
export function UnsentMessage({ row: { id }, columnId, writer }: UnsentMessageProps) {
  return (
    <section
      aria-label="Введено, но не записано"
      className={`${classes.message} ${classes.unsent}`}
      data-own-keys
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      Не записано
      <LinkButton onClick={() => writer.writeUnsent(id, columnId)}>Записать</LinkButton>
      <LinkButton onClick={() => writer.leave(id, columnId)}>Отбросить</LinkButton>
    </section>
  );
}
