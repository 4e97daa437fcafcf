import { type FactWords, readFacts, tidyText } from '#importing/sheets/facts.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import { type CellReading, isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { findChoice, type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { levelOf, namedAtBegin } from './part-names.ts';
import { vacancyDoubts } from './vacancy-doubts.ts';
import { buildingSectionWords, vacancyFacts } from './vacancy-facts.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** 'Корпус 1 (класс B+, высота 9 м)', 'СК Северный (Солнечногорск, Ленинградское ш., 41 км от МКАД)'. */
const WITH_BRACKETS = /^(?<name>[^()]{2,60}?)\s*\((?<inside>[^()]{4,120})\)\s*$/u;

const bracketFacts: readonly FactWords[] = [
  ...vacancyFacts.filter(
    ({ field }) => field?.startsWith('complex.') || (field?.startsWith('building.') && field !== 'building.name'),
  ),
  ...buildingSectionWords,
].filter(({ field }) => field !== 'complex.name');

/** 'B+' of 'К5, B+', 'A' of 'Корпус 2 [A]': a class without its word; a letter alone after a comma may be a liter. */
const BARE_CLASS: FactWords = {
  field: 'building.buildingClass',
  pattern: /(?<=(?:^|[,;|/(\-–—[]) ?)(?<value>[ABCDАВСД][+-])(?= ?(?:[,;|/)\]]|$))/gu,
  example: 'К5, B+',
};

