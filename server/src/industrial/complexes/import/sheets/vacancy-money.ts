import { fold } from '#importing/sheets/fold.ts';
import { HIGHEST_MONTHLY_RATE, HIGHEST_RATE, unitDoubts } from '#importing/sheets/guess-units.ts';
import { valueDoubts } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { opexApart, opexOf } from '#importing/sheets/title-words.ts';
import { readUnits, type Units } from '#importing/sheets/units.ts';
import { meaningOf } from '#importing/sheets/value-words.ts';
import type { Vacancy } from './vacancy.ts';
import { type Ask, vacancyDoubts } from './vacancy-doubts.ts';
import { dealWords } from './vacancy-sheet-words.ts';

/** A rate in the column of sale prices and a price of millions in that of rates change places. */
export function withMoneyInPlace(row: RowReading): RowReading {
  const [rate, sale] = [row.values.get('rate'), row.values.get('salePrice')];
  const values = new Map(row.values);
  if (rate?.amount && isPriceOfMetre(row, rate.amount.value)) {
    const { doubt: _, ...certain } = rate;
    values.delete('rate');
    values.set('salePricePerArea', { ...certain, value: rate.amount.value * (columnUnits(row, 'rate').size ?? 1) });
    return { ...row, values };
  }
  const { per, months = 12, size } = sale?.amount?.units ?? {};
  if (rate?.value === undefined && typeof sale?.value === 'number' && per === 1 && !isSale(row)) {
    values.delete('salePrice');
    values.set('rate', { ...sale, value: Number(((sale.value * 12) / months).toFixed(2)) });
    return { ...row, values };
  }
  const inRates = rate?.amount?.units;
  if (
    sale?.value === undefined &&
    rate?.amount &&
    (inRates?.size ?? 1) >= 1e6 &&
    inRates?.per === undefined &&
    size === undefined
  ) {
    values.delete('rate');
    const { doubt, ...certain } = rate;
    const asked = doubt === valueDoubts.tooLarge ? undefined : doubt;
    values.set('salePrice', { ...certain, value: rate.amount.value, ...(asked ? { doubt: asked } : {}) });
    return { ...row, values };
  }
  return row;
}

/** Words of a head that is about a rent. */
const RENT_WORDS = /ставк|аренд|тариф|(?<!\p{L})(?:мес|год|rent|rate|lease|month|year|annum)/iu;

/** A lower price of a metre may be a rent, where no title says what is offered (roubles). */
const LOWEST_PRICE_OF_METRE = 20_000;

/**
 * Whether an amount per m² is a price and not a rent: in a column 'Цена за м², руб.' next to 'Стоимость, млн руб.', or
 * below a title that names only a sale.
 */
function isPriceOfMetre(row: RowReading, value: number): boolean {
  const column = row.columns.find(({ field }) => field?.name === 'rate');
  if (!column || RENT_WORDS.test(column.title) || column.units.per !== 1) return false;
  const hasSale = row.columns.some(({ field, title }) => field?.name === 'salePrice' && !RENT_WORDS.test(title));
  const ofTitle = [...row.sections, ...row.titles, row.sheet].map((text) => meaningOf(dealWords, fold(text)));
  const named = ofTitle.filter((one) => one !== undefined);
  const isSold = hasSale && value * (column.units.size ?? 1) >= LOWEST_PRICE_OF_METRE;
  return (isSold || named.length > 0) && named.every((one) => one === 2) && !isRented(row);
}

function isRented(row: RowReading): boolean {
  const deal = meaningOf(dealWords, row.values.get('deal')?.raw ?? '');
  return deal !== undefined && deal !== 2;
}

/** A lower rate is that of a wrong unit (roubles per m² a year). */
const LOWEST_RATE = 300;

/** 'руб. в месяц за всё': a row says that its rent is of the whole block. */
const WHOLE_RENT =
  /(?<!\p{L})за (?:все(?!\p{L})|вс[юе] площад|весь (?:блок|объект|склад)|(?:объект|помещение|блок)(?!\p{L}))|(?<!\p{L})(?:общая (?:ставка|цена|аренда)|per (?:unit|property)|total rent)|(?<!\p{L})(?:руб|р|₽)\.? ?(?:\/|в) ?мес(?!\p{L})/u;

