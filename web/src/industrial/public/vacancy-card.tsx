import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';
import { MixStrip } from '#industrial/areas/mix-strip.tsx';
import { goTo } from '#sharing/client/client-address.ts';
import { type ItemCardProps, nameOf } from '#sharing/client/client-kind.ts';
import { FigureRow } from '#sharing/client/figure-row.tsx';
import { ItemCard } from '#sharing/client/item-card.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './vacancy-card.module.css';
import {
  vacancyFigures,
  vacancyLine,
  vacancyPhotos,
  vacancyPlace,
  vacancyTitle,
  vacancyWords,
} from './vacancy-words.ts';

/**
 * Card of a vacancy in the selection: photo, number, mark, kind and area, location, strip, and the figures that clients
 * ask for first.
 */
export function VacancyCard({ isFirst, ...card }: ItemCardProps<PublicItem>) {
  const { item, href } = card;
  const { entity } = item;
  const title = vacancyTitle(entity);
  return (
    <ItemCard
      {...card}
      words={vacancyWords}
      title={title}
      photo={
        <PhotoSlider
          photos={vacancyPhotos(entity)}
          label={`${nameOf(vacancyWords, item)}: ${title}`}
          size="wide"
          isEager={isFirst}
          onOpen={() => goTo(href)}
        />
      }
    >
      <Text c="soft" mt={2}>
        {vacancyLine(entity)} · класс {entity.buildingClassTitle}
      </Text>
      <Text c="soft" mt={2}>
        {vacancyPlace(entity)}
      </Text>
      <Box mt={12}>
        <MixStrip size="small" parts={mixParts(totalsOf(entity.areaSetWithPrice))} />
      </Box>
      <Stack display="flex" flex={1} className={classes.figures}>
        <FigureRow figures={vacancyFigures(entity, card.former)} />
      </Stack>
    </ItemCard>
  );
}
