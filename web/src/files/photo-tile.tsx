import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Checkbox } from '@mantine/core';
import { IconGripVertical, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './photo-grid.module.css';
import { PhotoImage } from './photo-image.tsx';
import press from './photo-press.module.css';
import type { EditedPhoto, PhotoType } from './photo-rules.ts';
import { PhotoTypeSelect } from './photo-type-select.tsx';

/** Operations on one photo, by its id. */
export interface PhotoTileActions {
  readonly onOpen: (index: number) => void;
  readonly onMark: (id: string) => void;
  readonly onType: (id: string, type: PhotoType) => void;
  readonly onFlyer: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

export interface PhotoTileProps extends PhotoTileActions {
  readonly photo: EditedPhoto;
  readonly index: number;
  readonly types: readonly PhotoType[];
  /** Marks photos without a type as errors. */
  readonly isInvalid: boolean;
}

/** One photo: thumbnail, checkbox, type, use in the presentation. */
export function PhotoTile({ photo, index, types, isInvalid, ...actions }: PhotoTileProps) {
  const { globalImageId: id, imageType, presenceInTheFlyer, isChecked } = photo;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { role: 'button', roleDescription: 'перемещаемая фотография' },
  });
  const name = `фото ${index + 1}`;
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      aria-label={name}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.picture}>
        <button
          type="button"
          className={press.press}
          aria-label={`Открыть ${name}`}
          onClick={() => actions.onOpen(index)}
        >
          <PhotoImage id={id} alt="" size="card" />
        </button>
        <Box as="span" pos="absolute" inset="6px auto auto max(6px, calc((var(--touch) - 16px) / 2))">
          <Checkbox aria-label={`Отметить ${name}`} checked={isChecked} onChange={() => actions.onMark(id)} />
        </Box>
      </div>
      <PhotoTypeSelect
        label={`Тип, ${name}`}
        type={imageType}
        types={types}
        isInvalid={isInvalid && imageType === null}
        onChange={(type) => type !== null && actions.onType(id, type)}
      />
      <Row align="stretch" gap={4}>
        <button
          type="button"
          className={classes.flyer}
          aria-pressed={presenceInTheFlyer}
          aria-label={`В презентации, ${name}`}
          onClick={() => actions.onFlyer(id)}
        >
          {presenceInTheFlyer ? <IconStarFilled size={14} aria-hidden /> : <IconStar {...icon14} />}В презентации
        </button>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={`Переместить ${name}`}
        >
          <IconGripVertical {...icon16} />
        </button>
        <IconButton
          label={`Удалить ${name}`}
          icon={<IconTrash {...icon14} />}
          size={28}
          variant="subtle"
          onClick={() => actions.onRemove(id)}
        />
      </Row>
    </li>
  );
}
