import { fold } from '#importing/sheets/fold.ts';
import { type CellReading, QUESTION_MARK, valueDoubts } from '#importing/sheets/read-value.ts';
import type { SheetChoice } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';

const doubts = {
  kva: 'Мощность в кВА, а не в кВт',
  times: 'Мощность указана произведением: за всё или за каждый?',
  twoAreas: 'Названы две площади: по документам и по факту',
  category: 'Категория уточняется',
  gardening: 'Садоводство: код 1.5 или 13.2?',
} as const;

const KVA = /\d ?(?:ква|мва|kva|mva)(?!\p{L})/u;
const KW = /\d ?(?:квт|мвт|kw|mw)(?!\p{L})/u;
/** '2х15 кВт', '2 по 15 кВт', '15 кВт × 2'. */
const TIMES = /(?<![\d.,])\d{1,2} ?(?:[хx×*]|по) ?\d+(?:[.,]\d+)? ?(?:квт|ква|мвт)|\d ?(?:квт|ква|мвт) ?[хx×*] ?\d/u;
/** '12 сот (по факту 14)', '12 соток по документам, 14 по факту', 'факт 14 сот.'. */
const IN_FACT =
  /(?<!\p{L})(?:(?:по |в )?факт(?:у|ически|ическая)?|де-?факто|с прирезк\p{L}*|по забору)(?!\p{L})[ :–—-]*(?:площадь )?(?:около |~ ?)?\d+(?:[.,]\d+)? ?(?:сот|га|м2|кв|[),.;]|$)|(?<![\d:])\d+(?:[.,]\d+)? ?(?:сот\p{L}*|га|м2|кв\.? ?м\.?)? ?(?:по |-? ?в )?(?:факту|фактически|де-?факто|по забору)(?!\p{L})/u;
/** '30 сот, 18 по документам'. */
const OTHER_ON_PAPER =
  /\d ?(?:сот\p{L}*|га)(?!\p{L})[^\d\n;|]{0,40}[,(] ?(?:из них )?\d+(?:[.,]\d+)? ?(?:сот\p{L}*|га)? ?по (?:док|бумаг|егрн|свидет|выписк)/u;
const ON_PAPER = /(?<!\p{L})(?:по (?:док\p{L}*|бумаг\p{L}*|егрн|свидет\p{L}*|выписк\p{L}*)|докум\p{L}*)/u;

/** The text of a row that is about a power: its cell, the cell of all utilities, its remarks. */
function textsOf(row: RowReading, values: ReadonlyMap<string, CellReading>, name: string): string[] {
  const cells = [values.get(name)?.raw ?? '', values.get('utilities')?.raw ?? ''];
  return [...cells, ...row.remarks, ...(row.isApart ? [row.text] : [])].map((text) => fold(text).replaceAll('²', '2'));
}

/** Asks about values that have two readings: kVA for kW, '2х15 кВт', two areas, a name of two codes of the classifier. */
export function askTwoReadings(values: Map<string, CellReading>, row: RowReading): void {
  askPower(values, row);
  askArea(values, row);
  askGardening(values);
  askCategory(values, row);
  for (const name of ['category', 'permittedUseTypes'])
    if (values.get(name)?.value !== undefined && QUESTION_MARK.test(values.get(name)?.raw ?? ''))
      ask(values, name, valueDoubts.marked);
}

function ask(values: Map<string, CellReading>, name: string, doubt: string): void {
  const reading = values.get(name);
  if (reading?.doubt === undefined) values.set(name, { raw: '', ...reading, doubt });
}

function askPower(values: Map<string, CellReading>, row: RowReading): void {
  const name = 'electricitySupply';
  const power = values.get(name)?.value as { value?: number | null; from?: number | null } | null | undefined;
  const isRead = (power?.value ?? power?.from ?? undefined) !== undefined;
  const utilities = fold(values.get('utilities')?.raw ?? '');
  if (!isRead && !KVA.test(utilities) && !TIMES.test(utilities)) return;
  const texts = textsOf(row, values, name);
  // The power in kW is read where both are named.
  const isInKw = texts.some((text) => KW.test(text));
  if (texts.some((text) => TIMES.test(text))) ask(values, name, doubts.times);
  else if (!isInKw && texts.some((text) => KVA.test(text))) ask(values, name, doubts.kva);
}

function askArea(values: Map<string, CellReading>, row: RowReading): void {
  const area = values.get('area');
  if (typeof area?.value !== 'number') return;
  const texts = [area.raw, ...row.remarks, ...(row.isApart ? [row.text] : [])].map((text) =>
    fold(text).replaceAll('²', '2'),
  );
  const isTwo =
    texts.some((text) => OTHER_ON_PAPER.test(text)) ||
    texts.some(
      (text) => IN_FACT.test(text) && (/\d.*\d/u.test(text) || ON_PAPER.test(text) || text !== fold(area.raw)),
    );
  if (isTwo) ask(values, 'area', doubts.twoAreas);
}

/** 'садоводство' alone: of settlements the code is 13.2, of farmland 1.5; without a category it is either. */
function askGardening(values: Map<string, CellReading>): void {
  const uses = values.get('permittedUseTypes');
  const named = fold(uses?.raw ?? '').trim();
  const isAlone = /^(?:для )?садоводств[оа]\.?$/u.test(named);
  if (!isAlone || (values.get('category')?.value as SheetChoice | undefined) !== undefined) return;
  ask(values, 'permittedUseTypes', doubts.gardening);
}

/** 'Категория уточняется (с/х или промышленность)': a category that is not settled. */
const CATEGORY_OPEN = /(?<!\p{L})категори[яи](?: земел\p{L}*| земли)?[ :–—-]{0,3}(?:пока |ещё |еще )?уточня\p{L}*/iu;

function askCategory(values: Map<string, CellReading>, row: RowReading): void {
  const texts = [...row.remarks, ...(row.isApart ? [row.text] : [])];
  if (texts.some((text) => CATEGORY_OPEN.test(text))) ask(values, 'category', doubts.category);
}
