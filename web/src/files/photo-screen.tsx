import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { icon18 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { type Photo, wrapped } from './photo.ts';
import { PhotoImage } from './photo-image.tsx';
import classes from './photo-screen.module.css';
import { ThumbnailRow } from './thumbnail-row.tsx';
import { useSwipe } from './use-swipe.ts';

/** Thumbnails under the picture (1§2). */
const WINDOW = 6;

export interface PhotoScreenProps {
  readonly photos: readonly Photo[];
  readonly label: string;
  readonly first: number;
  readonly onClose: () => void;
}

/**
 * Pictures over the whole screen by the browser's own dialog: it keeps the focus inside, Esc closes it, and it weighs
 * nothing. `PhotoViewer` is the same of the back-office, with Mantine's.
 */
export function PhotoScreen({ photos, label, first, onClose }: PhotoScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(first);
  const step = (by: number) => setChosen((index) => wrapped(index + by, photos.length));
  const swipe = useSwipe(step);
  const photo = photos[chosen];
  const hasMany = photos.length > 1;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  }

  return (
    <dialog
      ref={dialog}
      className={classes.screen}
      aria-label={`Фотографии: ${label}`}
      onKeyDown={handleKey}
      onClose={onClose}
    >
      <Row as="header" gap={16} size={14} isOnLine className={classes.head}>
        <span>{photo?.caption ?? label}</span>
        <Caption as="span" hasFigures lines="whole" isAside className={classes.count} aria-live="polite">
          {chosen + 1} / {photos.length}
        </Caption>
        <button type="button" className={classes.tool} aria-label="Закрыть" onClick={() => dialog.current?.close()}>
          <IconX {...icon18} />
        </button>
      </Row>
      <div className={classes.picture} {...(hasMany && swipe)}>
        {photo && <PhotoImage id={photo.id} alt={photo.caption ?? label} size="full" isEager isContained />}
        {hasMany && (
          <>
            <button type="button" className={classes.back} aria-label="Предыдущее фото" onClick={() => step(-1)}>
              <IconChevronLeft {...icon18} />
            </button>
            <button type="button" className={classes.on} aria-label="Следующее фото" onClick={() => step(1)}>
              <IconChevronRight {...icon18} />
            </button>
          </>
        )}
      </div>
      {hasMany && (
        <div className={classes.thumbnails}>
          <ThumbnailRow photos={photos} chosen={chosen} onChoose={setChosen} size={WINDOW} />
        </div>
      )}
    </dialog>
  );
}
