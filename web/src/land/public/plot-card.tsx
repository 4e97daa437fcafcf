import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { goTo } from '#sharing/client/client-address.ts';
import { type ItemCardProps, nameOf } from '#sharing/client/client-kind.ts';
import { FigureRow } from '#sharing/client/figure-row.tsx';
import { ItemCard } from '#sharing/client/item-card.tsx';
import { Text } from '#ui/layout/text.ts';
import { plotFigures, plotPhotos, plotPlace, plotTitle, plotWords } from './plot-words.ts';

/**
 * Card of an object in the selection: photo, number, favorite mark, title, and the figures that clients ask for first.
 */
export function PlotCard({ isFirst, ...card }: ItemCardProps<PublicItem>) {
  const { item, href } = card;
  const { property } = item;
  const title = plotTitle(property);
  return (
    <ItemCard
      {...card}
      words={plotWords}
      title={title}
      photo={
        <PhotoSlider
          photos={plotPhotos(property)}
          label={`${nameOf(plotWords, item)}: ${title}`}
          size="wide"
          isEager={isFirst}
          onOpen={() => goTo(href)}
        />
      }
    >
      <Text c="soft" mt={2}>
        {property.category.name}
      </Text>
      <Text c="soft" mt={2}>
        {plotPlace(property)}
      </Text>
      <FigureRow figures={plotFigures(property, card.former).slice(1, 3)} />
    </ItemCard>
  );
}
