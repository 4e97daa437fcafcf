import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { IconChevronLeft, IconChevronRight, IconMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
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
    <section
      className={classes.gallery}
      data-single={photos.length === 1 || undefined}
      aria-label={formatCountOf(photos.length, pictures)}
    >
      <Box miw={0} bdrs="r2" bg="sunken" pos="relative" style={{ overflow: 'hidden' }}>
        <button type="button" className={press.press} aria-label="Открыть фотографии" onClick={() => setOpenAt(index)}>
          <PhotoImage id={photo.id} alt={photo.caption ?? label} size="gallery" isEager />
        </button>
        {photos.length > 1 && (
          <>
            <span className={classes.step} data-side="left">
              <IconButton
                label="Предыдущее фото"
                icon={<IconChevronLeft {...icon16} />}
                onClick={() => setChosen(wrapped(index - 1, photos.length))}
              />
            </span>
            <span className={classes.step} data-side="right">
              <IconButton
                label="Следующее фото"
                icon={<IconChevronRight {...icon16} />}
                onClick={() => setChosen(wrapped(index + 1, photos.length))}
              />
            </span>
          </>
        )}
        <span className={classes.whole}>
          <IconButton label="Во весь экран" icon={<IconMaximize {...icon16} />} onClick={() => setOpenAt(index)} />
        </span>
        {caption && <span className={classes.caption}>{caption}</span>}
        <span className={classes.count}>
          {photos.length > 1 ? `${index + 1} / ${photos.length}` : formatCountOf(1, pictures)}
        </span>
      </Box>
      {photos.length > 1 && (
        <ThumbnailRow photos={photos} chosen={index} onChoose={setChosen} size={WINDOW} isVertical />
      )}
      <PhotoViewer photos={photos} label={label} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </section>
  );
}
