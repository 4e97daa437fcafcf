import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { useState } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { PhotoViewer } from '#files/photo-viewer.tsx';
import type { ItemPageProps } from '#sharing/client/client-kind.ts';
import { FigureRow } from '#sharing/client/figure-row.tsx';
import { ItemPage, ItemPlace } from '#sharing/client/item-page.tsx';
import { PlotDrawings } from './plot-drawings.tsx';
import { PlotFacts, PlotUses, PlotUtilities } from './plot-sections.tsx';
import { plotFigures, plotPhotos, plotPlace, plotTitle, plotWords } from './plot-words.ts';

/** Page of an object with everything that a client may see (G-10). */
export function PlotPage(page: ItemPageProps<PublicItem>) {
  const { item } = page;
  const { property } = item;
  const [openAt, setOpenAt] = useState<number>();
  const photos = plotPhotos(property);
  const title = plotTitle(property);
  return (
    <ItemPage
      {...page}
      words={plotWords}
      title={title}
      photo={<PhotoSlider photos={photos} label={title} size="gallery" isEager onOpen={setOpenAt} />}
      about={
        <>
          <ItemPlace>{plotPlace(property)}</ItemPlace>
          <FigureRow figures={plotFigures(property)} />
        </>
      }
      map={<PlotDrawings item={item} />}
      over={<PhotoViewer photos={photos} label={title} openAt={openAt} onClose={() => setOpenAt(undefined)} />}
    >
      <PlotFacts plot={property} place="pageFacts" />
      <PlotUtilities plot={property} />
      <PlotUses plot={property} />
    </ItemPage>
  );
}
