import { parseSaidPeriod } from '@gektar/format/said-day.ts';
import { fold } from './fold.ts';
import { type MeaningWords, meaningOf } from './value-words.ts';

/** A day of a cell, `YYYY-MM-DD`, and why it is not certain. */
export interface DayReading {
  readonly day: string;
  readonly doubt?: string;
}

export const dayDoubts = {
  noYear: 'Назван срок без года',
  approximate: 'Срок назван приблизительно',
  notNamed: 'Срок не назван',
} as const;

/** Words of an area that is free at once. */
export const nowWords: readonly MeaningWords<true>[] = [
  {
    pattern:
      /^(?:уже )?(?:свобод\p{L}*|своб|вакант\p{L}*|пуст\p{L}*|доступ\p{L}*)(?: (?:сейчас|сразу|уже|сегодня|с сегодняшнего дня|полностью))?$/u,
    means: true,
    example: 'свободно сейчас',
  },
  {
    pattern:
      /^(?:(?:прямо )?сейчас(?: свобод\p{L}*)?|немедленн\p{L}*|незамедлительно|сразу(?: же)?|сегодня|на сегодня|в наличии|в любой момент|да|есть)$/u,
    means: true,
    example: 'прямо сейчас',
  },
  {
    pattern: /^готов\p{L}*(?: к \p{L}+| сейчас| объект)?$/u,
    means: true,
    example: 'готово к въезду',
  },
  {
    pattern:
      /^(?:now|asap|immediate(?:ly)?(?: (?:available|availability|occupancy|access))?|vacant(?: now)?|available(?: (?:now|immediately))?|ready(?: to move(?: in)?)?)$/u,
    means: true,
    example: 'available now',
  },
];

/** Words before a day that say nothing about it. */
const BEFORE =
  /^(?:(?:будет )?(?:свобод\p{L}*|освобожд\p{L}*|освободится|доступ\p{L}*|готов\p{L}*|сдача|ввод|заезд|въезд|available|vacant|delivery|срок)\s*[:-]?\s*)?(?:(?:с|до|к|от|на|в|после|from|since|по|ориентировочно|ориентир\p{L}*|примерно|около|~|≈)\.?\s+)*/u;
const ROUGH = /(?:^|\s)(?:~|≈|ориентир|примерно|около|предположит|план)/u;

const MONTHS_OF: Readonly<Record<string, string>> = {
  jan: 'янв',
  feb: 'фев',
  mar: 'мар',
  apr: 'апр',
  may: 'май',
  jun: 'июн',
  jul: 'июл',
  aug: 'авг',
  sep: 'сен',
  oct: 'окт',
  nov: 'ноя',
  dec: 'дек',
};
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** Parts of a year and the months that they begin with. */
export const partsOfYear: readonly { readonly pattern: RegExp; readonly month: number; readonly example: string }[] = [
  {
    pattern: /^(?:1|i|перв\p{L}*)(?:-?[а-я]{1,2})? ?(?:пг|полуг\p{L}*|пол\.?)|^(?:h1|1h)(?=\D|\d\d)/u,
    month: 1,
    example: 'H1 2027',
  },
  {
    pattern: /^(?:2|ii|втор\p{L}*)(?:-?[а-я]{1,2})? ?(?:пг|полуг\p{L}*|пол\.?)|^(?:h2|2h)(?=\D|\d\d)/u,
    month: 7,
    example: '2 полугодие 2027',
  },
  { pattern: /^(?:начал\p{L}*|нач\.|early|beginning of)/u, month: 1, example: 'начало 2027' },
  { pattern: /^(?:середин\p{L}*|сер\.|mid)/u, month: 6, example: 'середина 2027 г.' },
  { pattern: /^(?:кон(?:ец|ца|це)|кон\.|late|end of)/u, month: 12, example: 'конец 2027 года' },
  { pattern: /^(?:весн\p{L}*|spring)/u, month: 3, example: 'весна 2027' },
  { pattern: /^(?:лет[оа]м?|summer)/u, month: 6, example: 'лето 2027' },
  { pattern: /^(?:осен\p{L}*|autumn|fall)/u, month: 9, example: 'осенью 2027' },
];

/** 'Q1-Q2 2027', '1-2 кв. 2027', 'I/II квартал 2027': the earlier of two quarters, approximately. */
const TWO_QUARTERS =
  /(?<before>^|\s)(?<earlier>q[1-4]|[1-4](?=[^\d.]*кв)|i{1,3}(?=[^\d.]*кв))(?: ?кв\.?)? ?(?:-|–|—|\/|или|or|to) ?(?:q[1-4]|[1-4]|i{2,3}|iv)(?<after> ?(?:кв\p{L}*\.?)? ?20\d\d)/u;

/**
 * Reads a day in digits or words; a month or a quarter is its first day. Undefined: no day is named.
 * @param isOfArea whether a year alone is approximate: an area is free on a day, a building is built in a year
 */
