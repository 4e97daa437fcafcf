import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { type Photo, wrapped } from './photo.ts';
import { PhotoImage, PhotoPlaceholder } from './photo-image.tsx';
import press from './photo-press.module.css';
import classes from './photo-slider.module.css';
import type { PhotoSize } from './photo-url.ts';
import { useSwipe } from './use-swipe.ts';

export interface PhotoSliderProps {
  readonly photos: readonly Photo[];
  /** Accessible name: 'Участок 50:20:0010203:145'. */
  readonly label: string;
  /** Called when the picture is clicked. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** Size of the frame; that of a card by default. */
  readonly size?: PhotoSize | undefined;
  /** Loads the first picture immediately. */
  readonly isEager?: boolean | undefined;
}

/** Shows one picture at a time and wraps around at both ends; fills its frame (1§2). */
export function PhotoSlider({ photos, label, onOpen, size = 'card', isEager }: PhotoSliderProps) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, photos.length - 1);
  const step = (by: number) => setChosen(wrapped(index + by, photos.length));
  const swipe = useSwipe(step);
  const photo = photos[index];
  if (!photo) return <PhotoPlaceholder />;

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  }

  const alt = photo.caption ? `${label}: ${photo.caption}` : label;
  const image = <PhotoImage id={photo.id} alt={alt} size={size} isEager={isEager} />;
  return (
    <fieldset
      className={`${classes.slider} filling`}
      aria-label={`Фотографии: ${label}`}
      onKeyDown={handleKey}
      {...(photos.length > 1 && swipe)}
    >
      {onOpen ? (
        <button type="button" className={press.press} aria-label="Открыть фотографии" onClick={() => onOpen(index)}>
          {image}
        </button>
      ) : (
        image
      )}
      {photos.length > 1 && (
        <>
          <button
            type="button"
            className={classes.step}
            style={{ left: 8 }}
            aria-label="Предыдущее фото"
            onClick={() => step(-1)}
          >
            <IconChevronLeft {...icon16} />
          </button>
          <button
            type="button"
            className={classes.step}
            style={{ right: 8 }}
            aria-label="Следующее фото"
            onClick={() => step(1)}
          >
            <IconChevronRight {...icon16} />
          </button>
          <span className={classes.count} aria-live="polite">
            {index + 1} / {photos.length}
          </span>
        </>
      )}
    </fieldset>
  );
}
