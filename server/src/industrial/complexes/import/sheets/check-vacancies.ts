import { fold, foldCode, wordsOf } from '#importing/sheets/fold.ts';
import { unitDoubts } from '#importing/sheets/guess-units.ts';
import type { RefusedRow, SheetObject, SheetQuestion, SheetsResult } from '#importing/sheets/sheet-kind.ts';
import { buildingKey, complexKey } from './part-names.ts';
import type { Vacancy } from './vacancy.ts';
import { AREA } from './vacancy-areas.ts';
import { vacancyDoubts } from './vacancy-doubts.ts';

/** Rates that differ from the median by this factor are asked about. */
const MARKET_FACTOR = 2.6;
/** Factor of a cold or a freezing area among others: it costs a half or twice as much. */
const FACTOR_OF_KINDS = 1.8;

/** Gives spellings of one complex the most frequent one; another set of words is a question. */
export function joinNames(vacancies: readonly Vacancy[]): void {
  const spellings = new Map<string, Map<string, number>>();
  for (const { object } of vacancies) {
    const name = object.complex['name'];
    if (typeof name !== 'string') continue;
    const counts = spellings.get(complexKey(name)) ?? new Map<string, number>();
    spellings.set(complexKey(name), counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  for (const { object, questions } of vacancies) {
    const name = object.complex['name'];
    if (typeof name !== 'string') continue;
    const [[first = name] = []] = [...(spellings.get(complexKey(name)) ?? [])].toSorted(
      (one, other) => other[1] - one[1],
    );
    if (first === name) continue;
    object.complex['name'] = first;
    const isSame = wordsOf(first).toSorted().join(' ') === wordsOf(name).toSorted().join(' ');
    if (!isSame)
      questions.push({
        sheet: object.sheet,
        row: object.sourceRow,
        field: 'complex.name',
        reason: `${vacancyDoubts.spelling} «${first}» и «${name}»`,
        group: `complex.name: ${first}`,
      });
  }
}

/** Heads of the power of a block: 'Мощность на блок, кВт'. */
const OF_BLOCK = /блок|помещен|модул|секци|юнит|unit/iu;

/** Whether all rows of a complex name one power, below no head of blocks. */
function isOfComplex(vacancies: readonly Vacancy[], power: string): boolean {
  const values = new Set(vacancies.map(({ row }) => row.values.get(power)?.value));
  const [value] = values;
  const isOfBlock = vacancies.some(({ row }) =>
    OF_BLOCK.test(row.columns.find(({ field }) => field?.name === power)?.title ?? ''),
  );
  return values.size === 1 && typeof value === 'number' && !isOfBlock;
}

/** Power that several rows of a complex name each for itself is that of their blocks: it goes to the comment. */
export function movePowerOfBlocks(vacancies: readonly Vacancy[]): void {
  const power = 'complex.electricitySupply';
  const isOwn = ({ row }: Vacancy) => row.values.get(power)?.value !== undefined && !row.values.get(power)?.isSpread;
  const keyOf = ({ object: { sheet, complex } }: Vacancy) =>
    typeof complex['name'] === 'string' ? `${sheet} ${complexKey(complex['name'])}` : undefined;
  const named = Map.groupBy(vacancies.filter(isOwn), keyOf);
  for (const vacancy of vacancies) {
    const key = keyOf(vacancy);
    const alike = key === undefined ? [] : (named.get(key) ?? []);
    if (alike.length < 2 || isOfComplex(alike, power)) continue;
    const { object, row } = vacancy;
    delete object.complex['electricitySupply'];
    if (!isOwn(vacancy)) continue;
    const title = row.columns.find(({ field }) => field?.name === power)?.title ?? '';
    const line = `${title}: ${row.values.get(power)?.raw ?? ''}`;
    object['additionalInformation'] = [object['additionalInformation'], line]
      .filter((text) => text !== undefined)
      .join('\n');
  }
}

/** Rates without a word about VAT: one question for a file that has none, else one for each of them. */
export function askVat(vacancies: readonly Vacancy[]): void {
  const rated = vacancies.filter(({ rate }) => rate !== undefined);
  const without = rated.filter(({ object }) => object['leaseVat'] === undefined);
  const asked = without.length === rated.length ? without.slice(0, 1) : without;
  const reason = without.length === rated.length ? vacancyDoubts.noVatInFile : vacancyDoubts.noVat;
  for (const { object, questions } of asked)
    questions.push({
      sheet: object.sheet,
      row: object.sourceRow,
      field: 'leaseVat',
      reason,
      group: `leaseVat: ${reason}`,
    });
}

/** Sale prices without a word about VAT among prices or rates that have one. */
export function askSaleVat(vacancies: readonly Vacancy[]): void {
  const sold = vacancies.filter(({ object }) => object['salePrice'] !== undefined);
  const without = sold.filter(({ object }) => object['saleVat'] === undefined);
  const isNamed = vacancies.some(({ object }) => object['leaseVat'] !== undefined);
  if (without.length === sold.length && !isNamed) return;
  for (const { object, questions } of without)
    questions.push({
      sheet: object.sheet,
      row: object.sourceRow,
      field: 'saleVat',
      reason: vacancyDoubts.noSaleVat,
      group: `saleVat: ${vacancyDoubts.noSaleVat}`,
    });
}

/** Rates of areas of the same kind are compared: those of offices and mezzanines differ. */
export function askMarket(vacancies: readonly Vacancy[]): void {
  const isWarehouse = ({ object }: Vacancy) => (object[AREA] as { warehouse: unknown } | undefined)?.warehouse != null;
  const rates = vacancies
    .filter(isWarehouse)
    .flatMap(({ rate }) => (rate === undefined || rate === 0 ? [] : [rate]))
    .toSorted((one, other) => one - other);
  const median = rates[Math.floor(rates.length / 2)];
  if (median === undefined || rates.length < 4) return;
  const kindOf = ({ object }: Vacancy) =>
    Object.entries((object[AREA] as { warehouse: Record<string, unknown> }).warehouse).find(
      ([, part]) => typeof part === 'object' && part !== null,
    )?.[0];
  const isOther = (vacancy: Vacancy) =>
    kindOf(vacancy) !== undefined && vacancies.filter(isWarehouse).some((one) => kindOf(one) !== kindOf(vacancy));
  for (const vacancy of vacancies.filter(isWarehouse)) {
    const { rate, object, questions } = vacancy;
    const factor = MARKET_FACTOR * (isOther(vacancy) ? FACTOR_OF_KINDS : 1);
    if (rate === undefined || (rate <= median * factor && rate >= median / factor)) continue;
    const isAsked = questions.some(({ field, reason }) => field === 'leasePricePerSqm' && reason !== unitDoubts.month);
    if (!isAsked)
      questions.push({
        sheet: object.sheet,
        row: object.sourceRow,
        field: 'leasePricePerSqm',
        reason: vacancyDoubts.market,
        group: `leasePricePerSqm: ${vacancyDoubts.market}`,
      });
  }
}

export function withoutDoubles(vacancies: readonly Vacancy[], refused: RefusedRow[]): SheetsResult {
  const seen = new Map<string, Vacancy>();
  const objects: SheetObject[] = [];
  const questions: SheetQuestion[] = [];
  for (const vacancy of vacancies) {
    const { object, rate } = vacancy;
    const key = doubleKey(vacancy);
    const earlier = key === undefined ? undefined : seen.get(key);
    if (earlier) {
      const differs = rate !== undefined && earlier.rate !== undefined && rate !== earlier.rate;
      const what = differs ? `ставка ${earlier.rate} и ${rate}` : 'совпадает всё';
      refused.push({
        sheet: object.sheet,
        row: object.sourceRow,
        reason: `Повтор строки ${earlier.object.sourceRow}: ${what}`,
      });
      if (differs)
        questions.push({
          sheet: earlier.object.sheet,
          row: earlier.object.sourceRow,
          field: 'leasePricePerSqm',
          reason: `Повтор в строке ${object.sourceRow}: ${earlier.rate} и ${rate}`,
          group: `double: ${object.sourceRow}`,
        });
      continue;
    }
    if (key !== undefined) seen.set(key, vacancy);
    objects.push(object);
    questions.push(...vacancy.questions);
  }
  return { objects, questions, refused };
}

/** Remarks about the record, not the object: they differ between copies of one advertisement. */
const OF_RECORD =
  /^[^:]{0,40}(?:(?<!\p{L})id(?!\p{L})|обновл|опублик|размещ|добавлен|создан|измен[её]н|просмотр|дата|номер объявл|телефон|контакт|ссылк|posted|updated|views)[^:]{0,40}:/iu;

/** Words of an address and their short forms: 'шоссе, 40, стр. 3' and 'ш., 40 стр.3' are one. */
const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})шоссе(?!\p{L})/gu, 'ш'],
  [/(?<!\p{L})улица(?!\p{L})/gu, 'ул'],
  [/(?<!\p{L})(?:проезд|пр-д)(?!\p{L})/gu, 'пр-д'],
  [/(?<!\p{L})(?:проспект|пр-кт|пр-т)(?!\p{L})/gu, 'пр-т'],
  [/(?<!\p{L})строение(?!\p{L})/gu, 'стр'],
  [/(?<!\p{L})(?:корпус|корп)(?!\p{L})/gu, 'к'],
  [/(?<!\p{L})литера?(?!\p{L})/gu, 'лит'],
  [/(?<!\p{L})(?:дом|д)(?=\.? ?\d)/gu, ''],
  [/(?<!\p{L})(?:город|гор|г)(?=\.? ?\p{L}{2})/gu, ''],
];

/** An address in one spelling of its words, without the signs between them. */
function addressKey(address: string): string {
  const short = SHORT_WORDS.reduce((text, [pattern, word]) => text.replace(pattern, word), fold(address));
  return (short.match(/\p{L}+|\d+/gu) ?? []).join(' ');
}

/** What two rows of one vacancy have in common: complex, building, block and area, or every value. */
function doubleKey({ object, row, rate }: Vacancy): string | undefined {
  const { complex, building } = object;
  const named = typeof complex['name'] === 'string' ? complexKey(complex['name']) : undefined;
  const address = typeof complex['fullAddress'] === 'string' ? addressKey(complex['fullAddress']) : undefined;
  const key = named ?? address;
  if (key === undefined) return undefined;
  const block = object['name'];
  const area = JSON.stringify(object[AREA], (key, value) => (key === 'leasePricePerSqm' ? null : value));
  const place = [key, buildingKey(String(building['name'] ?? ''))];
  if (typeof block === 'string') return [...place, foldCode(block), area].join('|');
  return [
    ...place,
    area,
    rate,
    fold(row.values.get('floors')?.raw ?? ''),
    object['availabilityDate'],
    row.remarks.filter((remark) => !OF_RECORD.test(remark)).join(),
  ].join('|');
}
