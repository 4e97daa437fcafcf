import { fold, wordsOf } from '#importing/sheets/fold.ts';
import type { RowReading } from '#importing/sheets/read-sheets.ts';
import { isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { kindsOfComplex, vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** Part of a complex that a name means by its first word: 'Корпус 1' a building, 'Помещение 12' a block. */
export function levelOf(text: string): 'complex' | 'building' | 'block' {
  const folded = fold(text);
  if (/^(?:корпус|здание|строение|корп|стр|литера?|фаза|очередь)(?!\p{L})/u.test(folded)) return 'building';
  return /^(?:помещение|пом|блок|секция|отсек|модуль|камера|бокс|лот|мезонин|мез|офис|антресоль)(?!\p{L})/u.test(folded)
    ? 'block'
    : 'complex';
}

const ADDRESS_WORDS =
  /(?<!\p{L})(?:москва|спб|мо|область|край|обл|г\. ?о|г|д|с|рп|пос|р-н|район|ул|ш|шоссе|км|вл|стр)(?:\.|\s|$)/iu;

/** Name and address in one cell, where no column has the name alone: 'Вешки, г. о. Мытищи, пос. Вешки'. */
export function withName(row: RowReading): RowReading {
  const address = row.values.get('complex.fullAddress');
  const column = row.columns.find(({ field }) => field?.name === 'complex.fullAddress');
  const mayName = /назван|наимен|объект|комплекс|проект|где/iu.test(column?.title ?? '') || address?.raw.includes('\n');
  const isNamed = !isBlank(row.values.get('complex.name')) || row.sections.length > 0;
  const [, name = '', rest = ''] = /^([^\n,]{2,60})[\n,]\s*([\s\S]+)$/u.exec(address?.raw ?? '') ?? [];
  if (!address || !mayName || isNamed || name === '' || ADDRESS_WORDS.test(name) || !ADDRESS_WORDS.test(rest))
    return row;
  const values = new Map(row.values);
  values.set('complex.name', { raw: name, value: name.trim() });
  values.set('complex.fullAddress', { ...address, value: rest.replace(/\s+/g, ' ').trim() });
  return { ...row, values };
}

/** Building, floor and block in one cell: 'Корпус 1, 1 этаж, блок A1', 'Логопарк Север, корпус 2'. */
export function withPlaceParts(row: RowReading, choices: SheetChoices): RowReading {
  for (const name of ['complex.name', 'building.name', 'name', 'complex.fullAddress', 'floors']) {
    const reading = row.values.get(name);
    const text = name === 'floors' ? reading?.raw : reading?.value;
    if (!reading || typeof text !== 'string') continue;
    const found = placeParts(text, choices['floor'] ?? []);
    const isWhole = found.rest === '';
    if (found.values.length === 0 || (!isWhole && name !== 'complex.name') || (isWhole && found.values.length < 2))
      continue;
    const values = new Map(row.values);
    if (isWhole) values.delete(name);
    else values.set(name, { ...reading, value: found.rest });
    for (const [field, value] of found.values) {
      if (field === name || isBlank(values.get(field))) values.set(field, { raw: reading.raw, value });
    }
    return { ...row, values };
  }
  return row;
}

function placeParts(text: string, floors: readonly SheetChoice[]): { values: [string, unknown][]; rest: string } {
  const values: [string, unknown][] = [];
  const rest = text.split(/[,;]/).flatMap((part) => {
    const [trimmed] = [part.trim()];
    const floor = /этаж/iu.test(trimmed) ? findChoice(trimmed, floors, vacancyChoiceWords['floor'])?.value : undefined;
    const level = levelOf(trimmed);
    if (floor) values.push(['floors', [floor]]);
    else if (level === 'building') values.push(['building.name', trimmed]);
    else if (level === 'block') values.push(['name', trimmed]);
    else return [trimmed];
    return [];
  });
  return { values, rest: rest.join(', ') };
}

/** A quoted name after a word of its kind, or alone: «Пример» of a client is no complex. */
const COMPLEX_IN_TITLE =
  /(?:(?:комплекс|парк|склад|терминал|объект|база)\p{L}*|(?<!\p{L})(?:СК|ЛП|ИП|ЛК))\s*[«"„]([^»"“]{3,60})[»"“]|^\s*[«"„]([^»"“]{3,60})[»"“]\s*$/iu;

/** Name of the complex that a title quotes. */
export function complexOfTitle(row: RowReading): string | undefined {
  const quoted = row.titles
    .map((title) => COMPLEX_IN_TITLE.exec(title))
    .map((found) => found?.[1] ?? found?.[2])
    .find((name) => name !== undefined);
  if (quoted !== undefined) return quoted;
  return undefined;
}

/** A name without the words that say what it is, in any order: spellings of one complex have equal keys. */
export function complexKey(name: string): string {
  const romans: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };
  const words = wordsOf(name).map((word) => romans[word] ?? word);
  const telling = words.filter((word) => !kindsOfComplex.has(word));
  return (telling.length > 0 ? telling : words).toSorted().join(' ');
}
