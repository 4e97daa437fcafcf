import { readFacts, tidyText } from '#importing/sheets/facts.ts';
import { fold } from '#importing/sheets/fold.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import type { RowReading } from '#importing/sheets/read-sheets.ts';
import type { CellReading, ReadingContext } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { findChoice, type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { plotFacts } from './plot-facts.ts';
import { plotSheetFields } from './plot-sheet-fields.ts';
import { plotChoiceWords, utilityNames } from './plot-sheet-words.ts';

/** Fields that a title may name for all rows: 'Все участки в собственности. Дмитровское шоссе.' */
const ofTitles: readonly string[] = ['landHighway', 'region'];

/** The row with what its cells and titles say of fields that no column has. */
export function withRowWords(row: RowReading, choices: SheetChoices): RowReading {
  const values = new Map(row.values);
  for (const [name, reading] of titleValues(row, choices)) if (!isFilled(values.get(name))) values.set(name, reading);
  addAddress(values, row);
  addBargaining(values);
  addUses(values, row, choices);
  moveUtilities(values, row);
  moveLinks(values, row);
  return { ...row, values };
}

function isFilled(reading: CellReading | undefined): boolean {
  return (reading?.raw ?? '') !== '';
}

/** One highway and one region of the titles, where no column has them. */
function titleValues({ titles, columns, listDay }: RowReading, choices: SheetChoices): Map<string, CellReading> {
  const facts = plotFacts.filter(({ field }) => field !== undefined && ofTitles.includes(field));
  const context: ReadingContext = {
    units: {},
    choices,
    choiceWords: plotChoiceWords,
    now: new Date(`${listDay}T12:00:00Z`),
    listDay,
  };
  const found = titles.flatMap((title) =>
    title.length > LONGEST_TITLE
      ? []
      : [...readFacts(nominativeHighways(tidyText(title)), facts, plotSheetFields, context).values],
  );
  const certain = found.filter(([name, { value, doubt }]) => {
    const names = new Set(found.filter(([other]) => other === name).map(([, one]) => (one.value as SheetChoice)?.id));
    return value !== undefined && doubt === undefined && names.size === 1;
  });
  const hasColumn = (name: string) => columns.some(({ field }) => field?.name === name);
  return new Map(certain.filter(([name]) => !hasColumn(name)));
}

/** Longest title that is read (characters): a longer one is a text about the company. */
const LONGEST_TITLE = 160;

/** '50:07:0060405:40 д. Кашино': a place after the number, where no column has the address. */
function addAddress(values: Map<string, CellReading>, { columns }: RowReading): void {
  const numbers = values.get('cadastralNumbers');
  const hasColumn = columns.some(({ field }) => field?.name === 'address');
  if (hasColumn || isFilled(values.get('address')) || !Array.isArray(numbers?.value)) return;
  const rest = numbers.raw
    .replace(/\d{1,2}\s?:\s?\d{2}\s?:\s?\d{6,7}\s?:\s?\d{1,6}/gu, ' ')
    .replace(/(?<!\p{L})(?:к\. ?н\.?|кн|кад\p{L}*\.?(?: номер| №)?|зу|участ\p{L}+)(?!\p{L})[\s:№]*/giu, ' ')
    .replace(/^[\s,;()–—-]+|[\s,;()–—-]+$/gu, '')
    .replace(/\s+/g, ' ');
  if (/^(?:(?:г|д|с|п|пос|рп|дер|СНТ|КП)\.? ?)?\p{Lu}\p{L}{2}/u.test(rest) && rest.length <= 120)
    values.set('address', { raw: rest, value: rest });
}

/** '8,9 торг' in the column of prices. */
function addBargaining(values: Map<string, CellReading>): void {
  if (isFilled(values.get('hasBarganing'))) return;
  const text = fold(`${values.get('price')?.raw ?? ''} ${values.get('pricePerHa')?.raw ?? ''}`);
  if (
    /(?<!\p{L})торг(?: уместен| возможен| есть)?(?!\p{L})/u.test(text) &&
    !/без торга|торг (?:не|отсут)|не торг/u.test(text)
  )
    values.set('hasBarganing', { raw: text.trim(), value: true });
}

/** 'пром, производственная деятельность' in the column 'Категория / ВРИ'. */
function addUses(values: Map<string, CellReading>, { columns }: RowReading, choices: SheetChoices): void {
  const column = columns.find(({ field }) => field?.name === 'category' || field?.name === 'permittedUseTypes');
  const title = fold(column?.title ?? '');
  const cell = values.get('category')?.raw ?? '';
  const isOnlyOne = !columns.some(({ field }) => field?.name === 'permittedUseTypes');
  const hasBoth =
    (/категор/u.test(title) && /(?<!\p{L})ври(?!\p{L})|использован/u.test(title)) ||
    (column?.field?.name === 'category' && isOnlyOne && !/энергетик\p{L}*,? транспорт/u.test(fold(cell)));
  const own = column?.field?.name ?? '';
  const reading = values.get(own);
  const other = own === 'category' ? 'permittedUseTypes' : 'category';
  if (!hasBoth || !reading || isFilled(values.get(other))) return;
  const parts = reading.raw.split(/[,;\n]| \/ /u).map((part) => part.trim());
  const categories = choices['categories'] ?? [];
  const uses = choices['permitted-use-types'] ?? [];
  const [first = '', ...rest] = parts;
  const category = findChoice(first, categories, plotChoiceWords['categories'])?.value;
  if (category === undefined) return;
  values.set('category', { raw: reading.raw, value: category });
  const found = rest.flatMap((part) => {
    const [code] = /(?<![\d.])\d{1,2}\.\d{1,2}(?:\.\d)?(?![\d.])/.exec(part) ?? [];
    const ofCode = code === undefined ? undefined : uses.find((one) => one.code === code);
    if (ofCode) return [ofCode];
    const use = findChoice(part, uses, plotChoiceWords['permitted-use-types']);
    return use?.isSure ? [use.value] : [];
  });
  if (found.length > 0) values.set('permittedUseTypes', { raw: reading.raw, value: found });
  else if (own !== 'category') values.delete('permittedUseTypes');
}

/** 'ТУ: газ 100 м3/ч, 2 МВт' in the column of power: a cell that names other utilities is about all of them. */
function moveUtilities(values: Map<string, CellReading>, { columns }: RowReading): void {
  const power = values.get('electricitySupply');
  if (!power || isFilled(values.get('utilities'))) return;
  const others = utilityNames.filter(({ means }) => means !== 'electricitySupply');
  const named = others.filter(({ pattern }) => pattern.test(fold(power.raw)));
  const hasColumn = ({ means }: { means: string }) => columns.some(({ field }) => field?.name === means);
  if (named.length === 0 || named.some(hasColumn)) return;
  values.delete('electricitySupply');
  values.set('utilities', { raw: power.raw, value: power.raw });
}

/** Fields of links by the site that they lead to. */
const linkSites: readonly MeaningWords<'linkToDisk' | 'linkToPublicCadastralMap'>[] = [
  {
    pattern: /(?:disk\.yandex|yadi\.sk|drive\.google|cloud\.mail|dropbox|onedrive|1drv|disk\.360|icloud)/u,
    means: 'linkToDisk',
    example: 'https://disk.yandex.ru/d/a1',
  },
  {
    pattern: /(?:nspd\.gov|pkk\.rosreestr|pkk5|rosreestr|map\.ru\/pkk|egrp365|нспд)/u,
    means: 'linkToPublicCadastralMap',
    example: 'https://nspd.gov.ru/map',
  },
];

/** A link in a column of links of any kind goes to the field of its site. */
function moveLinks(values: Map<string, CellReading>, { columns }: RowReading): void {
  const link = values.get('linkToDocumentation');
  const target = meaningOf(linkSites, link?.raw ?? '');
  if (!link || target === undefined || columns.some(({ field }) => field?.name === target)) return;
  if (isFilled(values.get(target)) || /\s/u.test(link.raw.trim())) return;
  values.delete('linkToDocumentation');
  values.set(target, link);
}
