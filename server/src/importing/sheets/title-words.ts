import { today } from '@gektar/format/date.ts';
import { parseSaidPeriod } from '@gektar/format/said-day.ts';
import { fold } from './fold.ts';
import { matchHead } from './match-head.ts';
import { ownTexts, type SheetCell, type SheetRow } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';
import { meaningOf, totalWords } from './value-words.ts';

/** What titles and notes say about all rows of a table. */
export interface TitleWords {
  readonly units: Units;
  /** Day of the list, `YYYY-MM-DD`. */
  readonly listDay: string | undefined;
  /** Labelled values above the heads: 'Комплекс: Логопарк Север'. */
  readonly labelled: readonly {
    readonly field: SheetField;
    readonly cell: SheetCell;
    readonly row: number;
    /** Units that the label names: 'Мощность, МВт:'. */
    readonly units: Units;
  }[];
}

const ABOUT_AREA = /площад|метраж/u;
const ABOUT_MONEY =
  /цен(?!тр)|ставк|стоим|аренд|тариф|руб|ндс|opex|опекс|экспл|усн|rent|rate|price|rub|vat|(?<!\p{L})net(?!\p{L})|nnn/u;
/** Ends of sentences; a dot after a shortened word is none: 'excl. VAT', 'вкл. НДС'. */
const SENTENCE =
  /[;\n]|(?<!(?<!\p{L})(?:excl|incl|вкл|искл|уч|тыс|млн|кв|м|т|ч|п|г|ул|пос|обл|р|руб|коп))\. (?!руб|р(?!\p{L}))|, (?=цен|ставк|площад|экспл|opex)/u;
/** Least likelihood of a label above a table. */
const LEAST_LIKELY_LABEL = 0.7;

/** 'Предложение действует до 31.12.2026': no day of the list. */
const DEADLINE =
  /действ(?:ует|уют|ительн\p{L}*)(?!\p{L}).{0,20}(?<!\p{L})(?:до|по)(?!\p{L})|(?:в срок|скидк\p{L}*|акци\p{L}*|бронь).{0,20}(?<!\p{L})до(?!\p{L})|valid (?:until|till|to)/iu;

/** 'Корпус 2: ввод 15 декабря': a day of the objects, not of the list. */
const ABOUT_OTHER_DAYS =
  /сдач|сдан|сдаёт|сдает|ввод|введ|освобо|свобод|доступн|готовн|въезд|заезд|торг|аукцион|заяв|договор/iu;

/** Words before the day of a list: 'Обновлено', 'по состоянию на', 'Прайс от', 'на'. */
const BEFORE_DAY = String.raw`(?<!\p{L})(?:обновл\p{L}*\.?|актуал\p{L}*\.?|дата|(?:[сц]\p{L}* )?на|от|за)[\s:—–-]+`;
const MONTHS = 'янв|фев|мар|апр|ма[яй](?!\\p{L})|июн|июл|авг|сен|окт|ноя|дек';

/** 'по состоянию на 26 ноября', with or without its year. */
const DAY_IN_WORDS = new RegExp(
  String.raw`${BEFORE_DAY}(\d{1,2}(?:-?го)? (?:${MONTHS})\p{L}*)\.?(?: (\d{4})(?!\d))?`,
  'iu',
);

/** 'Обновлено 20.11', 'на 26.11'; not 'от 10.05 га'. */
const DAY_WITHOUT_YEAR = new RegExp(
  String.raw`${BEFORE_DAY}(\d{1,2}\.(?:0[1-9]|1[0-2]))(?![\d.,]*\d)(?!\s*(?:га|сот|м|кв|руб|р|₽|млн|тыс|%|квт|мвт|км)(?!\p{L}))`,
  'iu',
);

/** 'УСН - собственник на упрощёнке, НДС не облагается': what a word of the table means, no word about all rows. */
const LEGEND = /^\s*[*•–—-]*\s*(?:усн|осно|ндс|нпд|псн|бп|opex|gba|gla|ку|эр)\s*(?:[-–—=]|это)\s*\p{L}/iu;

