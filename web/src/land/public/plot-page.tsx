import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { useState } from 'react';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { PhotoViewer } from '#files/photo-viewer.tsx';
import { cadastralMapLink } from '#land/properties/property-view/cadastral-map-link.ts';
import { mapLink } from '#map/view/map-link.ts';
import type { ItemPageProps } from '#sharing/client/client-kind.ts';
import { FigureRow } from '#sharing/client/figure-row.tsx';
import { ItemPage, ItemPlace, type OutsideMap } from '#sharing/client/item-page.tsx';
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
          <FigureRow figures={plotFigures(property, page.former)} />
        </>
      }
      map={<PlotDrawings item={item} />}
      mapLinks={plotMapLinks(property)}
      over={<PhotoViewer photos={photos} label={title} openAt={openAt} onClose={() => setOpenAt(undefined)} />}
    >
      <PlotFacts plot={property} place="pageFacts" />
      <PlotUtilities plot={property} />
      <PlotUses plot={property} />
    </ItemPage>
  );
}

/** Maps outside; none for a confidential plot, whose place and numbers are withheld. */
function plotMapLinks({ isApproximatePosition, isConfidentially, ...plot }: PublicProperty): OutsideMap[] {
  if (isConfidentially) return [];
  const cadastre = cadastralMapLink({ linkToPublicCadastralMap: null, cadastralNumbers: plot.cadastralNumbers });
  return [
    ...(isApproximatePosition ? [] : [{ label: 'Открыть на карте', href: mapLink(plot) }]),
    ...(cadastre === undefined ? [] : [{ label: 'Кадастровая карта', href: cadastre }]),
  ];
}
