import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { industrialFace } from '#office/slides/face.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { textHash } from '#office/slides/marks.ts';
import { objectSlides, objectsDeck, pageDeck } from '#office/slides/objects-deck.ts';
import type { Deck } from '#office/slides/slide.ts';
import { summarySlides } from '#office/slides/summary-slides.ts';
import type { SelectionStory } from '#sharing/exports/selection-files.ts';
import { siteSlides } from './site-slide.ts';
import { type VacancyPhotos, vacancySlide } from './vacancy-slide.ts';
import { vacancySummary } from './vacancy-summary.ts';
import { vacancyTitle } from './vacancy-words.ts';

/** Pictures of vacancies, keyed by item id. */
export type PhotosOfVacancies = ReadonlyMap<string, VacancyPhotos>;

const noPhotos: VacancyPhotos = { photos: [], plan: undefined };

/**
 * Title, all vacancies in a table and on maps when there are several, then a slide for each; the first vacancy of a
 * complex is followed by the location of the complex (J-02).
 */
export function selectionDeck(
  { sender, company, person, name, cover, items, photos, askedTypes }: SelectionStory<PublicItem, PhotosOfVacancies>,
  base: BaseMap,
): Deck {
  const parts = { base, sender, area: industrialFace };
  const sites = Map.groupBy(items, siteOf);
  const objects = items.map((item) => {
    const [first, ...others] = sites.get(siteOf(item)) ?? [item];
    const after = first === item ? siteSlides([item, ...others], base, sender) : [];
    const site = { key: textHash(siteOf(item)), name: `${item.entity.complexName}, расположение` };
    return { ...vacancySlide(item, photos.get(item.id) ?? noPhotos), id: item.id, after, site };
  });
  return objectsDeck(
    { heading: 'Подборка вакансий', summary: summaryOf(items), company, person, name, cover },
    [
      // The title is the first slide.
      ...summarySlides(items, vacancySummary(items, askedTypes), parts, 2),
      ...objectSlides(objects, sender),
    ],
    parts,
  );
}

/** A single page with the first vacancy; facts that do not fit are counted. */
export function vacancyPage(
  { sender, items: [item], photos }: SelectionStory<PublicItem, PhotosOfVacancies>,
  base: BaseMap,
): Deck {
  if (item === undefined) throw new Error('a page of no vacancy');
  const { shapes } = vacancySlide(item, photos.get(item.id) ?? noPhotos, base);
  return pageDeck(vacancyTitle(item.entity), shapes, sender);
}

/** Key of the complex of a vacancy, made from its visible data, because clients do not get its id. */
function siteOf({ entity }: PublicItem): string {
  return [entity.complexName, entity.fullAddress, entity.latitude, entity.longitude].join('\n');
}

function summaryOf(items: readonly PublicItem[]): string {
  if (items.length === 0) return 'Вакансий пока нет';
  const area = items.reduce((sum, { entity }) => sum + (entity.areaSize ?? 0), 0);
  return `${formatCountOf(items.length, ['вакансия', 'вакансии', 'вакансий'])}, ${withUnit(formatMeasured(area), units.squareMetre)}`;
}
