import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Stack } from '#ui/layout/stack.ts';
import type { EditedPhoto, PhotoType } from './photo-rules.ts';
import { PhotoTile, type PhotoTileActions } from './photo-tile.tsx';

export interface PhotoGridProps extends PhotoTileActions {
  readonly photos: readonly EditedPhoto[];
  readonly types: readonly PhotoType[];
  readonly isInvalid: boolean;
  readonly onMove: (id: string, overId: string) => void;
}

/** Minimum movement of a drag (px); less is a click. */
const DRAG_FROM = 4;

const instructions = {
  draggable: 'Пробел берёт фотографию, стрелки двигают её внутри её типа, пробел ставит на место, Escape отменяет.',
};

/** Thumbnails that can be reordered by dragging or by keyboard. */
export function PhotoGrid({ photos, types, isInvalid, onMove, ...actions }: PhotoGridProps) {
  const ids = photos.map(({ globalImageId }) => globalImageId);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (photos.length === 0) return null;
  const position = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Фотография ${position(active.id)} взята`,
    onDragOver: ({ over }) => (over ? `Место ${position(over.id)} из ${ids.length}` : undefined),
    onDragEnd: ({ over }) => (over ? `Поставлена на место ${position(over.id)}` : 'Возвращена на место'),
    onDragCancel: () => 'Возвращена на место',
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={({ active, over }) => over && onMove(String(active.id), String(over.id))}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Stack
          as="ul"
          gap={12}
          mt={10}
          columns="repeat(auto-fill, minmax(min(100%, max(176px, 4.8 * var(--touch))), 1fr))"
          aria-label="Фотографии"
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.globalImageId}
              photo={photo}
              index={index}
              types={types}
              isInvalid={isInvalid}
              {...actions}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
