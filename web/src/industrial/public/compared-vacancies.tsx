import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { isOnlySold, isSold, offeredBlock, WHOLE_ONLY } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { FirstPhoto } from '#files/first-photo.tsx';
import { nameInComplex } from '#industrial/tree/name-in-complex.ts';
import type { ComparedFact, ComparedKind } from '#sharing/client/client-kind.ts';
import { availableText, vacancyPhotos } from './vacancy-words.ts';

type Group = ComparedFact<PublicItem>['group'];
type Figure = number | null | undefined;

const MILLION = 1_000_000;
/** Area to which the number of docks refers (m²). */
const DOCKS_PER_M2 = 1_000;

/** A row of a figure; `better` marks the best one. */
function figure(
  group: Group,
  label: string,
  of: (vacancy: PublicVacancy) => Figure,
  better?: 'least' | 'most',
): ComparedFact<PublicItem> {
  return {
    group,
    label,
    text: ({ entity }) => {
      const value = of(entity);
      return value == null ? undefined : formatMeasured(value);
    },
    ...(better && { better: { side: better, figure: ({ entity }: PublicItem) => of(entity) } }),
  };
}

const word = (
  group: Group,
  label: string,
  text: (vacancy: PublicVacancy) => string | undefined,
): ComparedFact<PublicItem> => ({ group, label, text: ({ entity }) => text(entity) });

/** Rate of a let vacancy with its operating expenses (roubles per m² a year); null when one of them is unknown. */
function rateWithOpex(vacancy: PublicVacancy): number | null {
  const { averageNetRentalRate: rate, opexPerSqm, isOpexIncluded } = vacancy;
  if (rate === null || isOnlySold(vacancy)) return null;
  if (isOpexIncluded) return rate;
  return opexPerSqm === null ? null : rate + opexPerSqm;
}

const rateOf = (vacancy: PublicVacancy) => (isOnlySold(vacancy) ? undefined : vacancy.averageNetRentalRate);
const onRequest = (fact: ComparedFact<PublicItem>, isOffered: (vacancy: PublicVacancy) => boolean) => ({
  ...fact,
  text: (item: PublicItem) => fact.text(item) ?? (isOffered(item.entity) ? missing.price : undefined),
});

/** Smallest area that can be taken (m²): the whole of a vacancy that is not divided. */
function leastBlock(vacancy: PublicVacancy): Figure {
  const block = offeredBlock(vacancy);
  return block === 'whole' ? vacancy.areaSize : block;
}

/** Docks of the vacancy per 1 000 m². */
function docksPerArea({ dockNumber, areaSize }: PublicVacancy): Figure {
  return dockNumber === null || !areaSize ? undefined : (dockNumber / areaSize) * DOCKS_PER_M2;
}

/** Total of a year for the area of the request. */
function totalFact(areaM2: number): ComparedFact<PublicItem> {
  const label = `Всего в год за ${formatCount(areaM2)} ${units.squareMetre}, млн ${units.rouble}`;
  return figure('Цена', label, (vacancy) => totalOf(vacancy, areaM2), 'least');
}

function totalOf(vacancy: PublicVacancy, areaM2: number): Figure {
  const rate = rateWithOpex(vacancy);
  return rate === null ? undefined : (rate * areaM2) / MILLION;
}

/**
 * Comparison of vacancies. Rates, prices, distance and block are better when less, docks when more; class, date and
 * area are not judged.
 */
export const comparedVacancies: ComparedKind<PublicItem> = {
  nameOf: ({ entity }) => ({
    title: entity.complexName,
    note: nameInComplex(entity),
    photo: <FirstPhoto photos={vacancyPhotos(entity)} />,
  }),
  facts: (areaM2) => [
    onRequest(
      {
        ...figure('Цена', `Ставка в год, ${units.roublePerSquareMetre}`, rateOf, 'least'),
        changed: 'averageNetRentalRate',
      },
      (vacancy) => !isOnlySold(vacancy),
    ),
    figure('Цена', `Ставка и OPEX, ${units.roublePerSquareMetre}`, rateWithOpex, 'least'),
    ...(areaM2 === null ? [] : [totalFact(areaM2)]),
    onRequest(
      {
        ...figure(
          'Цена',
          `Цена, ${units.rouble}`,
          (vacancy) => (isSold(vacancy) ? vacancy.salePrice : undefined),
          'least',
        ),
        changed: 'salePrice',
      },
      isSold,
    ),
    figure('Место', `От МКАД, ${units.kilometre}`, ({ distanceFromRingRoad }) => distanceFromRingRoad, 'least'),
    word('Место', 'Шоссе', ({ highway }) => highway?.name),
    word('Место', 'Регион', ({ region }) => region.name),
    figure('Площадь', `Площадь, ${units.squareMetre}`, ({ areaSize }) => areaSize),
    {
      ...figure('Площадь', `Блок от, ${units.squareMetre}`, leastBlock, 'least'),
      text: ({ entity }) => {
        const block = offeredBlock(entity);
        if (block === 'whole') return WHOLE_ONLY;
        return block === undefined ? undefined : formatMeasured(block);
      },
    },
    word('Здание', 'Класс', ({ buildingClassTitle }) => buildingClassTitle),
    word('Здание', 'Доступна', availableText),
    figure('Здание', `Рабочая высота, ${units.metre}`, ({ workingHeight }) => workingHeight),
    figure('Здание', `Нагрузка на пол, ${units.tonne}`, ({ floorLoad }) => floorLoad),
    figure('Здание', `Доки на 1 000 ${units.squareMetre}`, docksPerArea, 'most'),
  ],
};