/** Rate of the row (roubles per m² a year); a sum of money is that of the whole block. */
export function rateOf(row: RowReading, ask: Ask): number | undefined {
  const reading = row.values.get('rate');
  const area = row.values.get('area')?.value;
  if (typeof reading?.value !== 'number' || isSale(row)) return undefined;
  const isGuessed = reading.doubt === unitDoubts.month;
  const written = isGuessed ? reading.value / 12 : reading.value;
  // Among rates of a month, one that is too high is already that of a year.
  if (isGuessed && written > HIGHEST_MONTHLY_RATE && written <= HIGHEST_RATE) return Number(written.toFixed(2));
  if (written <= HIGHEST_RATE || typeof area !== 'number' || area === 0) return reading.value;
  const { whole } = row.columns.find(({ field }) => field?.name === 'rate')?.units ?? {};
  const isNamed = whole === true || WHOLE_RENT.test(fold(row.text));
  if (!isNamed || reading.value / area < LOWEST_RATE) ask('leasePricePerSqm', vacancyDoubts.whole);
  return Number((reading.value / area).toFixed(2));
}

/** Whether the number in the column of rates is a sale price. */
function isSale(row: RowReading): boolean {
  return meaningOf(dealWords, row.values.get('deal')?.raw ?? '') === 2;
}

/** Types of the vacancy, taxes, expenses, sale price. */
export function addMoney(object: Vacancy['object'], row: RowReading, rate: number | undefined, ask: Ask): void {
  const rateReading = row.values.get('rate');
  const sale = row.values.get('salePrice');
  const perArea = row.values.get('salePricePerArea');
  const area = row.values.get('area')?.value;
  if (typeof sale?.value === 'number') object['salePrice'] = sale.value;
  else if (isSale(row) && typeof rateReading?.value === 'number')
    object['salePrice'] = saleInRates(row, rateReading.value);
  else if (typeof perArea?.value === 'number' && typeof area === 'number')
    object['salePrice'] = Number((perArea.value * area).toFixed(2));
  const saleDoubt = sale?.doubt ?? (object['salePrice'] === undefined ? undefined : perArea?.doubt);
  if (saleDoubt !== undefined) ask('salePrice', saleDoubt);
  const deal = meaningOf(dealWords, row.values.get('deal')?.raw ?? '');
  const isSaleAsked = sale?.isOnRequest || (deal === 2 && rateReading?.isOnRequest);
  const isRentAsked = rateReading?.isOnRequest || (deal === 1 && sale?.isOnRequest);
  if (isRentAsked && deal !== 2) object['isRentalPriceOnRequest'] = true;
  if (isSaleAsked && deal !== 1) object['isPriceByRequest'] = true;
  const units = {
    ...termsOf(row),
    ...termsOfSection(row),
    ...columnOfRates(row)?.units,
    ...rateReading?.amount?.units,
  };
  const isRated = rate !== undefined || rateReading?.isOnRequest || hasRateOfPart(row);
  if (object['leaseVat'] === undefined && units.vat !== undefined && isRated) object['leaseVat'] = units.vat;
  const isSold = object['salePrice'] !== undefined || object['isPriceByRequest'] === true;
  if (!isRated && isSold && object['leaseVat'] !== undefined) {
    object['saleVat'] = object['leaseVat'];
    delete object['leaseVat'];
  }
  const isStoredAlone = !isRated && !isSold && isStored(row) && !row.columns.some(isOfRates);
  if (isStoredAlone && object['leaseVat'] !== undefined) {
    object['storageVat'] ??= object['leaseVat'];
    delete object['leaseVat'];
  }
  const fee = row.values.get('palletPrice');
  const ofFee = fee?.amount?.units.vat ?? columnUnits(row, 'palletPrice').vat;
  if (fee?.value !== undefined && ofFee !== undefined) object['storageVat'] ??= ofFee;
  const ofSale = {
    ...columnUnits(row, 'salePrice'),
    ...columnUnits(row, 'salePricePerArea'),
    ...perArea?.amount?.units,
    ...sale?.amount?.units,
  };
  const ofPrices = row.remarks.filter((remark) => !RATES_ALONE.test(remark));
  const saleVat = ofSale.vat ?? (rate === undefined ? termsOf({ ...row, remarks: ofPrices }).vat : undefined);
  if (object['salePrice'] !== undefined && saleVat !== undefined) object['saleVat'] ??= saleVat;
  addOpex(object, row, units.opex, ask);
  const named = meaningOf(dealWords, row.values.get('deal')?.raw ?? '');
  const ofRow = (isRated ? 1 : 0) | (object['salePrice'] !== undefined || sale?.isOnRequest ? 2 : 0);
  const ofTitle = [...row.sections, ...row.titles]
    .map((text) => meaningOf(dealWords, fold(text)))
    .find((found) => found !== undefined);
  const types = named ?? ((ofRow && ofRow | (isStored(row) ? 4 : 0)) || ofTitle);
  if (types) object['vacancyTypes'] = types;
}