/** Reads the rows above a table and the notes in it. */
export function readTitleWords(
  above: readonly SheetRow[],
  notes: readonly SheetRow[],
  fields: readonly SheetField[],
  now: Date,
): TitleWords {
  const texts = [...above, ...notes].flatMap(ownTexts).filter((text) => !LEGEND.test(text));
  const units = firstNamed(texts.map(unitsOf));
  const titles = above.flatMap(ownTexts);
  const [listDay] = [
    ...titles.filter((text) => !DEADLINE.test(text)).flatMap((text) => dayOf(text, now)),
    ...onlyDayOf(titles, now),
  ];
  const labelled = above.flatMap((row) =>
    labelsOf(row).flatMap(({ label, cell }) => {
      const [match] = matchHead(label, '', fields);
      // 'Дата: 25.11.2026' is the day of the list.
      const isDay =
        match?.field.reading.kind === 'availability' ||
        (match?.field.reading.kind === 'day' && !/год|ввод|введ|постр|built|completion/iu.test(label));
      // 'Офис: г. Москва, …' is an address, no area.
      const isText = match?.field.reading.kind === 'area' && !/^\s*(?:[~≈]|от|до|около|более)?\s*\d/iu.test(cell.text);
      return match && !isDay && !isText && match.likelihood >= LEAST_LIKELY_LABEL
        ? [{ field: match.field, cell, row: row.row, units: readUnits(label).units }]
        : [];
    }),
  );
  return { units, listDay, labelled };
}

/** Units of several texts; the first text that names one of a kind decides. */
function firstNamed(texts: readonly Partial<Record<keyof Units, unknown>>[]): Units {
  const entries = texts
    .toReversed()
    .flatMap((units) => Object.entries(units).filter(([, value]) => value !== undefined));
  return Object.fromEntries(entries);
}

function unitsOf(text: string): Units {
  const apart = opexApart(fold(text));
  const parts = fold(text).split(SENTENCE);
  const named = parts.map((part) => {
    const { units } = readUnits(part);
    const { area, ...money } = units;
    const ofArea =
      ABOUT_AREA.test(part) && /(?<!\p{L})в (?:га|гектар|сот|м2|кв|м(?!\p{L})|метр)/u.test(part) ? { area } : {};
    const { size, per, months, vat, opex, currency } = money;
    const isStated =
      /(?<!\p{L})(?:в|указан\p{L}*) (?:тыс|млн|млрд)|(?:тыс|млн|млрд)\.? ?(?:руб|р)/u.test(part) &&
      !/\d ?(?:тыс|млн|млрд)/u.test(part);
    const ofMoney = ABOUT_MONEY.test(part)
      ? {
          ...(isStated ? { size } : {}),
          ...(/\d/.test(
            part.replace(
              /м2|22 ?%|20 ?%|(?<!\d)(?:19|20)\d\d(?!\d|[.,]\d)|(?<!\d)1 ?(?=кв|м2|м\.? ?кв|га(?![а-я])|гектар|сот)/g,
              '',
            ),
          )
            ? {}
            : { per, months, currency }),
          vat,
          opex,
        }
      : {};
    return { ...ofArea, ...ofMoney };
  });
  return firstNamed([apart, ...named]);
}

/** 'Экспл. отдельно', 'OPEX 1 900 руб./м²/год оплачивается отдельно'; not 'OPEX включён, свет отдельно'. */
export function opexApart(part: string): Units {
  return /(?:экспл|opex|опекс|орех|(?<!\p{L})эр(?!\p{L}))(?:(?!(?<!не )вкл|;|\n).){0,60}?(?:отдельно|сверх|дополнительно|не включ|не вход|не учт|not included|separately|on top)|(?:net|exclusive) of (?:vat|taxes?)(?:,| and| &) ?opex/u.test(
    part,
  )
    ? { opex: 'excluded' }
    : opexWithin(part);
}

/** Whether a text says that OPEX are within the rate or come on top; undefined: it says neither. */
export function opexOf(text: string): 'included' | 'excluded' | undefined {
  const { opex } = opexApart(fold(text));
  return opex === 'included' || opex === 'excluded' ? opex : undefined;
}

/** 'OPEX 1 500 руб. включён в ставку' */
function opexWithin(part: string): Units {
  return /(?:экспл\p{L}*\.?(?: расход\p{L}*)?|opex|опекс|орех|(?<!\p{L})эр) ?\(?\d[\d ]*(?:руб|р|₽)?\.?(?:\/м2)?(?:\/год)?\)? ?(?:уже )?(?:включен|вкл(?!\p{L})|в ставке|included)/u.test(
    part,
  )
    ? { opex: 'included' }
    : {};
}

