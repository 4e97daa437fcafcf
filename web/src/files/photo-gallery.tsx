import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { IconChevronLeft, IconChevronRight, IconMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { captionOf, type Photo, wrapped } from './photo.ts';
import classes from './photo-gallery.module.css';
import { PhotoImage } from './photo-image.tsx';
import press from './photo-press.module.css';
import { PhotoViewer } from './photo-viewer.tsx';
import { ThumbnailRow } from './thumbnail-row.tsx';

const pictures: PluralForms = ['фото', 'фото', 'фото'];

/** Number of thumbnails below the picture (1§2). */
const WINDOW = 4;

/** The main picture, 446 px high, with wrapping arrows and four thumbnails; opens full screen (1§2, 1§9). */
export function PhotoGallery({ photos, label }: { photos: readonly Photo[]; label: string }) {
  const [chosen, setChosen] = useState(0);
  const [openAt, setOpenAt] = useState<number>();
  const index = Math.min(chosen, photos.length - 1);
  const photo = photos[index];
  if (!photo) return null;
  const caption = captionOf(photo);
  return (
    <Stack
      as="section"
      columns={photos.length === 1 ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 104px'}
      rows="minmax(0, 1fr)"
      gap={8}
      h="var(--gallery-h)"
      className={classes.gallery}
      aria-label={formatCountOf(photos.length, pictures)}
    >
      <Box miw={0} bdrs="r2" bg="sunken" pos="relative" overflow="hidden">
        <button type="button" className={press.press} aria-label="Открыть фотографии" onClick={() => setOpenAt(index)}>
          <PhotoImage id={photo.id} alt={photo.caption ?? label} size="gallery" isEager />
        </button>
        {photos.length > 1 && (
          <>
            <Box as="span" pos="absolute" inset="50% auto auto 12px" className={classes.step}>
              <IconButton
                label="Предыдущее фото"
                icon={<IconChevronLeft {...icon16} />}
                onClick={() => setChosen(wrapped(index - 1, photos.length))}
              />
            </Box>
            <Box as="span" pos="absolute" inset="50% 12px auto auto" className={classes.step}>
              <IconButton
                label="Следующее фото"
                icon={<IconChevronRight {...icon16} />}
                onClick={() => setChosen(wrapped(index + 1, photos.length))}
              />
            </Box>
          </>
        )}
        <Box as="span" pos="absolute" inset="12px 12px auto auto">
          <IconButton label="Во весь экран" icon={<IconMaximize {...icon16} />} onClick={() => setOpenAt(index)} />
        </Box>
        {caption && (
          <Box as="span" pos="absolute" inset="auto auto 12px 12px" className={classes.label}>
            {caption}
          </Box>
        )}
        <Box as="span" pos="absolute" inset="auto 12px 12px auto" tabular className={classes.label}>
          {photos.length > 1 ? `${index + 1} / ${photos.length}` : formatCountOf(1, pictures)}
        </Box>
      </Box>
      {photos.length > 1 && (
        <ThumbnailRow photos={photos} chosen={index} onChoose={setChosen} size={WINDOW} isVertical />
      )}
      <PhotoViewer photos={photos} label={label} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </Stack>
  );
}
