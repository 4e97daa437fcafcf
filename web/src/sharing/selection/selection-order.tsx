import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { movedItem } from './moved-item.ts';
import { useSelection } from './selection-context.tsx';
import type { AnyItem } from './selection-kind.ts';
import { useOrder } from './use-order.ts';

/** Distance from which a press becomes a drag instead of a click (px). */
const DRAG_FROM = 4;

export interface SelectionOrderProps {
  readonly items: readonly AnyItem[];
  /** False for hidden items, which have no position. */
  readonly canOrder: boolean;
  /** @param movedId the item being dragged */
  readonly children: (movedId: string | undefined) => ReactNode;
}

/** Lets items of a selection be moved by pointer and by keys, and announces their position. */
export function SelectionOrder({ items, canOrder, children }: SelectionOrderProps) {
  const { kind, requestId, items: all } = useSelection();
  const nameOf = useItemName();
  const order = useOrder(kind, requestId);
  const [movedId, setMovedId] = useState<string>();
  const { words } = kind;
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const position = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const takenAt = (id: string | number) => {
    const taken = items.find((item) => item.id === id);
    return `${words.one} ${taken ? nameOf(taken) : ''} ${words.taken}, место ${position(id)} из ${ids.length}`;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => takenAt(active.id),
    // A drag starts over the item's own position. Announcing the start again keeps it from being cut short.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id ? takenAt(over.id) : `Место ${position(over.id)} из ${ids.length}`;
    },
    onDragEnd: ({ over }) => (over ? `${words.placed} на место ${position(over.id)}` : `${words.putBack} на место`),
    onDragCancel: () => `${words.putBack} на место`,
  };
  const draggable = `Пробел берёт ${words.oneAsObject}, стрелки меняют место, пробел ставит, Escape отменяет.`;
  function move(id: string, overId: string) {
    if (id === overId) return;
    const everyId = [...all.values()].map((item) => item.id);
    order.mutate(movedItem(everyId, id, overId));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable } }}
      onDragStart={({ active }) => setMovedId(String(active.id))}
      onDragCancel={() => setMovedId(undefined)}
      onDragEnd={({ active, over }) => {
        setMovedId(undefined);
        if (over) move(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!canOrder}>
        {children(movedId)}
      </SortableContext>
    </DndContext>
  );
}

/** Name of an object, shown after the noun: its number, or its title if it has no number. */
export function useItemName(): (item: AnyItem) => string {
  const { kind, numbers } = useSelection();
  return (item) => String(numbers.get(item.id) ?? kind.nameOf(kind.rowOf(item)));
}
