import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { PhotoViewer } from '#files/photo-viewer.tsx';
import { ClientHeart } from '#sharing/client/client-heart.tsx';
import { icon18 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import { FigureRow } from './figure-row.tsx';
import { PlotDrawings } from './plot-drawings.tsx';
import classes from './plot-page.module.css';
import { PlotFacts, PlotUses, PlotUtilities } from './plot-sections.tsx';
import { plotFigures, plotPhotos, plotPlace, plotTitle } from './plot-words.ts';

export interface PlotPageProps {
  readonly item: PublicItem;
  readonly isMarked: boolean;
  readonly onMark: (itemId: string) => void;
  readonly onBack: () => void;
}

/** Everything a client may know of one object (G-10). */
export function PlotPage({ item, isMarked, onMark, onBack }: PlotPageProps) {
  const { id, order, property } = item;
  const [openAt, setOpenAt] = useState<number>();
  const photos = plotPhotos(property);
  const title = plotTitle(property);
  return (
    <Stack as="main" isTop gap={8} className={classes.page} aria-label={`Объект ${order}`}>
      <div className={classes.photo}>
        <PhotoSlider photos={photos} label={title} size="gallery" isEager onOpen={setOpenAt} />
        <button type="button" className={classes.back} aria-label="К списку" onClick={onBack}>
          <IconChevronLeft {...icon18} />
        </button>
        <span className={classes.heart}>
          <ClientHeart label={`Объект ${order}`} isMarked={isMarked} onMark={() => onMark(id)} />
        </span>
      </div>
      <div className={classes.about}>
        <h1 className={classes.title}>{title}</h1>
        <Caption tone="soft" above={4} className={classes.place}>
          {plotPlace(property)}
        </Caption>
        <FigureRow figures={plotFigures(property)} />
      </div>
      <section className={classes.map}>
        <Caption as="h2" size={16} below={10}>
          На карте
        </Caption>
        <PlotDrawings item={item} />
      </section>
      <Stack gap={8} isSlim className={classes.sections}>
        <PlotFacts plot={property} />
        <PlotUtilities plot={property} />
        <PlotUses plot={property} />
      </Stack>
      <PhotoViewer photos={photos} label={title} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </Stack>
  );
}
