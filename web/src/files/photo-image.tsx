import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Stack } from '#ui/layout/stack.ts';
import classes from './photo-image.module.css';
import { type PhotoSize, photoSources } from './photo-url.ts';

export interface PhotoImageProps {
  readonly id: string;
  readonly alt: string;
  readonly size: PhotoSize;
  /** Loads the picture immediately, for the first one of a page; others load lazily. */
  readonly isEager?: boolean | undefined;
  /** Shows the whole picture on a dark background instead of filling the frame. */
  readonly isContained?: boolean | undefined;
}

/** A stored picture filling its frame; a placeholder when it cannot be shown (1§7). */
export function PhotoImage({ id, alt, size, isEager, isContained }: PhotoImageProps) {
  const [brokenId, setBrokenId] = useState<string>();
  if (brokenId === id) return <PhotoPlaceholder label="Фотография не загрузилась" />;
  return (
    <img
      {...photoSources(id, size)}
      alt={alt}
      className={classes.image}
      data-contained={isContained || undefined}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBrokenId(id)}
    />
  );
}

/** Placeholder of a missing or broken picture. */
export function PhotoPlaceholder({ label = 'Нет фотографий' }: { label?: string }) {
  return (
    <Stack
      as="span"
      display="flex"
      align="center"
      justify="center"
      gap={6}
      fz={12}
      c="mute"
      bg="sunken"
      w="100%"
      h="100%"
      role="img"
      aria-label={label}
    >
      <IconPhotoOff size={28} stroke={1.4} aria-hidden />
      <span aria-hidden>{label}</span>
    </Stack>
  );
}
