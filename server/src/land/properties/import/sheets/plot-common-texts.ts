import { fold } from '#importing/sheets/fold.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';

/** Longest sentence that is read (characters): a longer one is a text about the company. */
const LONGEST_SENTENCE = 240;
/** Ends of sentences, also after capitals ('ИЖС. Газ подключён'); a dot after a shortened word is none. */
const SENTENCES = /(?<=\p{L}{4}[)»"]?|\))[.!] (?=[\p{Lu}\p{Ll}])|(?<=\p{Lu}{3})\. (?=\p{Lu}\p{Ll}{2})|[;\n]/u;
/** 'Земли промышленности, кроме Лопатино и Алексеевки (земли населённых пунктов)'. */
const EXCEPTION =
  /[,(\s]*(?<!\p{L})(?:кроме|за исключением|исключая|за вычетом|помимо|except(?: for)?|excluding)(?!\p{L}) *(?<names>[^().;]+?)(?: *\((?<other>[^)]+)\)| *[-–—:] *(?<said>[^();]+))?\)?$/iu;
/** 'лоты 4 и 11', '№ 3, 5', 'кроме 7' */
const NUMBERS =
  /^(?:(?:лот|участ|уч|позици|поз|строк|номер|п)\p{L}*\.? *)?(?:№ *)?\d{1,3}(?:(?: *,| и) *(?:№ *)?\d{1,3})*$/iu;

/** Sentences of sections, titles and notes as far as they are about a row; the nearest section comes first. */
export function commonTexts(
  { sections, titles, notes = [] }: RowReading,
  values: ReadonlyMap<string, CellReading>,
): string[] {
  const texts = [...new Set([...sections.toReversed(), ...titles, ...notes])];
  return texts.flatMap((text) =>
    text
      .split(SENTENCES)
      .map((sentence) => sentence.trim().replace(/\.$/u, ''))
      .filter((sentence) => sentence !== '' && sentence.length <= LONGEST_SENTENCE)
      .flatMap((sentence) => withoutException(sentence, values)),
  );
}

/** The sentence without its exception; of a plot that is excepted, what the sentence says of exceptions. */
function withoutException(sentence: string, values: ReadonlyMap<string, CellReading>): string[] {
  const found = EXCEPTION.exec(sentence);
  const { names = '', other, said } = found?.groups ?? {};
  if (!found) return [sentence];
  if (!isNamed(names.trim(), values)) return [sentence.slice(0, found.index)];
  return [other ?? said ?? ''].filter((text) => text !== '').map((text) => `Все ${text}`);
}

/** Whether an exception names a plot: by the beginning of a name of its address, or by its number in the list. */
function isNamed(names: string, values: ReadonlyMap<string, CellReading>): boolean {
  if (NUMBERS.test(names)) {
    const [own] = /\d+/.exec(values.get('sequence')?.raw ?? '') ?? [];
    const listed: readonly string[] = names.match(/\d+/g) ?? [];
    return own !== undefined && listed.includes(own);
  }
  const address = fold(values.get('address')?.raw ?? '').match(/\p{L}+/gu) ?? [];
  const stems = (names.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).map((name) => fold(name).slice(0, -2));
  return stems.some((stem) => stem.length >= 3 && address.some((word) => word.startsWith(stem)));
}
