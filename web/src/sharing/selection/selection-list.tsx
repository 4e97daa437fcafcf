import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { deleteItemsQuestion } from './delete-items-question.ts';
import { ItemComment } from './item-comment.tsx';
import { movedItem } from './moved-item.ts';
import { useSelectionPlace } from './selection-context.tsx';
import type { AnyItem, SelectedRow } from './selection-kind.ts';
import classes from './selection-list.module.css';
import { ClientMark, MatchBar, MembershipButton } from './selection-marks.tsx';
import { useDeleteItems } from './use-items-run.ts';
import { useOrder } from './use-order.ts';

/** px: a click is no drag. */
const DRAG_FROM = 4;
/** How many are drawn at first, and each time the end comes into view. */
const STEP = 30;

export interface SelectionListProps<Row extends SelectedRow, Item extends AnyItem> {
  readonly items: readonly Item[];
  /** Hidden items have no place of their own. */
  readonly canOrder: boolean;
  /** @param number what the client calls it (M-18) */
  readonly card: (row: Row, number: number | undefined) => ReactNode;
}

/** The selection as ordered cards with the broker's comments; dragged into the order of the story. */
export function SelectionList<Row extends SelectedRow, Item extends AnyItem>({
  items,
  canOrder,
  card,
}: SelectionListProps<Row, Item>) {
  const { kind, requestId, items: all, numbers } = useSelectionPlace<Row, Item>();
  const order = useOrder(kind, requestId);
  const { words } = kind;
  const draggable = `Пробел берёт ${words.oneAsObject}, стрелки меняют место, пробел ставит, Escape отменяет.`;
  /** What an object is called beside the word: its number, without one its name. */
  const nameOf = (item: Item) => String(numbers.get(item.id) ?? kind.nameOf(kind.rowOf(item)));
  const [drawn, setDrawn] = useState(STEP);
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const takenAt = (id: string | number) => {
    const taken = items.find((item) => item.id === id);
    return `${words.one} ${taken ? nameOf(taken) : ''} ${words.taken}, место ${place(id)} из ${ids.length}`;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => takenAt(active.id),
    // Over its own place it is at once, which must not drown that it was taken.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id ? takenAt(over.id) : `Место ${place(over.id)} из ${ids.length}`;
    },
    onDragEnd: ({ over }) => (over ? `${words.placed} на место ${place(over.id)}` : `${words.putBack} на место`),
    onDragCancel: () => `${words.putBack} на место`,
  };
  function move(id: string, overId: string) {
    if (id === overId) return;
    const everyId = [...all.values()].map((item) => item.id);
    order.mutate(movedItem(everyId, id, overId));
  }
  return (
    <div className={classes.scroller}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable } }}
        onDragEnd={({ active, over }) => over && move(String(active.id), String(over.id))}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!canOrder}>
          <ol className={classes.list} aria-label={words.list}>
            {items.slice(0, drawn).map((item) => (
              <ItemLine key={item.id} item={item} name={nameOf(item)} canOrder={canOrder}>
                {card(kind.rowOf(item), numbers.get(item.id))}
              </ItemLine>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {drawn < items.length && <LoadMore key={drawn} isLoading={false} onReached={() => setDrawn(drawn + STEP)} />}
    </div>
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
  const { kind } = useSelectionPlace();
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
          className={classes.grip}
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
      <Stack isTop gap={8} pad="12px var(--gutter) 12px 16px" className={classes.side}>
        <Row gap={6} isSlim className={classes.marks}>
          <MatchBar row={row} />
          {item.isClientFavorite && <ClientMark row={row} />}
          <Row as="span" gap={2} isAside isFirm>
            {item.status ? <MembershipButton row={row} /> : <Restore row={row} />}
            <DeleteItem item={item} />
          </Row>
        </Row>
        <ItemComment item={item} />
      </Stack>
    </li>
  );
}

function Restore({ row }: { row: SelectedRow }) {
  const { put } = useSelectionPlace();
  return (
    <Button size="compact-xs" onClick={() => put(row)}>
      Вернуть
    </Button>
  );
}

/** Away with its comment, about which is asked first; hiding keeps it (F-03). */
function DeleteItem({ item }: { item: AnyItem }) {
  const { kind, requestId } = useSelectionPlace();
  const remove = useDeleteItems(kind, requestId);
  async function askAndRemove() {
    const question = deleteItemsQuestion([item], kind.words);
    if (!question || (await confirm(question))) remove.mutate([item.id]);
  }
  return (
    <IconButton
      label={`Удалить из подборки ${kind.nameOf(kind.rowOf(item))}`}
      icon={<IconTrash {...icon16} />}
      variant="subtle"
      size={28}
      isLoading={remove.isPending}
      onClick={() => void askAndRemove()}
    />
  );
}
