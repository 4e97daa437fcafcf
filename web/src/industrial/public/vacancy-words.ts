import { areaTypeIds, mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { isOnlySold, isSold, offeredBlock, WHOLE_ONLY } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { dayOf, formatDate, today } from '@gektar/format/date.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import type { Photo } from '#files/photo.ts';
import { nameInComplex } from '#industrial/tree/name-in-complex.ts';
import type { ClientWords, PlacedItem } from '#sharing/client/client-kind.ts';
import type { ItemFigure } from '#sharing/client/figure-row.tsx';
import type { FormerAmounts } from '#sharing/client/visit/former-amounts.ts';
import { areaLines } from './area-lines.ts';

/** Texts about vacancies on the client pages. */
export const vacancyWords: ClientWords = {
  one: 'Вакансия',
  several: 'Вакансии',
  forms: vacancies,
  map: 'Карта вакансий',
  showOnMap: 'Показать вакансии на карте',
  liked: 'понравилась',
  nothing: 'В подборке пока нет вакансий',
  howToLike: 'Нажмите «Нравится» под вакансией, и она появится здесь.',
  gone: 'Этой вакансии больше нет в подборке',
  tooManyCompared: 'Можно сравнить четыре, уберите одну',
  addToCompared: 'Добавить вакансию',
  mostCompared: 'До четырёх вакансий',
};

/** A vacancy with its position, name, and rate or price, for the maps. */
export function placedVacancy({ id, order, entity }: PublicItem): PlacedItem {
  const { latitude, longitude, polygons } = entity;
  const [first] = vacancyFigures(entity);
  const note = [nameInComplex(entity), first?.value].filter(Boolean).join(' · ');
  return { id, order, latitude, longitude, polygons, title: vacancyTitle(entity), note };
}

/** 'Сухой склад, 18 000,00 м²': kind and area, which clients look for first. */
export function vacancyTitle(vacancy: PublicVacancy): string {
  const kind = kindTitle(vacancy);
  return vacancy.areaSize === null ? kind : `${kind}, ${formatQuantity(vacancy.areaSize, units.squareMetre)}`;
}

const kindTitles = {
  production: 'Производство',
  lightIndustrial: 'Light Industrial',
  dataCenter: 'Дата-центр',
  office: 'Офис',
  mezzanine: 'Мезонин',
} as const;

const partTitles = {
  dry: 'Сухой склад',
  temperature: 'Склад с температурным режимом',
  freezer: 'Морозильный склад',
  unheated: 'Неотапливаемый склад',
} as const;

/** Name of the largest kind (M-34); for a warehouse, of its only part, or as temperature-controlled if a part is. */
function kindTitle({ mainAreaTypeCalc, areaSetWithPrice: { warehouse } }: PublicVacancy): string {
  const main = mainKinds.find((kind) => areaTypeIds[kind] === mainAreaTypeCalc);
  if (main === undefined) return vacancyWords.one;
  if (main !== 'warehouse') return kindTitles[main];
  const [part, ...others] = warehouseParts.filter((one) => warehouse?.[one] != null);
  if (part === undefined) return 'Склад';
  if (others.length === 0) return partTitles[part];
  return warehouse?.temperature || warehouse?.freezer ? partTitles.temperature : 'Склад';
}

/** 'Логопарк Север, корпус 7, 9-Ж' */
export function vacancyLine(vacancy: PublicVacancy): string {
  return `${vacancy.complexName}, ${nameInComplex(vacancy)}`;
}

/** '«Логопарк Север», корпус 7, 9-Ж': as the server names a removed one. */
export function vacancyNameInText(vacancy: PublicVacancy): string {
  return `«${vacancy.complexName}», ${nameInComplex(vacancy)}`;
}

/** 'Ленинградское шоссе, 35,00 км от МКАД' */
export function vacancyPlace({ highway, region, distanceFromRingRoad }: PublicVacancy): string {
  const far = distanceFromRingRoad !== null && `${formatQuantity(distanceFromRingRoad, units.kilometre)} от${nbsp}МКАД`;
  return [highway?.name ?? region.name, far].filter(Boolean).join(', ');
}

/** Distance from the centre of Moscow to its ring road (km). */
const RING_KM = 15;

/** Distance to the centre of Moscow (km), for a map that shows both. */
export function distanceToTown({ distanceFromRingRoad }: PublicVacancy): number {
  return RING_KM + (distanceFromRingRoad ?? 0);
}

/** '8 900,00 руб./м²'; 'По запросу' for null. */
export function rateText(rate: number | null): string {
  return rate === null ? missing.price : formatQuantity(rate, units.roublePerSquareMetre);
}

/** Smallest block on offer: 'от 6 000,00 м²'; undefined when unknown. */
export function blockText(block: number | 'whole' | null | undefined): string | undefined {
  if (block === 'whole') return WHOLE_ONLY;
  return block == null ? undefined : `от${nbsp}${formatQuantity(block, units.squareMetre)}`;
}

/** Operating expenses, included in the rate or added to it; undefined when unknown. */
export function opexText({ opexPerSqm, isOpexIncluded }: PublicVacancy): string | undefined {
  if (isOpexIncluded) return 'В ставке';
  return opexPerSqm === null ? undefined : formatQuantity(opexPerSqm, units.roublePerSquareMetre);
}

/** Availability date; 'Сейчас' from that day on. */
export function availableText({ availabilityDate }: PublicVacancy): string {
  return dayOf(availabilityDate) <= today() ? 'Сейчас' : formatDate(availabilityDate);
}

/** Key terms: rate or price, OPEX, smallest block, availability date. */
export function vacancyFigures(vacancy: PublicVacancy, former: FormerAmounts = {}): ItemFigure[] {
  const { averageNetRentalRate, salePrice } = vacancy;
  const priced = areaLines(vacancy.areaSetWithPrice).filter(({ rate }) => rate !== null);
  const isLet = !isOnlySold(vacancy);
  const figures = [
    isLet && {
      label: priced.length > 1 ? 'Ставка, средняя' : 'Ставка в год',
      value: rateText(averageNetRentalRate),
      former: former.averageNetRentalRate,
    },
    isSold(vacancy) && { label: 'Цена', value: formatPrice(salePrice), former: former.salePrice },
    isLet && { label: 'OPEX', value: opexText(vacancy), former: former.opexPerSqm },
    { label: 'Блок', value: blockText(offeredBlock(vacancy)) },
    { label: 'Доступна', value: availableText(vacancy) },
  ];
  return figures.flatMap((figure) =>
    figure && figure.value !== undefined ? [{ ...figure, value: figure.value }] : [],
  );
}

/** Photo types that are floor plans: shown in a separate section, not among the photos. */
const plan = /^план/i;

function photosWhere(isWanted: (typeName: string | null) => boolean) {
  return ({ images }: PublicVacancy): Photo[] =>
    images
      .filter(({ imageTypeName }) => isWanted(imageTypeName))
      .map(({ globalImageId, imageTypeName }) => ({
        id: globalImageId,
        ...(imageTypeName !== null && { caption: imageTypeName }),
      }));
}

/** Photos to show, in the order of the server, which sends the flyer photo first. */
export const vacancyPhotos = photosWhere((name) => name === null || !plan.test(name));

/** Floor plans. */
export const vacancyPlans = photosWhere((name) => name !== null && plan.test(name));
