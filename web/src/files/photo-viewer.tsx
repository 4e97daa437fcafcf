import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { icon18 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { useWindow } from '#ui/use-window.ts';
import { captionOf, type Photo, wrapped } from './photo.ts';
import { PhotoImage } from './photo-image.tsx';
import classes from './photo-viewer.module.css';
import { ThumbnailRow } from './thumbnail-row.tsx';
import { useSwipe } from './use-swipe.ts';

/** Number of thumbnails under the picture (1§2). */
const WINDOW = 6;

export interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  readonly label: string;
  /** Index of the first picture; undefined: closed. */
  readonly openAt: number | undefined;
  readonly onClose: () => void;
}

/**
 * Pictures over the whole window, with six thumbnails; arrows and swipes step, Esc closes. Uses the native dialog
 * element, for brokers and clients alike: it traps the focus without further code.
 */
export function PhotoViewer({ openAt, ...view }: PhotoViewerProps) {
  return openAt === undefined ? null : <OpenViewer {...view} first={openAt} />;
}

function OpenViewer({ photos, label, first, onClose }: Omit<PhotoViewerProps, 'openAt'> & { readonly first: number }) {
  const { ref, onKeyDown } = useWindow<HTMLDialogElement>(true, onClose);
  const [chosen, setChosen] = useState(first);
  const step = (by: number) => setChosen((index) => wrapped(index + by, photos.length));
  const swipe = useSwipe(step);
  const photo = photos[chosen];
  const hasMany = photos.length > 1;

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, [ref]);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
    onKeyDown(event);
  }

  return (
    <dialog
      ref={ref}
      className={classes.screen}
      aria-label={`Фотографии: ${label}`}
      onKeyDown={handleKey}
      onClose={onClose}
    >
      <Row as="header" gap={16} fz={14} px="var(--s4)">
        <span>{(photo && captionOf(photo)) ?? label}</span>
        <Text as="span" tabular whiteSpace="nowrap" ms="auto" c="#b9b1a5" aria-live="polite">
          {chosen + 1} / {photos.length}
        </Text>
        <button type="button" className={classes.tool} aria-label="Закрыть" onClick={onClose}>
          <IconX {...icon18} />
        </button>
      </Row>
      <div className={classes.picture} {...(hasMany && swipe)}>
        {photo && <PhotoImage id={photo.id} alt={photo.caption ?? label} size="full" isEager isContained />}
        {hasMany && (
          <>
            <button
              type="button"
              className={classes.step}
              style={{ left: 'var(--s3)' }}
              aria-label="Предыдущее фото"
              onClick={() => step(-1)}
            >
              <IconChevronLeft {...icon18} />
            </button>
            <button
              type="button"
              className={classes.step}
              style={{ right: 'var(--s3)' }}
              aria-label="Следующее фото"
              onClick={() => step(1)}
            >
              <IconChevronRight {...icon18} />
            </button>
          </>
        )}
      </div>
      {hasMany && (
        <Box alignSelf="center" w="min(100% - 2 * var(--s4), 720px)">
          <ThumbnailRow photos={photos} chosen={chosen} onChoose={setChosen} size={WINDOW} />
        </Box>
      )}
    </dialog>
  );
}
