import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { DeleteItem, RestoreItem } from './item-actions.tsx';
import { ItemComment } from './item-comment.tsx';
import { useSelection } from './selection-context.tsx';
import type { AnyItem, SelectedRow } from './selection-kind.ts';
import classes from './selection-list.module.css';
import { ClientMark, MatchBar, MembershipButton } from './selection-marks.tsx';
import { SelectionOrder, useItemName } from './selection-order.tsx';

/** Number of items rendered at first, and added each time the end comes into view. */
const STEP = 30;

export interface SelectionListProps<Row extends SelectedRow, Item extends AnyItem> {
  readonly items: readonly Item[];
  /** False for hidden items, which have no position. */
  readonly canOrder: boolean;
  /** @param number the item's number for the client (M-18) */
  readonly card: (row: Row, number: number | undefined) => ReactNode;
}

/** The selection as ordered cards with the broker's comments; dragging changes the order. */
export function SelectionList<Row extends SelectedRow, Item extends AnyItem>({
  items,
  canOrder,
  card,
}: SelectionListProps<Row, Item>) {
  const { kind, numbers } = useSelection<Row, Item>();
  const nameOf = useItemName();
  const [drawn, setDrawn] = useState(STEP);
  return (
    <Box data-keeps-focus flex={1} pane="scroll" bdt="line-2" className="thin">
      <SelectionOrder items={items} canOrder={canOrder}>
        {() => (
          <ol className={classes.list} aria-label={kind.words.list}>
            {items.slice(0, drawn).map((item) => (
              <ItemLine key={item.id} item={item} name={nameOf(item)} canOrder={canOrder}>
                {card(kind.rowOf(item), numbers.get(item.id))}
              </ItemLine>
            ))}
          </ol>
        )}
      </SelectionOrder>
      {drawn < items.length && <LoadMore key={drawn} isLoading={false} onReached={() => setDrawn(drawn + STEP)} />}
    </Box>
  );
}

interface ItemLineProps {
  readonly item: AnyItem;
  readonly name: string;
  readonly canOrder: boolean;
  /** The card of its object. */
  readonly children: ReactNode;
}

/** An object that can be dragged, with its card, its marks and the broker's comment. */
function ItemLine({ item, name, canOrder, children }: ItemLineProps) {
  const { kind } = useSelection();
  const row = kind.rowOf(item);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    attributes: { role: 'button', roleDescription: kind.words.movable },
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {canOrder ? (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={`${classes.grip} focus-inside`}
          aria-label={`Переместить ${kind.words.oneAsObject} ${name}`}
          {...attributes}
          {...listeners}
        >
          <IconGripVertical {...icon16} />
        </button>
      ) : (
        <span className={classes.grip} />
      )}
      {children}
      <Stack alignContent="start" gap={8} p="12px var(--gutter) 12px 16px" className={classes.side}>
        <Row gap={6} miw={0} className={classes.marks}>
          <MatchBar row={row} />
          {item.isClientFavorite && <ClientMark row={row} />}
          <Row as="span" gap={2} ms="auto" flex="none">
            {item.status ? <MembershipButton row={row} /> : <RestoreItem row={row} />}
            <DeleteItem item={item} />
          </Row>
        </Row>
        <ItemComment item={item} />
      </Stack>
    </li>
  );
}
