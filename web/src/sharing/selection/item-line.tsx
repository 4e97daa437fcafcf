import type { SyntheticEvent } from 'react';
import { Row } from '#ui/layout/row.ts';
import { DeleteItem, HideItem, RestoreItem } from './item-actions.tsx';
import classes from './item-line.module.css';
import { useSelection } from './selection-context.tsx';
import type { AnyItem, SelectedRow } from './selection-kind.ts';
import { useItemComment } from './use-item-comment.ts';

/** The broker's comment on an object, in the object's row, and the item's actions. */
export function ItemLine({ row }: { row: SelectedRow }) {
  const item = useSelection().items.get(row.id);
  return item === undefined ? null : (
    <Row as="span" gap={2} w="100%" h={39} onDoubleClick={stop}>
      <CommentLine item={item} />
      {item.status ? <HideItem row={row} /> : <RestoreItem row={row} />}
      <DeleteItem item={item} />
    </Row>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function CommentLine({ item }: { item: AnyItem }) {
  const { kind } = useSelection();
  const { value, onChange, onBlur, reset, maxLength } = useItemComment(item);
  return (
    <textarea
      className={classes.comment}
      rows={1}
      aria-label={`Комментарий: ${kind.nameOf(kind.rowOf(item))}`}
      placeholder="Клиент не увидит"
      title={value}
      maxLength={maxLength}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape') reset();
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
