import { shortLabel } from '@gektar/contract/fields.ts';
import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { factsForClients, factText, fieldOfFact } from '@gektar/contract/industrial/selections/vacancy-facts.ts';
import { isOnlySold, isSold, offeredBlock, WHOLE_ONLY } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { dayOf, formatDate, today } from '@gektar/format/date.ts';
import { nbsp, tieForPrint } from '@gektar/format/no-break.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { inBuilding, pitchText } from '#industrial/selections/export/selection-columns.ts';
import type { Fact } from '#office/slides/fact-list.ts';
import type { Figure } from '#office/slides/layout.ts';
import { type MoneyKind, moneyKinds } from './money-kinds.ts';

export const MISSING = 'Не указано';
export const ON_REQUEST = 'По запросу';
const PER_YEAR = `${units.roublePerSquareMetre} в${nbsp}год`;

export function vacancyTitle(vacancy: PublicVacancy): string {
  return tieForPrint(`${vacancy.complexName}, ${nameInComplex(vacancy)}`);
}

/** 'корпус 7, 9-Ж', below the name of its complex. */
export function nameInComplex({ buildingName, name }: PublicVacancy): string {
  return `${buildingName}, ${name}`;
}

/** Location, class and kinds of offer of a vacancy, in one line of text. */
export function vacancyPlace({
  highway,
  distanceFromRingRoad,
  region,
  vacancyTypes,
  buildingClassTitle,
}: PublicVacancy): string {
  const distance =
    distanceFromRingRoad === null
      ? null
      : `${withUnit(formatMeasured(distanceFromRingRoad), units.kilometre)} от${nbsp}МКАД`;
  const offered = bitNames('vacancy-types', vacancyTypes).join(', ').toLowerCase();
  return tieForPrint(
    [highway?.name ?? region.name, distance, `класс ${buildingClassTitle}`, offered].filter(Boolean).join(', '),
  );
}

/** Rate when the vacancy is offered for lease or storage, and price when it is offered for sale. */
export function vacancyMoney(row: PublicVacancy): (Figure & { readonly kind: MoneyKind })[] {
  return moneyKinds(row).map((kind) => ({
    kind,
    share: 3,
    ...(kind === 'rate'
      ? { label: 'Средняя ставка', ...figure(row.averageNetRentalRate, PER_YEAR, row.isRentalPriceOnRequest) }
      : { label: 'Цена продажи', ...figure(row.salePrice, units.rouble, row.isPriceByRequest) }),
  }));
}

/** The key figures. */
export function vacancyFigures(row: PublicVacancy): Figure[] {
  return [
    { label: 'Площадь', ...figure(row.areaSize, units.squareMetre), share: 2.2 },
    ...vacancyMoney(row),
    ...blockFigure(row),
    ...(row.opexPerSqm === null
      ? []
      : [
          {
            label: row.isOpexIncluded ? 'OPEX, в ставке' : 'OPEX',
            ...figure(row.opexPerSqm, units.roublePerSquareMetre),
            share: 2,
          },
        ]),
    {
      label: 'Доступна',
      value: dayOf(row.availabilityDate) <= today() ? 'сейчас' : formatDate(row.availabilityDate),
      share: 1.6,
    },
  ];
}

/** The smallest part on offer, by the rule of the client page. */
function blockFigure(row: PublicVacancy): Figure[] {
  const block = offeredBlock(row);
  if (block === undefined) return [];
  if (block === 'whole') return [{ label: 'Блок', value: WHOLE_ONLY, share: 2 }];
  return [{ label: 'Блок от', ...figure(block, units.squareMetre), share: 2 }];
}

/** A figure with its unit; a missing one is shown as text. */
function figure(
  value: number | null,
  unit: string,
  isOnRequest: boolean | null = false,
): Pick<Figure, 'value' | 'unit'> {
  if (value === null) return { value: isOnRequest ? ON_REQUEST : '—' };
  return { value: formatMeasured(value), unit };
}

/** The technical passport: facts of the building, then of the vacancy; unknown ones are left out. */
export function vacancyPassport(row: PublicVacancy): Fact[] {
  const worded: Worded = {
    totalArea: ['Площадь здания', factText('totalArea', row.totalArea)],
    columnPitch: [fieldOfFact('columnPitch').label, pitchText(row.columnPitch)],
    floorsNumber: ['Этажей в здании', factText('floorsNumber', row.floorsNumber)],
    docksNumber: [inBuilding('docksNumber'), factText('docksNumber', row.docksNumber)],
    gatesZeroNumber: [inBuilding('gatesZeroNumber'), factText('gatesZeroNumber', row.gatesZeroNumber)],
    docksAndGates: [
      'Доки, ворота на 0',
      row.dockNumber === null && row.numberGatesZero === null
        ? null
        : `${count(row.dockNumber)}, ${count(row.numberGatesZero)}`,
    ],
    minimalSaleBlockArea: [
      fieldOfFact('minimalSaleBlockArea').label,
      !isSold(row) || isOnlySold(row) ? null : factText('minimalSaleBlockArea', row.minimalSaleBlockArea),
    ],
  };
  return factsOf(factsForClients('slideBuilding'), row, worded);
}

type LabelledText = readonly [label: string, text: string | null | undefined];
type Worded = Readonly<Record<string, LabelledText>>;

/** Known facts, in order, with the text in `worded`, otherwise one made from the field description. */
function factsOf(names: readonly string[], row: PublicVacancy, worded: Worded): Fact[] {
  const values: Readonly<Record<string, unknown>> = row;
  return names.flatMap((name) => {
    const [label, text] = worded[name] ?? plainFact(name as PlainFact, values[name]);
    return text ? [{ label, texts: [tieForPrint(text)], between: '' }] : [];
  });
}

type PlainFact = Parameters<typeof fieldOfFact>[0];

function plainFact(name: PlainFact, value: unknown): LabelledText {
  return [shortLabel(fieldOfFact(name)), factText(name, value)];
}

function count(value: number | null): string {
  return value === null ? '—' : formatCount(value);
}

/** Taxes, and the features that the vacancy has. */
export function vacancyTerms(row: PublicVacancy): Fact[] {
  const taxes = factsForClients('slideTaxes').flatMap((name) => {
    const field = vacancyFields[name];
    const value = field.values.find(({ id }) => id === row[name]);
    return value === undefined ? [] : [`${field.label}: ${value.name.toLowerCase()}`];
  });
  const there = [
    ...factsForClients('slideFeatures').flatMap((flag) => (row[flag] ? [vacancyFields[flag].label] : [])),
    ...(row.countPalletPlaces === null ? [] : [`Паллетомест ${formatCount(row.countPalletPlaces)}`]),
  ];
  return [
    { label: 'НДС', texts: taxes, between: '; ' },
    { label: 'Особенности', texts: there, between: `${nbsp}· ` },
  ].filter(({ texts }) => texts.length > 0);
}

/** Where the complex lies and how it is reached. */
export function siteFacts(row: PublicVacancy): Fact[] {
  return factsOf(factsForClients('slidePlace'), row, {
    fullAddress: ['Адрес', row.fullAddress],
    region: ['Регион', row.region.name],
    coordinates: [
      'Координаты',
      row.isApproximatePosition ? APPROXIMATE_PLACE : formatPosition(row.latitude, row.longitude),
    ],
  });
}
