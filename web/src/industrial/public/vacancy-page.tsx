import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { useState } from 'react';
import type { Photo } from '#files/photo.ts';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { PhotoViewer } from '#files/photo-viewer.tsx';
import { mapLink } from '#map/view/map-link.ts';
import type { ItemPageProps } from '#sharing/client/client-kind.ts';
import { FigureRow } from '#sharing/client/figure-row.tsx';
import { ItemDrawings } from '#sharing/client/item-drawings.tsx';
import { ItemPage, ItemPlace } from '#sharing/client/item-page.tsx';
import { VacancyAreas } from './vacancy-areas.tsx';
import { VacancyPlans } from './vacancy-plans.tsx';
import { BuildingFacts, PlaceFacts, VacancyEquipment, VacancyTerms } from './vacancy-sections.tsx';
import {
  distanceToTown,
  placedVacancy,
  vacancyFigures,
  vacancyLine,
  vacancyPhotos,
  vacancyPlace,
  vacancyPlans,
  vacancyTitle,
  vacancyWords,
} from './vacancy-words.ts';

/** Page of a vacancy with everything that a client may see (G-10, M-43). */
export function VacancyPage(page: ItemPageProps<PublicItem>) {
  const { item } = page;
  const { entity } = item;
  const [open, setOpen] = useState<{ of: readonly Photo[]; at: number }>();
  const photos = vacancyPhotos(entity);
  const plans = vacancyPlans(entity);
  const title = vacancyTitle(entity);
  return (
    <ItemPage
      {...page}
      words={vacancyWords}
      title={title}
      photo={
        <PhotoSlider
          photos={photos}
          label={title}
          size="gallery"
          isEager
          onOpen={(at) => setOpen({ of: photos, at })}
        />
      }
      about={
        <>
          <ItemPlace>
            {vacancyLine(entity)}, класс {entity.buildingClassTitle}
            <br />
            {vacancyPlace(entity)}
          </ItemPlace>
          <FigureRow figures={vacancyFigures(entity, page.former)} />
        </>
      }
      map={
        <ItemDrawings
          item={placedVacancy(item)}
          distanceKm={distanceToTown(entity)}
          outlineLabel="Контур комплекса"
          note={entity.isApproximatePosition ? APPROXIMATE_PLACE : undefined}
        />
      }
      mapLinks={entity.isApproximatePosition ? [] : [{ label: 'Открыть на карте', href: mapLink(entity) }]}
      isMapLast
      over={
        <PhotoViewer photos={open?.of ?? photos} label={title} openAt={open?.at} onClose={() => setOpen(undefined)} />
      }
    >
      <VacancyAreas vacancy={entity} />
      <VacancyPlans plans={plans} label={title} onOpen={(at) => setOpen({ of: plans, at })} />
      <BuildingFacts vacancy={entity} />
      <VacancyEquipment vacancy={entity} />
      <VacancyTerms vacancy={entity} />
      <PlaceFacts vacancy={entity} />
    </ItemPage>
  );
}