/** 'Ставки с НДС, руб. за м² в месяц': words about rents, not about prices of sales. */
const RATES_ALONE = /^(?!.*(?:цен|стоимост|прода|price|sale)).*(?<!\p{L})(?:ставк|арендн)/iu;

/** 'хранение, руб./паллета/сутки: 28': a row that is offered for storage of goods as well. */
function isStored({ remarks, values }: RowReading): boolean {
  const fee = values.get('palletPrice');
  if (fee?.value !== undefined || fee?.isOnRequest) return true;
  return remarks.some((remark) =>
    /(?<!\p{L})(?:отв\p{L}*\.? ?)?хранени\p{L}*[^:]*(?:руб|₽|тариф|паллет|сут|п\/м)[^:]*: ?(?:[^:]*\d|по запросу|договор)/iu.test(
      remark,
    ),
  );
}

function isOfRates({ field }: RowReading['columns'][number]): boolean {
  return field?.name === 'rate' || field?.name.startsWith('rate.') === true;
}

/** Column of the rate; of rates by kind of area the first that the row has. */
function columnOfRates({ columns, values }: RowReading) {
  return (
    columns.find(({ field }) => field?.name === 'rate') ??
    columns.find(({ field }) => field?.name.startsWith('rate.') && values.get(field.name)?.value !== undefined)
  );
}

function hasRateOfPart({ values }: RowReading): boolean {
  return [...values].some(([name, { value }]) => name.startsWith('rate.') && typeof value === 'number');
}

function columnUnits(row: RowReading, name: string): Units {
  return row.columns.find(({ field }) => field?.name === name)?.units ?? {};
}

/** 'с НДС (где УСН - написала)', 'без НДС (кроме корп. 2)': words about other offers than most. */
const EXCEPTION =
  /\s*\((?:где|кроме|кром\p{L}*|если|за исключением|у кого|при|except|unless)[^)]*\)|,? (?:кроме|за исключением|если не)(?!\p{L}).*$/giu;

/** Taxes and expenses that a remark of the row names: 'без НДС, OPEX отдельно'. */
function termsOf({ remarks, notes = [], isApart }: RowReading): Units {
  // 'Ставки без НДС, OPEX 1 900 отдельно' above the offers of a message, 'OPEX 1 400 отдельно' in a description.
  const ofMessage = [...(isApart ? notes : []), ...remarks].map((note) => opexApart(fold(note)));
  const named = remarks.map((remark) => readUnits(remark.replace(/^[^:]*: /, '').replace(EXCEPTION, '')).units);
  const vat = named.find((units) => units.vat !== undefined)?.vat;
  const opex = [...named, ...ofMessage].find((units) => units.opex !== undefined)?.opex;
  return { ...(vat === undefined ? {} : { vat }), ...(opex === undefined ? {} : { opex }) };
}

/** Taxes and expenses that a section of the row names for its own rows: 'эксплуатация включена в ставку'. */
function termsOfSection({ sectionTexts = [], values }: RowReading): Units {
  const isNumber = typeof values.get('opexPerSqm')?.value === 'number';
  const opex = sectionTexts.map((text) => opexOf(text) ?? readUnits(text).units.opex).findLast((one) => one);
  return opex === undefined || (opex === 'included' && isNumber) ? {} : { opex };
}

function saleInRates(row: RowReading, value: number): number {
  const months = row.columns.find(({ field }) => field?.name === 'rate')?.units.months;
  const { per, months: own } = row.values.get('rate')?.amount?.units ?? {};
  const area = row.values.get('area')?.value;
  // The cell was read as a rate of the column's period.
  const written = own === undefined && months === 1 ? value / 12 : value;
  return per === 1 && typeof area === 'number' ? Number((written * area).toFixed(2)) : written;
}

function addOpex(
  object: Vacancy['object'],
  row: RowReading,
  named: 'included' | 'excluded' | undefined,
  ask: Ask,
): void {
  const opex = row.values.get('opexPerSqm');
  const onTop = row.values.get('rate')?.opex;
  if (typeof opex?.value === 'number') object['opexPerSqm'] = opex.value;
  else if (onTop !== undefined) object['opexPerSqm'] = onTop;
  if (typeof opex?.value === 'boolean') object['isOpexIncluded'] = opex.value;
  else if (named !== undefined) object['isOpexIncluded'] = named === 'included';
  else if (onTop !== undefined) object['isOpexIncluded'] = false;
  if (opex?.doubt !== undefined) ask('opexPerSqm', opex.doubt);
}