export function readSaidDay(text: string, now: Date, isOfArea = false): DayReading | undefined {
  const whole = fold(text).replace(/[.,;!]+$/u, '');
  const { earlier } = TWO_QUARTERS.exec(whole)?.groups ?? {};
  if (earlier !== undefined) {
    const first = readSaidDay(whole.replace(TWO_QUARTERS, '$<before>$<earlier>$<after>'), now, isOfArea);
    return first && { ...first, doubt: dayDoubts.approximate };
  }
  const isRough = ROUGH.test(whole);
  const said = inRussian(whole.replace(BEFORE, '')).replace(/ ?(?:\d{1,2}:\d\d(?::\d\d)?)$/u, '');
  const serial = /^4\d{4}$|^5[0-4]\d{3}$/.test(said) ? dayOfSerial(Number(said)) : undefined;
  if (serial !== undefined) return { day: serial };
  const period = parseSaidPeriod(said, now) ?? parseSaidPeriod(whole, now);
  if (period) {
    if (/^20\d\d(?: ?г(?:\.|од\p{L}*)?)?$/u.test(said) && isOfArea)
      return { day: period.first, doubt: dayDoubts.approximate };
    return { day: period.first, ...(isRough ? { doubt: dayDoubts.approximate } : {}) };
  }
  return partOfYear(said) ?? withoutYear(said, now);
}

/** English months and quarters as the parser of days has them: '01-Sep-27', 'Q1 2027', '1Q27', 'March 2027'. */
function inRussian(text: string): string {
  return text
    .replace(
      /(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- .,']*(?:(\d{1,2})(?:st|nd|rd|th)?,? )?(?=\d)/u,
      (_, month: string, day?: string) =>
        day === undefined ? ` ${MONTHS_OF[month]}. ` : `${day} ${MONTHS_OF[month]} `,
    )
    .replace(/(?<=\d)[-. ]+(?=(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек))/u, ' ')
    .replace(/(?<=(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?)[-'’](?=\d)/u, ' ')
    .replace(
      /^(?:q([1-4])|([1-4])q|([1-4]) ?к\.?(?=[ '’-]?\d\d))[ '’-]*(?=\d)/u,
      (_, ...found: (string | undefined)[]) => {
        const quarter = found.slice(0, 3).find((one) => one !== undefined);
        return `${quarter} кв. `;
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function partOfYear(said: string): DayReading | undefined {
  const part = partsOfYear.find(({ pattern }) => pattern.test(said));
  const [, year] = /(?<!\d)(20\d\d|\d\d)(?: ?г(?:\.|ода?)?)?$/u.exec(said) ?? [];
  if (!part || year === undefined) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return { day: `${full}-${twoDigits(part.month)}-01`, doubt: dayDoubts.approximate };
}

/** 'апрель', '15 марта', '01.02': the next day with this name. */
function withoutYear(said: string, now: Date): DayReading | undefined {
  const [, dayWord = '1', monthWord] = /^(?:(\d{1,2})(?:-?го)? )?([а-я]+)\.?$/u.exec(said) ?? [];
  const [, dayNumber, monthNumber] = /^(\d{1,2})[./](\d{1,2})$/u.exec(said) ?? [];
  const month =
    monthNumber === undefined ? MONTHS.findIndex((begin) => monthWord?.startsWith(begin)) + 1 : Number(monthNumber);
  const day = Number(dayNumber ?? dayWord);
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const isOver = month < now.getMonth() + 1;
  return {
    day: `${now.getFullYear() + (isOver ? 1 : 0)}-${twoDigits(month)}-${twoDigits(day)}`,
    doubt: dayDoubts.noYear,
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Reads when an area is free; 'сейчас' is the day of the list. */
export function readAvailability(text: string, now: Date, listDay: string): DayReading | undefined {
  const folded = fold(text)
    .replace(/[.!,]+$/, '')
    .replace(/^(?:занят|сдан|арендован)\p{L}*(?:[,;:/ -]+(?=освоб)| (?=до \d))/u, '');
  if (meaningOf(nowWords, folded)) return { day: listDay };
  // 'сейчас / now': once in each language.
  const [russian = '', english = '', ...others] = folded.split(' / ');
  if (others.length === 0 && /[а-я]/u.test(russian) && /^[a-z\d. ]+$/u.test(english))
    return readAvailability(russian, now, listDay);
  const [, months] = /^через (\d{1,2}|полтора|пол)? ?(?:мес|месяц)\p{L}*\.?$/u.exec(folded) ?? [];
  if (months !== undefined && /\d/.test(months))
    return { day: monthsAfter(listDay, Number(months)), doubt: dayDoubts.approximate };
  return readSaidDay(folded, now, true);
}

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Day of a serial number of Excel: 46113 is 1 April 2026. */
function dayOfSerial(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}
