import { Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { icon18 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { useWindow } from '#ui/use-window.ts';
import { captionOf, type Photo, wrapped } from './photo.ts';
import { PhotoImage } from './photo-image.tsx';
import classes from './photo-viewer.module.css';
import { ThumbnailRow } from './thumbnail-row.tsx';

/** Thumbnails under the picture (1§2). */
const WINDOW = 6;

export interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  readonly label: string;
  /** Which one first; undefined: closed. */
  readonly openAt: number | undefined;
  readonly onClose: () => void;
}

/** Pictures over the whole window, with six thumbnails; arrows step, Esc closes. */
export function PhotoViewer({ openAt, onClose, ...view }: PhotoViewerProps) {
  return (
    <Modal
      {...useWindow(openAt !== undefined, onClose)}
      opened={openAt !== undefined}
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      padding={0}
      transitionProps={{ duration: 120 }}
      attributes={{ content: { 'aria-label': `Фотографии: ${view.label}` } }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {openAt !== undefined && <Stage {...view} first={openAt} onClose={onClose} />}
    </Modal>
  );
}

function Stage({ photos, label, first, onClose }: Omit<PhotoViewerProps, 'openAt'> & { first: number }) {
  const [chosen, setChosen] = useState(first);
  const photo = photos[chosen];
  const step = (by: number) => setChosen((index) => wrapped(index + by, photos.length));

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  }

  if (!photo) return null;
  return (
    <Stack
      as="section"
      isFlex
      gap={12}
      pad="12px 16px"
      className={classes.stage}
      aria-label={`Фотографии: ${label}`}
      onKeyDown={handleKey}
    >
      <Row as="header" gap={16} size={14} isOnLine className={classes.head}>
        <span>{captionOf(photo) ?? label}</span>
        <Caption as="span" hasFigures isAside className={classes.count} aria-live="polite">
          {chosen + 1} / {photos.length}
        </Caption>
        <button type="button" className={classes.tool} aria-label="Закрыть" data-autofocus onClick={onClose}>
          <IconX {...icon18} />
        </button>
      </Row>
      <Row gap={12} grow className={classes.picture}>
        {photos.length > 1 && (
          <button type="button" className={classes.tool} aria-label="Предыдущее фото" onClick={() => step(-1)}>
            <IconChevronLeft {...icon18} />
          </button>
        )}
        <div className={classes.frame}>
          <PhotoImage id={photo.id} alt={photo.caption ?? label} size="full" isEager isContained />
        </div>
        {photos.length > 1 && (
          <button type="button" className={classes.tool} aria-label="Следующее фото" onClick={() => step(1)}>
            <IconChevronRight {...icon18} />
          </button>
        )}
      </Row>
      {photos.length > 1 && (
        <div className={classes.thumbnails}>
          <ThumbnailRow photos={photos} chosen={chosen} onChoose={setChosen} size={WINDOW} />
        </div>
      )}
    </Stack>
  );
}
