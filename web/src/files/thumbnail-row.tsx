import { Stack } from '#ui/layout/stack.ts';
import { type Photo, windowStart } from './photo.ts';
import { PhotoImage } from './photo-image.tsx';
import classes from './thumbnail-row.module.css';

export interface ThumbnailRowProps {
  readonly photos: readonly Photo[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** Number of visible thumbnails: 4 in a gallery, 6 in the full-screen viewer (1§2). */
  readonly size: number;
  readonly isVertical?: boolean | undefined;
}

/** A row of a few thumbnails, which always includes the chosen one. */
export function ThumbnailRow({ photos, chosen, onChoose, size, isVertical }: ThumbnailRowProps) {
  const start = windowStart(chosen, photos.length, size);
  const rest = photos.length - start - size;
  return (
    <Stack
      gap={8}
      {...(isVertical && { rows: `repeat(${size}, minmax(0, 1fr))`, h: '100%' })}
      className={classes.row}
      data-vertical={isVertical || undefined}
      style={{ '--count': size }}
    >
      {photos.slice(start, start + size).map((photo, offset) => {
        const index = start + offset;
        return (
          <button
            key={photo.id}
            type="button"
            className={classes.thumbnail}
            aria-label={`Фото ${index + 1}${photo.caption ? `: ${photo.caption}` : ''}`}
            aria-current={index === chosen || undefined}
            onClick={() => onChoose(index)}
          >
            <PhotoImage id={photo.id} alt="" size="thumbnail" />
            {offset === size - 1 && rest > 0 && (
              <Stack as="span" fz={13} fw={500} className={classes.rest}>
                ещё {rest}
              </Stack>
            )}
          </button>
        );
      })}
    </Stack>
  );
}
