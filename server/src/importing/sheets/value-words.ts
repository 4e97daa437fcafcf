import { abbreviates, beginsWith, fold, fromTransliteration, isTypoOf, wordsOf } from './fold.ts';
import type { SheetChoice } from './sheet-fields.ts';

/** Pattern of texts that have a meaning, and an example of such a cell. */
export interface MeaningWords<Meaning> {
  readonly pattern: RegExp;
  readonly means: Meaning;
  readonly example: string;
}

/** Cells without a value, and prices that are named on request alone. */
export const blankWords: readonly MeaningWords<'empty' | 'onRequest'>[] = [
  { pattern: /^[-_.?*xх\s]*$/u, means: 'empty', example: '—' },
  {
    pattern:
      /^(?:нет данных|н ?\/ ?д|(?:\p{L}+ )?не указан\p{L}*|не опред(?:\p{L}*|\.)|n ?\/ ?a|null|tbc|tba|tbd|б ?\/ ?н|уточняется|уточняем|уточнить)\.?$/u,
    means: 'empty',
    example: 'н/д',
  },
  { pattern: /^(?:(?:земельн\p{L}* )?участок|з ?\/? ?у|земля)$/u, means: 'empty', example: 'Земельный участок' },
  {
    pattern:
      /^(?:цена |ставка |аренда |стоимость )?(?:по |на |под )?запрос\p{L}*\.?(?: у (?:собственник|брокер|агент|менеджер)\p{L}*)?$/u,
    means: 'onRequest',
    example: 'по запросу',
  },
  { pattern: /^(?:цена |ставка )?дог(?:\p{L}*|\.)\.?(?: цена| ставка)?$/u, means: 'onRequest', example: 'договорная' },
  {
    pattern:
      /^(?:обсужда(?:ется|емо|емая)|(?:на )?переговор\p{L}*|(?:price |rent |rate )?(?:up)?on (?:request|application)|p\. ?o\. ?a\.?|poa|negotiable|звоните|уточняйте(?: (?:по телефону|у \p{L}+))?|спрашивайте|по (?:звонку|телефону|договоренности|соглашению|согласованию)|(?:цена |стоимость )?(?:будет )?определ(?:яется|ит|ена|ится) (?:оценщик\p{L}*|оценк\p{L}*|независим\p{L}* оцен\p{L}*|(?:по|на) (?:результат\p{L}*|итог\p{L}*|торгах|аукционе)(?: \p{L}+)?)|на (?:торгах|аукционе)|индивидуальн\p{L}*|не разглашается|конфиденциально|ask)$/u,
    means: 'onRequest',
    example: 'обсуждается',
  },
];

