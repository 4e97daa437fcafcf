import { useSortable } from '@dnd-kit/sortable';
import { missing } from '@gektar/format/words.ts';
import { IconGripVertical } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './movable-number.module.css';
import { useSelection } from './selection-context.tsx';
import type { AnyItem, SelectedRow } from './selection-kind.ts';
import { useItemName } from './selection-order.tsx';

/** The number of an object in its selection, as the client sees it too (M-18), and the grip that drags its row. */
export function MovableNumber({ row }: { row: SelectedRow }) {
  const item = useSelection().items.get(row.id);
  return item === undefined ? null : <Movable item={item} />;
}

function Movable({ item }: { item: AnyItem }) {
  const { kind, numbers } = useSelection();
  const name = useItemName()(item);
  const cell = useRef<HTMLSpanElement>(null);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: !item.status,
    attributes: { role: 'button', roleDescription: kind.words.movable },
  });
  // The table renders the row, so this cell moves the row's element itself.
  useLayoutEffect(() => {
    const row = cell.current?.closest('tr');
    if (!row) return undefined;
    row.style.translate = transform ? `0 ${transform.y}px` : '';
    row.style.transition = transform ? (transition ?? '') : '';
    row.toggleAttribute('data-dragged', isDragging);
    return () => {
      row.style.translate = '';
      row.style.transition = '';
      row.removeAttribute('data-dragged');
    };
  }, [transform, transition, isDragging]);
  return (
    <Row
      as="span"
      display="inline-flex"
      gap={4}
      ref={(span: HTMLElement | null) => {
        cell.current = span;
        setNodeRef(span?.closest('tr') ?? null);
      }}
    >
      {item.status && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.grip}
          aria-label={`Переместить ${kind.words.oneAsObject} ${name}`}
          data-own-keys
          {...attributes}
          {...listeners}
        >
          <IconGripVertical {...icon16} />
        </button>
      )}
      <Box as="span" miw={20} ta="end">
        {numbers.get(item.id) ?? missing.dash}
      </Box>
    </Row>
  );
}
