import { type NumberDescription, shortLabel } from '@gektar/contract/fields.ts';
import { isOnlySold, isSold, offeredBlock, WHOLE_ONLY } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { availableText } from '#industrial/vacancies/vacancy-columns.tsx';
import type { KeyFigure } from '#ui/component/key-figures.tsx';

const { areaSize, averageNetRentalRate, salePrice, opexPerSqm, availabilityDate } = vacancyFields;

type FieldName = keyof typeof vacancyFields;

/** A figure of a field; a word in its place may belong to another field. */
const of = (field: FieldName, about: KeyFigure): KeyFigure => ({ ...about, field });

/** Figures that clients ask for on the phone: size, smallest block, rate or price, OPEX, height, date. */
export function vacancyFigures(vacancy: VacancyRow): KeyFigure[] {
  const lease = isOnlySold(vacancy) ? [] : [rateFigure(vacancy)];
  const sale = isSold(vacancy) ? [priceFigure(vacancy)] : [];
  const opex = isOnlySold(vacancy) ? [] : [opexFigure(vacancy)];
  const available = availableText(vacancy.availabilityDate);
  return [
    figure(areaSize.label, vacancy.areaSize, units.squareMetre),
    blockFigure(vacancy),
    ...lease,
    ...sale,
    ...opex,
    figure('Рабочая высота', vacancy.buildingWorkingHeight, units.metre),
    of('availabilityDate', {
      label: shortLabel(availabilityDate),
      text: available,
      isWord: !/^\d/.test(available),
    }),
  ];
}

function figure(label: string, value: number | null, unit: string, nothing: string = missing.value): KeyFigure {
  return value === null ? { label, text: nothing, isWord: true } : { label, text: formatMeasured(value), unit };
}

function described(field: NumberDescription, value: number | null, nothing?: string): KeyFigure {
  return figure(shortLabel(field), value, field.unit ?? '', nothing);
}

function blockFigure(vacancy: VacancyRow): KeyFigure {
  const block = offeredBlock(vacancy);
  if (block === 'whole') return of('isWholeForRent', { label: 'Блок от', text: WHOLE_ONLY, isWord: true });
  return of(
    isOnlySold(vacancy) ? 'minimalSaleBlockArea' : 'minimalRentalBlockArea',
    figure('Блок от', block ?? null, units.squareMetre),
  );
}

/** Key figure of the rate; a rate on request is not shown as a number (N-02). */
function rateFigure({ averageNetRentalRate: rate, isRentalPriceOnRequest }: VacancyRow): KeyFigure {
  return isRentalPriceOnRequest
    ? of('isRentalPriceOnRequest', described(averageNetRentalRate, null, missing.price))
    : of('averageNetRentalRate', described(averageNetRentalRate, rate));
}

function priceFigure({ salePrice: price, isPriceByRequest }: VacancyRow): KeyFigure {
  return isPriceByRequest
    ? of('isPriceByRequest', described(salePrice, null, missing.price))
    : of('salePrice', described(salePrice, price));
}

function opexFigure({ opexPerSqm: opex, isOpexIncluded }: VacancyRow): KeyFigure {
  const isShownAsWord = opex === null && isOpexIncluded;
  return of(
    isShownAsWord ? 'isOpexIncluded' : 'opexPerSqm',
    described(opexPerSqm, opex, isOpexIncluded ? 'В ставке' : missing.value),
  );
}