/** Answers of flags; a number of utilities is read elsewhere. */
export const flagWords: readonly MeaningWords<boolean>[] = [
  {
    pattern:
      /^(?:да|есть|имеется|yes|y|true|истина|\+|v|✓|✔|1|возможен|возможна|асфальт\p{L}*|грунт\p{L}*|щебен\p{L}*|присутствует|проведен\p{L}*|отапливае\p{L}*|отапл|теплый|теплая|теплое|собственн\p{L}*|своя|свой|свое|действу\p{L}*|работает|установлен\p{L}*|оборудован\p{L}*|предусмотрен\p{L}*|подведен\p{L}*|на территории|тупик|ветка|пути|централь\p{L}*|центр|автоном\p{L}*|газовое|газовая|водяное|электрическ\p{L}*|котельная|калорифер\p{L}*|тэц|кот[ел]л?|твердотопливн\p{L}*|конвектор\p{L}*|инфракрасн\p{L}*|радиатор\p{L}*|воздушн\p{L}*|дизельн\p{L}*|газ\.? котельн\p{L}*|фронтальн\p{L}*|набивн\p{L}*|полочн\p{L}*|[1-9]\d? ?(?:шт|грузов\p{L}*|лифт\p{L}*)|тепловые (?:пушки|завесы)|грузов\p{L}*|available|on site|heated|✅|☑|➕)(?:$|[ ,.!(/+;-])/u,
    means: true,
    example: 'да',
  },
  {
    pattern:
      /^(?:нет|отсутств\p{L}*|no|n|false|ложь|-|0|без|не имеется|не предусм\p{L}*|не установлен\p{L}*|не подведен\p{L}*|не проведен\p{L}*|неотапл\p{L}*|не отапл\p{L}*|холодн\p{L}*|not available|none|unheated|❌|✖|✗|✘|➖)(?:$|[ ,.!(/;])/u,
    means: false,
    example: 'нет',
  },
];

/** Words of rows that are not offered: nothing is made of them. */
export const notOffered: readonly MeaningWords<string>[] = [
  { pattern: /(?<!\p{L})(?:не )?продан(?:[оаы]|н\p{L}*)?(?!\p{L})/u, means: 'Продано', example: 'продан 12.10' },
  {
    pattern:
      /(?<!\p{L})(?:сдан(?:[оаы]|н\p{L}*)?(?! (?:в эксплуат|гк|в \d|\d(?!\d?\.\d{1,2}(?!\.?\d))))|арендован(?:[оаы]|н\p{L}*)?|занят(?:[оаы]|ы[ехм])?|сдал[аи]?(?! (?:в эксплуат|гк)))(?!\p{L})/u,
    means: 'Сдано',
    example: 'сдано до 2028',
  },
  {
    pattern:
      /(?<!\p{L})(?:снят[оаы]?(?: с \p{L}+)?|сняли|вне рынка|не актуал\p{L}*|неактуал\p{L}*|закрыт[оаы]?|выбыл[оа]?|отказ|отбой)(?!\p{L})/u,
    means: 'Снято',
    example: 'снят с продажи',
  },
  {
    pattern:
      /(?<!\p{L})(?:уш(?:ел|ла|ло|ли)(?! от)|не (?:предлага|сда)\p{L}*|сделка (?:закрыта|состоялась)|договор подписан)(?!\p{L})/u,
    means: 'Снято',
    example: 'ушёл, не предлагаем',
  },
  {
    pattern: /^(?:в аренде|у арендатора)(?: до (?:\d|\p{L}+ 20)| по \d| у (?!собств)|$)/u,
    means: 'Сдано',
    example: 'в аренде до 2028',
  },
  { pattern: /^в архиве?(?=[,;.:]|$)|(?<!\p{L})архив\p{L}*/u, means: 'Архив', example: 'в архив, продан' },
  { pattern: /(?<!\p{L})(?:рас)?прода(?:л[аи]?|ли)(?!\p{L}| бы)/u, means: 'Продано', example: 'продал' },
  {
    pattern:
      /^(?:отменен|отозван|аннулирован)[оаы]?(?!\p{L})|^завершены$|^(?:приостановлен|удален|заблокирован|отклонен)[оаы]?\.?(?:$| \d{1,2}\.\d)|(?<!\p{L})(?:при[её]м|подача) заявок (?:завершен|окончен|закрыт)\p{L}*|^(?:cancell?ed|suspended|expired)$/u,
    means: 'Снято',
    example: 'Отменён',
  },
  {
    pattern: /(?<!\p{L})(?:торги|аукцион|конкурс) (?:состоял|завершен|проведен|окончен)\p{L}*/u,
    means: 'Продано',
    example: 'Торги состоялись',
  },
  { pattern: /^состоял(?:ся|ись|ось|ась)(?!\p{L})/u, means: 'Продано', example: 'состоялся' },
  {
    pattern: /^не состоял(?:ся|ись|ось|ась)(?!\p{L})(?!.*(?:повторн|(?<!\p{L})ппп|публичн|снижени|назначен))/u,
    means: 'Снято',
    example: 'не состоялся',
  },
  {
    pattern: /(?<!\p{L})(?:реализован[оаы]?|выкуплен[оаы]?)(?!\p{L}| проект)/u,
    means: 'Продано',
    example: 'реализован',
  },
  {
    pattern:
      /(?<!\p{L})(?:признан\p{L}* несостоявш\p{L}*|(?:торги|аукцион|лот) (?:отменен\p{L}*|не состоял\p{L}*|снят\p{L}*|приостановлен\p{L}*))(?!\p{L})(?!.*(?:(?<!\p{L})(?:ппп|публичн|повторн|снижени|втор\p{L}{2} (?:торг|этап)|нов\p{L}{2} торг|назначен|прием заявок)))/u,
    means: 'Снято',
    example: 'Признан несостоявшимся, лот снят',
  },
  {
    pattern: /(?<!\p{L})(?:sold|leased|let|rented|occupied|taken|off (?:the )?market|archived?|withdrawn)(?!\p{L})/u,
    means: 'Продано или сдано',
    example: 'SOLD',
  },
];

/** Let areas that become free on a day: they are offered. */
export const becomingFree: readonly MeaningWords<true>[] = [
  {
    pattern:
      /(?<!\p{L})(?:освобожда|освобод)\p{L}*.{0,16}(?:\d|кв|январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)/u,
    means: true,
    example: 'занято, освобождается 01.03.2027',
  },
  {
    pattern:
      /(?<!\p{L})(?:занят|арендован)\p{L}* до (?:\d{1,2}\.\d{1,2}\.(?:20)?2[5-8](?!\d)|\d{1,2} \p{L}{3,8}|конца \p{L}{3,8}(?!\p{L}))/u,
    means: true,
    example: 'занят до 31.01.27',
  },
  {
    pattern:
      /(?<!\p{L})(?:occupied|let|leased) (?:until|till) .{0,12}20(?:2[5-8])(?!\d)|(?<!\p{L})(?:vacated|vacant from|available from) /u,
    means: true,
    example: 'occupied until March 2027',
  },
];

/** Whether a text says that a let area becomes free. */
export function becomesFree(text: string): boolean {
  return meaningOf(becomingFree, text) === true;
}

/** Words of a column that says whether a row is offered. */
export const offerWords: readonly MeaningWords<true>[] = [
  {
    pattern:
      /(?<!\p{L})(?:свобод\p{L}*|вакант\p{L}*|доступ\p{L}*|актив\p{L}*|актуал\p{L}*|в (?:продаже|аренду|рекламе|работе|базе)|сдается|продается|предлагается|выставлен\p{L}*|переговор\p{L}*|брон\p{L}*|резерв\p{L}*)(?!\p{L})/u,
    means: true,
    example: 'в рекламе',
  },
  {
    pattern:
      /(?<!\p{L})(?:не )?(?:продан\p{L}*|сдан\p{L}*(?! в эксплуат)|арендован\p{L}*|занят\p{L}*|снят\p{L}*|архив\p{L}*|закрыт\p{L}*)(?!\p{L})/u,
    means: true,
    example: 'снят',
  },
  {
    pattern:
      /(?<!\p{L})(?:vacant|available|active|for (?:rent|lease|sale)|leased|let|sold|reserved|under offer|occupied)(?!\p{L})/u,
    means: true,
    example: 'for lease',
  },
];

/** Words that mean demand: somebody looks for such an object. */
export const demandWords: readonly MeaningWords<string>[] = [
  {
    pattern:
      /(?<!\p{L})(?:куплю|купим|сниму|снимем|ищу|ищем|ищет|(?:требу[ею]тся|нуж(?:ен|на|но|ны))(?! (?:\p{L}+ )?(?:ремонт|соглас|разреш|одобр|оформл|переоформ|межев|перевод|уточн|замен|достро|реконстр|подключ|снос|расчист|отсып|вырубк|доплат|вложен|провер|торг|изменен|смен|продлен))|спрос|у меня (?:есть |сейчас )?(?:клиент|покупатель|заказчик)|заявк[аи]|запросы|потребности|покупатели|возьм[уе]м? в аренду|рассмотрим|интересует|wanted|(?:есть|имеется|найд[её]тся|подскажите|посоветуйте|у кого[- ]нибудь)(?: \p{L}+)? (?:что|кто|чего)[- ](?:нибудь|то|либо)|есть ли(?= )|под клиента ищ\p{L}*|клиент(?:у|ам)? (?:нужн\p{L}*|ищет|срочно))(?!\p{L})/u,
    means: 'Спрос, а не предложение',
    example: 'Ищем 5 000 м² до 15 км от МКАД',
  },
];

/** Names of columns of a table on its side that are demands or marks, no objects. */
export const requirementWords: readonly MeaningWords<string>[] = [
  {
    pattern:
      /^(?:наш[аеи]? |минимальн\p{L}* |основн\p{L}* )?(?:требовани[еяй]|критери[йи]|норматив|норма|запрос|потребность|пожелани[ея]|нужно|надо|хотим|идеал(?:ьно)?|эталон|тз|техзадание|бриф|заказчик|желаем\p{L}*|ожидани[ея]|порог|допустимо|вес(?:а| критери\p{L}*)?|requirements?|target|brief|weight|must have|ideal)(?!\p{L})/u,
    means: 'Требование, а не объект',
    example: 'Требование завода',
  },
];

/** Words that begin totals. */
export const totalWords: readonly MeaningWords<string>[] = [
  {
    pattern:
      /^(?:итог\p{L}*|всего|сумма|в сумме|под[ыи]тог\p{L}*|промежуточн\p{L}* итог|общий итог|общая площадь всего|средн(?:ее|яя|ий)|среднее значение|total|subtotal|sum|average|grand total|количество|кол-во)(?!\p{L})/u,
    means: 'Итог, а не объект',
    example: 'Итого по северу',
  },
];

/** Words that begin a row with a part of the area of the row above. */
export const partWords: readonly MeaningWords<string>[] = [
  {
    pattern: /^(?:в т\. ?ч\.?|в том числе|из них)(?!\p{L})(?! ндс)/u,
    means: 'Часть строки выше',
    example: 'в т.ч. офисы',
  },
];

/** Words that begin notes. */
export const noteWords: readonly MeaningWords<string>[] = [
  {
    pattern:
      /^(?:\*|прим(?:ечани[ея])?(?!\p{L})|внимание|контакт\p{L}* (?:лицо|для)|звон\p{L}+|тел(?:ефон)?(?!\p{L})|источник|данные|информация|обновлен\p{L}*|все цены|цены|ставки|исполнитель|составил|подготовил|дата|ответственн\p{L}*|сформирован\p{L}*|согласован\p{L}*|note|source)/u,
    means: 'Примечание',
    example: '* Цены указаны без НДС',
  },
];

/** Words of rows that are booked: an object, but not a free one. */
export const bookedWords: readonly MeaningWords<true>[] = [
  { pattern: /(?<!\p{L})(?:бронь|брони|броня|(?:за)?бронир\p{L}*)(?!\p{L})/u, means: true, example: 'бронь до 10.12' },
  {
    pattern: /(?<!\p{L})(?:(?:в )?резерв[еа]?|зарезервир\p{L}*)(?! (?:электр|мощн|топлив|площад))(?!\p{L})/u,
    means: true,
    example: 'резерв до 01.12',
  },
  { pattern: /(?<!\p{L})(?:reserved|booked|on hold|under offer)(?!\p{L})/u, means: true, example: 'under offer' },
];

/** Meaning of a text by one of these tables. */
export function meaningOf<Meaning>(words: readonly MeaningWords<Meaning>[], text: string): Meaning | undefined {
  const folded = fold(text);
  return words.find(({ pattern }) => pattern.test(folded))?.means;
}

/** Other words for a value of a dictionary: beginnings of words that a cell has. */
export interface ChoiceWords {
  readonly begins: readonly string[];
  readonly name: string;
  readonly example: string;
  /** Whether the words may mean another value as well: a question. */
  readonly isUnsure?: true;
}

/** Words that do not distinguish values. */
const commonWords = new Set([
  'московское',
  'ш',
  'шоссе',
  'обл',
  'область',
  'г',
  'город',
  'респ',
  'республика',
  'край',
  'земли',
  'земля',
  'собственность',
  'трасса',
  'а',
  'р',
  'м',
]);

/** Folded names and their words, by value: a dictionary is searched for every cell. */
const foldedChoices = new WeakMap<SheetChoice, { name: string; code: string | undefined; words: string[] }>();

function foldedChoice(value: SheetChoice) {
  const known = foldedChoices.get(value) ?? {
    name: fold(value.name),
    code: value.code === undefined ? undefined : fold(value.code),
    words: wordsOf(value.name),
  };
  foldedChoices.set(value, known);
  return known;
}

/** English words of a highway that its Russian name does not have. */
const ENGLISH_WORDS = /(?<!\p{L})(?:highway|hwy|hw|shosse|sh|road|rd|street|the)(?!\p{L})\.?/giu;

/** A value of a dictionary named in a cell, in Russian or transliterated; `isSure` is false where the spelling differs. */
export function findChoice(
  text: string,
  values: readonly SheetChoice[],
  others: readonly ChoiceWords[] = [],
): { value: SheetChoice; isSure: boolean } | undefined {
  const found = findWritten(text, values, others);
  if (found || !/^[^а-яё]*[a-z]{4}[^а-яё]*$/iu.test(text)) return found;
  const russian = fromTransliteration(fold(text).replace(ENGLISH_WORDS, ' ')).trim();
  return russian === '' ? undefined : findWritten(russian, values, others);
}

/** '6.9', '3.9.1' */
const NUMBER_OF_VALUE = /^\d{1,2}(?:\.\d{1,2}){1,2}$/;

/** A value by its whole name, its code, the number that its name begins with, or the other words for it. */
export function choiceInWords(
  text: string,
  values: readonly SheetChoice[],
  others: readonly ChoiceWords[],
): { value: SheetChoice; isSure: boolean } | undefined {
  const folded = fold(text).replace(/[.;,]+$/, '');
  const exact = values.find((value) => foldedChoice(value).name === folded || foldedChoice(value).code === folded);
  if (exact) return { value: exact, isSure: true };
  // '6.9' of '6.9 Склад'
  const [numbered, ...further] = NUMBER_OF_VALUE.test(folded)
    ? values.filter((value) => value.name.startsWith(`${folded} `))
    : [];
  if (numbered && further.length === 0) return { value: numbered, isSure: true };
  const words = wordsOf(text);
  // 'выведен' is no typing error of 'введён'.
  const written = others.find(({ begins }) =>
    begins.every((begin) => words.some((word) => (begin.length <= 2 ? word === begin : word.startsWith(begin)))),
  );
  const named =
    written ??
    others.find(({ begins }) =>
      begins.every((begin) => words.some((word) => beginsWith(word, begin) || abbreviates(word, begin))),
    );
  const other = named && values.find((value) => foldedChoice(value).name === fold(named.name));
  return other && { value: other, isSure: named.isUnsure !== true };
}

function findWritten(
  text: string,
  values: readonly SheetChoice[],
  others: readonly ChoiceWords[],
): { value: SheetChoice; isSure: boolean } | undefined {
  const folded = fold(text).replace(/[.;,]+$/, '');
  if (folded === '') return undefined;
  const inWords = choiceInWords(text, values, others);
  if (inWords) return inWords;
  const words = wordsOf(text);
  const telling = words.filter((word) => !commonWords.has(word));
  if (telling.length === 0) return undefined;
  // 'Новорижское' and 'Новорижское ш.' are 'Новорижское шоссе'.
  const within = values.filter((value) => telling.every((word) => foldedChoice(value).words.includes(word)));
  const [only] = within;
  if (only && within.length === 1) return { value: only, isSure: true };
  const shortest = within.toSorted((one, two) => one.name.length - two.name.length)[0];
  // 'хранение' is a word of two uses.
  if (shortest && within.length <= 2) return { value: shortest, isSure: false };
  const misspelt = values.filter((value) => {
    const full = foldedChoice(value).words.filter((word) => !commonWords.has(word));
    return (
      full.length > 0 &&
      telling.length === full.length &&
      telling.every((word, index) => word.length > 4 && isTypoOf(word, full[index] ?? ''))
    );
  });
  const [close] = misspelt;
  return close && misspelt.length === 1 ? { value: close, isSure: true } : undefined;
}
