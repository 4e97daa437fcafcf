/** Numbers of a cell, and why they are not certain. */
export interface CadastralReading {
  readonly numbers: readonly string[];
  readonly doubt?: string;
}

const NUMBER = /(?<![\d:])(\d{1,2})\s?[:;]\s?(\d{2})\s?[:;]\s?(\d{6,7})\s?[:;]\s?(\d{1,6})(?![\d:])/g;
/** A last part after a whole number: ', 146', ', :147'. */
const TAIL = /^\s*(?:[,;/]|и)\s*:?(\d{1,6})(?![\d:.]|(?:[ ,]\d{1,3})*\s?(?:га|м|сот|кв|руб|млн|тыс))/u;

export const cadastralDoubts = {
  incomplete: 'Кадастровый номер неполный или с опиской',
  range: 'Назван диапазон кадастровых номеров',
} as const;

/** Cadastral numbers in a text: several, with letters О for zeros, the next ones by their last part. */
export function readCadastral(text: string): CadastralReading {
  const tidy = text.normalize('NFKC').replace(/\S*:\S*/g, (part) => part.replace(/[oо]/gi, '0'));
  const numbers: string[] = [];
  let rest = tidy;
  for (const found of tidy.matchAll(NUMBER)) {
    const [whole, region = '', district, quarter, last] = found;
    const begin = `${region.padStart(2, '0')}:${district}:${quarter}`;
    numbers.push(`${begin}:${last}`);
    rest = rest.replace(whole, ' ');
    let after = tidy.slice(found.index + whole.length);
    for (let tail = TAIL.exec(after); tail; tail = TAIL.exec(after)) {
      numbers.push(`${begin}:${tail[1]}`);
      rest = rest.replace(tail[0], ' ');
      after = after.slice(tail[0].length);
    }
    if (/^\s?[-–—]\s?:?\d/.test(after)) return { numbers, doubt: cadastralDoubts.range };
  }
  const isBroken = /\d+:\d+/.test(rest) || (numbers.length === 0 && /\d{2}\D\d{2}\D\d{5,7}/.test(rest));
  return isBroken ? { numbers, doubt: cadastralDoubts.incomplete } : { numbers };
}

/** A point in degrees, and why it is not certain. */
export interface PositionReading {
  readonly latitude: number;
  readonly longitude: number;
  readonly doubt?: string;
}

export const positionDoubts = { swapped: 'Широта и долгота переставлены', outside: 'Точка не в России' } as const;

const DECIMAL = /(\d{2,3}[.,]\d{2,})\s*\s*°?\s*[NEсв]?(?:\s*[,;/\s]\s*)(\d{2,3}[.,]\d{2,})/iu;
const LINK = /(?:[?&](?:ll|pt)=)(\d{2,3}\.\d+),(\d{2,3}\.\d+)/i;
const MINUTES = /(\d{2,3})\s*[°º]\s*(\d{1,2})\s*['′’]\s*(\d{1,2}(?:[.,]\d+)?)?/gu;

/** Reads '55.7512, 37.6184', '55,7512; 37,6184', '55°45′04″ 37°37′06″'. */
export function readPosition(written: string): PositionReading | undefined {
  const link = LINK.exec(written.replace(/%2C/gi, ','));
  // A link of a map that names the longitude first.
  if (link) return checkPosition(Number(link[2]), Number(link[1]));
  const text = written
    .replace(/(?:с\. ?ш\.?|в\. ?д\.?|широта|долгота|lat|lon)/giu, ' ')
    .replace(/[NE](?=\s?\d)|(?<=\d[°\s]*)[NE]/gi, ' ');
  const decimal = DECIMAL.exec(text);
  if (decimal) return checkPosition(Number(decimal[1]?.replace(',', '.')), Number(decimal[2]?.replace(',', '.')));
  const [latitude, longitude] = [...text.matchAll(MINUTES)].map(([, degrees, minutes, seconds = '0']) =>
    Number((Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(',', '.')) / 3600).toFixed(6)),
  );
  return latitude !== undefined && longitude !== undefined ? checkPosition(latitude, longitude) : undefined;
}

/** Puts a swapped point right, with a doubt: Russia lies between 41 and 82 degrees north, from 19 degrees east. */
export function checkPosition(first: number, second: number): PositionReading {
  const isPoint = (latitude: number, longitude: number) => latitude >= 41 && latitude <= 82 && longitude >= 19;
  if ((first < 41 || first > 82) && isPoint(second, first))
    return { latitude: second, longitude: first, doubt: positionDoubts.swapped };
  if (isPoint(first, second)) return { latitude: first, longitude: second };
  return { latitude: first, longitude: second, doubt: positionDoubts.outside };
}