/** Days that a text names, `YYYY-MM-DD`: none or one. */
export function dayOf(text: string, now: Date): string[] {
  const found = /(?<!\d)\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?!\d)|(?<!\d)\d{4}-\d\d-\d\d(?!\d)/.exec(text);
  const period = found ? parseSaidPeriod(found[0], now) : undefined;
  if (period) return [period.first];
  if (ABOUT_OTHER_DAYS.test(text)) return [];
  const [, written, year] = DAY_IN_WORDS.exec(text) ?? DAY_WITHOUT_YEAR.exec(text) ?? [];
  return written === undefined ? [] : lastDay(written, year, now);
}

/** Anything like a date, with or without its year. */
const LIKE_DAY = new RegExp(
  String.raw`(?<![\d.,])\d{1,2}\.(?:0[1-9]|1[0-2])(?:\.\d{2,4})?(?![\d.,]*\d)|\d{1,2} (?:${MONTHS})`,
  'giu',
);
/** '… автозапчастей) 26.11': a day at the end of a title without a word before it; not 'Площадь: 26.11'. */
const DAY_AT_END =
  /(?<![:=№~≈<>+/–—-]|(?<!\p{L})(?:от|до|по|площад\p{L}*|цен\p{L}*|ставк\p{L}*|сумм\p{L}*|итого|всего|n|no))\s+((?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2]))\.?$/iu;

/** The day without a word at the end of a title, where it is the only date of the titles: none or one. */
export function onlyDayOf(titles: readonly string[], now: Date): string[] {
  const [first, ...others] = titles.filter((text) => (text.match(LIKE_DAY) ?? []).length > 0);
  if (first === undefined || others.length > 0 || (first.match(LIKE_DAY) ?? []).length > 1) return [];
  if (DEADLINE.test(first) || ABOUT_OTHER_DAYS.test(first)) return [];
  const [, written] = DAY_AT_END.exec(first.trim()) ?? [];
  return written === undefined ? [] : lastDay(written, undefined, now);
}

/** A day in words or without a year; without one, the latest day that is not in the future. */
function lastDay(written: string, year: string | undefined, now: Date): string[] {
  const thisYear = Number(today(now).slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear - 1] : [Number(year)];
  const days = years.flatMap(
    (one) => parseSaidPeriod(`${written}${/\p{L}/u.test(written) ? ' ' : '.'}${one}`)?.first ?? [],
  );
  return days.filter((day) => year !== undefined || day <= today(now)).slice(0, 1);
}

/** 'Общая стоимость: 12 млн', '9 лотов на сумму | 6 055 500' between two tables: words about the upper one. */
const OF_TABLE_ABOVE =
  /^(?:общ\p{L}* (?:сумма|стоимость|цена)|в среднем|(?:итого )?(?:\d+ )?\p{L}+ на сумму)(?!\p{L})/u;

function labelsOf({ cells }: SheetRow): { label: string; cell: SheetCell }[] {
  const filled = cells.filter(({ text, spread }) => text !== '' && spread !== 'across');
  const inOne = filled.flatMap(({ text }) => {
    const [, label, value] = /^([^:«»"„“]{2,40}):\s+(\S.*)$/.exec(text) ?? [];
    return label !== undefined && value !== undefined ? [{ label, cell: { text: value } }] : [];
  });
  const [first, second] = filled;
  const isPair = filled.length === 2 && first && second && first.number === undefined && !/:\s+\S/.test(first.text);
  const isTotal = filled.some(
    ({ text }) => meaningOf(totalWords, text) !== undefined || OF_TABLE_ABOVE.test(fold(text)),
  );
  if (isTotal) return [];
  const isList = filled.length > 2 && filled.length % 2 === 0;
  const ofList = isList
    ? filled.flatMap(({ text }, index) => {
        const cell = filled[index + 1];
        return index % 2 === 0 && /[\p{L})]:$/u.test(text) && cell ? [{ label: text.replace(/:$/, ''), cell }] : [];
      })
    : [];
  if (ofList.length > 0 && ofList.length === filled.length / 2) return ofList;
  return isPair ? [...inOne, { label: first.text.replace(/:$/, ''), cell: second }] : inOne;
}
