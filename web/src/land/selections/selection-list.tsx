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
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { Button } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { OrderedCard } from '#land/properties/property-cards/ordered-card.tsx';
import { isOverdue } from '#land/properties/property-facts.ts';
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
import { useDeleteItems, useOrder } from './selection-data.ts';
import classes from './selection-list.module.css';
import { ClientMark, MatchBar, MembershipButton } from './selection-marks.tsx';

/** px: a click is no drag. */
const DRAG_FROM = 4;
/** How many are drawn at first, and each time the end comes into view. */
const STEP = 30;

const instructions = {
  draggable: 'Пробел берёт объект, стрелки двигают его по подборке, пробел ставит на место, Escape отменяет.',
};

export interface SelectionListProps {
  readonly requestId: string;
  readonly items: readonly SelectionItem[];
  /** Hidden items have no place of their own. */
  readonly canOrder: boolean;
}

/** The selection as ordered cards with the broker's comments; dragged into the order of the story. */
export function SelectionList({ requestId, items, canOrder }: SelectionListProps) {
  const order = useOrder(requestId);
  const { items: all, numbers } = useSelectionPlace();
  const [drawn, setDrawn] = useState(STEP);
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const takenAt = (id: string | number) => {
    const taken = items.find((item) => item.id === id);
    return `Объект ${taken ? nameOf(taken, numbers) : ''} взят, место ${place(id)} из ${ids.length}`;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => takenAt(active.id),
    // Over its own place it is at once, which must not drown that it was taken.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id ? takenAt(over.id) : `Место ${place(over.id)} из ${ids.length}`;
    },
    onDragEnd: ({ over }) => (over ? `Поставлен на место ${place(over.id)}` : 'Возвращён на место'),
    onDragCancel: () => 'Возвращён на место',
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
        accessibility={{ announcements, screenReaderInstructions: instructions }}
        onDragEnd={({ active, over }) => over && move(String(active.id), String(over.id))}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!canOrder}>
          <ol className={classes.list} aria-label="Объекты подборки">
            {items.slice(0, drawn).map((item) => (
              <Item key={item.id} item={item} canOrder={canOrder} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {drawn < items.length && <LoadMore key={drawn} isLoading={false} onReached={() => setDrawn(drawn + STEP)} />}
    </div>
  );
}

interface ItemProps {
  readonly item: SelectionItem;
  readonly canOrder: boolean;
}

/** What an object is called beside the word: its number (M-18), without one its cadastral number. */
function nameOf({ id, property }: SelectionItem, numbers: ReadonlyMap<string, number>): string {
  return String(numbers.get(id) ?? property.cadastralNumbers[0] ?? '');
}

function Item({ item, canOrder }: ItemProps) {
  const { numbers } = useSelectionPlace();
  const { data: settings } = useQuery(settingsQuery);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    attributes: { role: 'button', roleDescription: 'перемещаемый объект' },
  });
  const { property } = item;
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
          aria-label={`Переместить объект ${nameOf(item, numbers)}`}
          {...attributes}
          {...listeners}
        >
          <IconGripVertical {...icon16} />
        </button>
      ) : (
        <span className={classes.grip} />
      )}
      <OrderedCard
        property={property}
        position={numbers.get(item.id)}
        isOverdue={settings !== undefined && isOverdue(property, settings.overdueDays)}
      />
      <Stack isTop gap={8} pad="12px var(--gutter) 12px 16px" className={classes.side}>
        <Row gap={6} isSlim className={classes.marks}>
          <MatchBar property={property} />
          {item.isClientFavorite && <ClientMark property={property} />}
          <Row as="span" gap={2} isAside isFirm>
            {item.status ? <MembershipButton property={property} /> : <Restore item={item} />}
            <DeleteItem item={item} />
          </Row>
        </Row>
        <ItemComment item={item} />
      </Stack>
    </li>
  );
}

function Restore({ item }: { item: SelectionItem }) {
  const { put } = useSelectionPlace();
  return (
    <Button size="compact-xs" onClick={() => put(item.property)}>
      Вернуть
    </Button>
  );
}

/** Away with its comment, about which is asked first; hiding keeps it (F-03). */
function DeleteItem({ item }: { item: SelectionItem }) {
  const remove = useDeleteItems(item.requestId);
  async function askAndRemove() {
    const question = deleteItemsQuestion([item]);
    if (!question || (await confirm(question))) remove.mutate([item.id]);
  }
  return (
    <IconButton
      label={`Удалить из подборки ${item.property.cadastralNumbers[0] ?? ''}`}
      icon={<IconTrash {...icon16} />}
      variant="subtle"
      size={28}
      isLoading={remove.isPending}
      onClick={() => void askAndRemove()}
    />
  );
}
