import { formatCountOf } from '@gektar/format/plural.ts';
import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { photoTypes } from './check-file.ts';
import type { Photo } from './photo.ts';
import { photoForms } from './photo-forms.ts';
import { PhotoGrid } from './photo-grid.tsx';
import {
  chooseFlyer,
  type EditedPhoto,
  giveType,
  markPhotos,
  movePhoto,
  type PhotoType,
  removePhotos,
} from './photo-rules.ts';
import { PhotoTypeSelect } from './photo-type-select.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { UploadZone } from './upload-zone.tsx';
import type { useUploads } from './use-uploads.ts';

export interface PhotoEditorProps {
  readonly photos: readonly EditedPhoto[];
  readonly onChange: (photos: readonly EditedPhoto[]) => void;
  /** Photo types in dictionary order. */
  readonly types: readonly PhotoType[];
  readonly uploads: ReturnType<typeof useUploads>;
  /** Type preset for new photos. */
  readonly setType: PhotoType | null;
  readonly onSetType: (type: PhotoType | null) => void;
  /** Name of the entity that the photos belong to. */
  readonly label: string;
  readonly isInvalid: boolean;
  readonly buttonRef?: ((element: HTMLElement | null) => void) | undefined;
}

/** Editor of an entity's photos: their types, order, and the photo for the presentation. Does not save. */
export function PhotoEditor(props: PhotoEditorProps) {
  const { photos, onChange, types, uploads, setType, onSetType, label, isInvalid, buttonRef } = props;
  const [isForAll, setForAll] = useState(false);
  const hintId = useId();
  const [openAt, setOpenAt] = useState<number>();
  const shown = photos.map(({ globalImageId, imageType }): Photo => ({ id: globalImageId, caption: imageType?.name }));
  const marked = photos.filter((photo) => photo.isChecked);
  return (
    <>
      <UploadZone
        {...uploads}
        label="Добавить фотографии"
        hint="JPEG, PNG или WebP до 20 МБ"
        accept={photoTypes}
        buttonRef={buttonRef}
      />
      <Row wrap="wrap" gap="4px 12px" fz={13} mt={10}>
        <Box w="min(100%, 264px)">
          <PhotoTypeSelect
            label="Тип для всего набора"
            placeholder="Тип для всего набора"
            type={setType}
            types={types}
            isClearable
            onChange={onSetType}
          />
        </Box>
        <Text as="span" c="mute">
          Получат все фотографии без типа
        </Text>
      </Row>
      {photos.length > 0 && (
        <Row wrap="wrap" gap="8px 20px" fz={13} mt={10} mih={36}>
          <Checkbox
            label="Выбрать все"
            checked={marked.length === photos.length}
            indeterminate={marked.length > 0 && marked.length < photos.length}
            onChange={(event) => {
              const isMarked = event.currentTarget.checked;
              onChange(markPhotos(photos, () => isMarked));
            }}
          />
          <Checkbox
            label="Применить ко всем"
            title="Тип, выбранный у одной фотографии, получат все отмеченные"
            checked={isForAll && marked.length > 0}
            disabled={marked.length === 0}
            aria-describedby={marked.length === 0 ? hintId : undefined}
            onChange={(event) => setForAll(event.currentTarget.checked)}
          />
          {marked.length === 0 && (
            <Text as="span" c="mute" id={hintId}>
              Отметьте фотографии, чтобы дать им один тип
            </Text>
          )}
          {marked.length > 0 && (
            <LinkButton
              onClick={() =>
                onChange(
                  removePhotos(
                    photos,
                    marked.map(({ globalImageId }) => globalImageId),
                  ),
                )
              }
            >
              Удалить: {formatCountOf(marked.length, photoForms)}
            </LinkButton>
          )}
        </Row>
      )}
      <PhotoGrid
        photos={photos}
        types={types}
        isInvalid={isInvalid}
        onOpen={setOpenAt}
        onMark={(id) =>
          onChange(markPhotos(photos, (photo) => (photo.globalImageId === id ? !photo.isChecked : photo.isChecked)))
        }
        onType={(id, type) => onChange(giveType(photos, id, type, isForAll))}
        onFlyer={(id) => onChange(chooseFlyer(photos, id))}
        onRemove={(id) => onChange(removePhotos(photos, [id]))}
        onMove={(id, overId) => onChange(movePhoto(photos, id, overId))}
      />
      <PhotoViewer photos={shown} label={label} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </>
  );
}