/** 'А, класс B+', '2 / h 12 м': the number or the letter of a building without its word. */
function numberedAtBegin(text: string): { name: string; rest: string } | undefined {
  const { name = '', rest = '' } =
    /^\s*(?<name>(?:№ ?)?(?:\d{1,3}\p{L}?|\p{Lu}))(?<rest>\s*[,;(/|[–—-].*)$/su.exec(text)?.groups ?? {};
  return name === '' ? undefined : { name, rest };
}

/** The row whose name of a building or a block has its name alone: 'лит. А, кл. А', 'стр. 2 — класс B, 2008 г.' */
function withPartFacts(row: RowReading, choices: SheetChoices): RowReading {
  const values = new Map(row.values);
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  for (const field of ['complex.name', 'building.name', 'name']) {
    const reading = values.get(field);
    const text = typeof reading?.value === 'string' ? reading.value : '';
    const named = namedAtBegin(text) ?? (field === 'building.name' ? numberedAtBegin(text) : undefined);
    if (!reading || !named || !/\p{L}/u.test(named.rest)) continue;
    const facts = [...bracketFacts.filter((fact) => fact.field?.startsWith('building.')), BARE_CLASS];
    const found = readFacts(tidyText(named.rest), facts, vacancySheetFields, context);
    if (found.values.size === 0) continue;
    const others = found.rest
      .split(/[|,;()[\]]|\s[-–—/](?=\s|$)/u)
      .map((part) =>
        part
          .trim()
          .replace(/^[-–—/.]+|[-–—/.]+$/gu, '')
          .trim(),
      )
      .filter((part) => /[\p{L}\d]/u.test(part) && !/^г(?:од\p{L}?)?$/u.test(part));
    values.set(field, { ...reading, value: [named.name, ...others].join(', ') });
    for (const [name, fact] of found.values) if (isBlank(values.get(name))) values.set(name, fact);
  }
  return { ...row, values };
}

/** The row whose name of a complex or a building has no brackets: what they say are values of their own. */
export function withBracketFacts(written: RowReading, choices: SheetChoices): RowReading {
  const row = withPartFacts(written, choices);
  for (const name of ['complex.name', 'building.name']) {
    const reading = row.values.get(name);
    const found = WITH_BRACKETS.exec(typeof reading?.value === 'string' ? reading.value : '')?.groups;
    if (!reading || !found) continue;
    const { name: before = '', inside = '' } = found;
    const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
    const text = nominativeHighways(tidyText(inside));
    const { values: facts, rest } = readFacts(text, bracketFacts, vacancySheetFields, context);
    if (facts.size === 0) continue;
    const values = new Map(row.values);
    values.set(name, { ...reading, value: before.trim() });
    for (const [field, fact] of facts) if (isBlank(values.get(field))) values.set(field, fact);
    const [address] = rest
      .split('|')
      .map((part) => part.replace(/^[\s,;:-]+|[\s,;:-]+$/gu, ''))
      .filter((part) => /^\p{Lu}\p{L}{2}/u.test(part));
    const isComplex = levelOf(before) === 'complex';
    // 'Логопарк (Минское шоссе, 48 км от МКАД)': the road is all that is known of the address.
    const isRoad = address === undefined && /^[^,]+,\s*\d+(?:[.,]\d)? ?км[^,]*$/iu.test(inside);
    if (isComplex && isRoad && isBlank(values.get('complex.fullAddress')))
      values.set('complex.fullAddress', { raw: '', value: inside.trim() });
    if (isComplex && address !== undefined && isBlank(values.get('complex.fullAddress')))
      values.set('complex.fullAddress', { raw: inside, value: address });
    return { ...row, values };
  }
  return row;
}

/** Blocks that are let whole. */
export const wholeWords: readonly MeaningWords<true>[] = [
  {
    pattern:
      /(?<!\p{L})(?:(?:только |сда[её]тся |сдаем )целиком|не дел(?:ится|им|ят)|делить не (?:буд\p{L}*|планиру\p{L}*)|без делени\p{L}*|неделим\p{L}*)(?!\p{L})/u,
    means: true,
    example: 'только целиком',
  },
  { pattern: /^(?:целиком|весь|вс[её]|вся|полностью)$/u, means: true, example: 'целиком' },
  {
    pattern: /(?<!\p{L})(?:whole (?:building|block|unit)?(?: only)?|not divisible|single (?:let|tenant))(?!\p{L})/u,
    means: true,
    example: 'whole building only',
  },
];

/** The row that is let whole by its smallest block or its comment: 'целиком' below 'Мин. нарезка'. */
export function withWholeBlock(row: RowReading): RowReading {
  const least = row.values.get('minimalRentalBlockArea');
  const isInColumn = least !== undefined && least.value === undefined && meaningOf(wholeWords, least.raw) === true;
  const isInRemark = row.remarks.some((remark) => {
    // 'Ангар 1000 м2, высота 8 м. Делить не будут. Сразу': a sentence alone.
    const parts = remark.replace(/^[^:]*:\s*/u, '').split(/[.;!]\s/u);
    return parts.some((text) => text.length <= LONGEST_REMARK && meaningOf(wholeWords, text) === true);
  });
  const isSeeAbove = least?.value === undefined && /^см\.? /iu.test(least?.raw ?? '');
  if (!isInColumn && !isInRemark && !isSeeAbove) return row;
  const values = new Map(row.values);
  if (isInColumn || isSeeAbove) values.delete('minimalRentalBlockArea');
  if (!isSeeAbove && isBlank(values.get('isWholeForRent')))
    values.set('isWholeForRent', { raw: least?.raw ?? '', value: true });
  return { ...row, values };
}

/** Longest remark that is about the whole block alone (characters). */
const LONGEST_REMARK = 40;

/** '1-2', '1 и 2 этажи': the floors of an area. */
function withFloorsOfRange(row: RowReading, choices: SheetChoices): RowReading {
  const reading = row.values.get('floors');
  const [, first, last] =
    /^\s*([1-9])\s*(?:эт\p{L}*\.?)?\s*(?:[-–—+,&]|и|до|to|and)\s*([1-9])\s*(?:-?й)?\s*(?:эт\p{L}*\.?|floors?)?\s*$/iu.exec(
      reading?.raw ?? '',
    ) ?? [];
  if (!reading || first === undefined || last === undefined || Number(last) <= Number(first)) return row;
  const isRange = /[-–—]|до|to/u.test(reading.raw);
  const numbers = isRange
    ? Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index)
    : [Number(first), Number(last)];
  const found = numbers.flatMap(
    (number) => findChoice(String(number), choices['floor'] ?? [], vacancyChoiceWords['floor'])?.value ?? [],
  );
  if (found.length < numbers.length) return row;
  return { ...row, values: new Map([...row.values, ['floors', { raw: reading.raw, value: found }]]) };
}

function withFloorsAsked(row: RowReading): RowReading {
  const reading = row.values.get('floors');
  if (!reading) return row;
  return { ...row, values: new Map([...row.values, ['floors', { ...reading, doubt: vacancyDoubts.floorOf }]]) };
}

/** '1/2' below 'Этаж/Этажность': the floor of the area and the number of floors. */
export function withFloors(written: RowReading, choices: SheetChoices): RowReading {
  const row = withFloorsOfRange(written, choices);
  const column = row.columns.find(({ title }) =>
    /этаж\p{L}*\s*[/\\]\s*(?:этажн|этажей|всего)|эт\.?\s*[/\\]\s*эт|floor\s*\/\s*floors/iu.test(title),
  );
  const own = row.values.get('floors')?.raw ?? '';
  // '2 из 4', '1/1' below 'Этаж'; '1/2' may be two floors.
  const isPair = /^\s*(\d)\s*(?:из\s*\d|[/\\]\s*\1(?!\d))/u.test(own);
  if (!column && !isPair && /^\s*\d\s*[/\\]\s*\d\s*(?:эт\p{L}*\.?)?$/u.test(own)) return withFloorsAsked(row);
  const name = column?.field?.name ?? (isPair ? 'floors' : undefined);
  const reading: CellReading | undefined = name === undefined ? undefined : row.values.get(name);
  const [, floor, count] =
    /^\s*(-?\d{1,2})\s*(?:\/|из|\\)\s*(\d{1,2})\s*(?:эт\p{L}*\.?)?$/iu.exec(reading?.raw ?? '') ?? [];
  if (!reading || name === undefined || floor === undefined || count === undefined) return row;
  const values = new Map(row.values);
  values.delete(name);
  const found = findChoice(floor, choices['floor'] ?? [], vacancyChoiceWords['floor']);
  if (found) values.set('floors', { raw: reading.raw, value: [found.value] });
  values.set('building.floorsNumber', { raw: reading.raw, value: Number(count) });
  return { ...row, values };
}
