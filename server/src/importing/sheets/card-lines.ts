import { stateOfPart } from './classify-rows.ts';
import { matchHead } from './match-head.ts';
import { ownTexts, type Sheet } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { becomesFree, demandWords, type MeaningWords, meaningOf, notOffered } from './value-words.ts';

/** A line of a text that is no table. */
export interface CardLine {
  readonly row: number;
  /** Without bullets, bold signs, the number and the head of a message. */
  readonly text: string;
  /** Emoji or bullet at the beginning. */
  readonly mark: string;
  /** 'Площадь: 5 200 м²'. */
  readonly label: { readonly field: SheetField; readonly words: string; readonly value: string } | undefined;
  readonly isNumbered: boolean;
  /** Its number in a list: 2 of '2) 7 га'. */
  readonly ordinal?: number;
  /** Whether blank lines or a line of dashes precede. */
  readonly isAfterGap: boolean;
  readonly isAfterRule: boolean;
  /** Whether another message begins here. */
  readonly isMessage: boolean;
  /** Who wrote the message that begins here. */
  readonly sender?: string;
}

const dayAndTime = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4},? (?:в )?\d{1,2}:\d{2}(?::\d{2})?`;

/** Heads of messages in copied and exported chats; what follows on the line is the message. */
export const messageHeads: readonly MeaningWords<true>[] = [
  {
    pattern: new RegExp(String.raw`^\[${dayAndTime}\] ?[^:]{1,60}:(?: |$)`, 'u'),
    means: true,
    example: '[12.11.26, 10:32] Марина: ',
  },
  {
    pattern: new RegExp(`^${dayAndTime} ?[-–—] ?[^:]{1,60}: ?`, 'u'),
    means: true,
    example: '12.11.2026, 10:32 - Марина: ',
  },
  {
    pattern: new RegExp(String.raw`^[^:[\]]{1,60},? \[${dayAndTime}\]:?\s*$`, 'u'),
    means: true,
    example: 'Марина Склады, [12.11.2026 10:32]',
  },
  {
    pattern: /^(?:переслано|пересланное сообщение|forwarded)(?!\p{L}).*$/iu,
    means: true,
    example: 'Переслано от Марина',
  },
];

/** Lines that divide objects. */
export const ruleLines: readonly MeaningWords<true>[] = [
  { pattern: /^[\s\-–—―=_~*•·.#+/\\|]{3,}$/u, means: true, example: '-----' },
  { pattern: /^(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D){2,}$/u, means: true, example: '➖➖➖' },
];

/** Beginnings of lines that number objects. */
export const numberBegins: readonly MeaningWords<true>[] = [
  { pattern: /^№ ?\d{1,3}(?:[.):]|\s|$)\s*/u, means: true, example: '№ 2. Склад' },
  { pattern: /^\d{1,3}(?:\)|\.(?=\s))\s*/u, means: true, example: '3) Склад' },
  { pattern: /^(?:\d\uFE0F?\u20E3|🔟)+\s*/u, means: true, example: '1️⃣ Склад' },
  {
    pattern: /^(?:лот|объект|вариант|предложение) ?№? ?\d{1,3}(?![\d.,]*\d| ?(?:га|сот|м))[.):]?\s*(?:[-–—]\s)?/iu,
    means: true,
    example: 'Лот 2: склад',
  },
];

const LEADING_MARK =
  /^((?:\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D)+|[-–—•·▪◾◽●○◦►▶✔✓*+>](?=\s|\p{L}))\s*/u;
const BOLD = /(?<![\p{L}\d])(\*\*|__|\*|_|~|`)(?=\S)([^*_~`]+?)(?<=\S)\1(?![\p{L}\d])/gu;
const LABEL = /^(\p{L}[^:]{0,40}?)\s*:\s*(.*)$/u;
const LABEL_WITH_DASH = /^(\p{L}[\p{L} .,/²]{0,30}?)\s+[-–—]\s+(\S.*)$/u;
/** Least likelihood of a label. */
const LEAST_LIKELY_LABEL = 0.7;
const LEAST_LIKELY_WITH_DASH = 0.9;

/** Lines of a sheet that has one cell in each row. */
export function cardLines(sheet: Sheet, fields: readonly SheetField[]): CardLine[] {
  const lines: CardLine[] = [];
  let lastRow = 0;
  let isAfterGap = false;
  let isAfterRule = false;
  let isMessage = false;
  let sender = '';
  for (const one of sheet.rows) {
    isAfterGap ||= one.row - lastRow > 1;
    lastRow = one.row;
    const whole = ownTexts(one).join(' ').trim();
    if (ruleLines.some(({ pattern }) => pattern.test(whole))) {
      isAfterRule = true;
      continue;
    }
    const head = messageHeads.map(({ pattern }) => pattern.exec(whole)?.[0]).find((found) => found !== undefined);
    if (head !== undefined) {
      isMessage = true;
      sender = head
        .replace(new RegExp(String.raw`\[?${dayAndTime}\]?`, 'u'), '')
        .replace(/^[\s,–—-]+|[\s,:–—-]+$/gu, '');
    }
    const written = head === undefined ? whole : whole.slice(head.length);
    const isHashtags = /^(?:#[\p{L}\d_]+\s*)+$/u.test(written);
    if (written.trim() === '' || isHashtags) continue;
    const line = lineOf(written, fields);
    const last = lines.at(-1);
    // 'Площадь:' with its value on the next line.
    if (last?.label?.value === '' && !isAfterGap && !line.label && !line.isNumbered && line.mark === '') {
      lines[lines.length - 1] = { ...last, ...lineOf(`${last.text} ${line.text}`, fields) };
      continue;
    }
    const ofMessage = isMessage && sender !== '' ? { sender } : {};
    lines.push({ ...line, ...ofMessage, row: one.row, isAfterGap, isAfterRule, isMessage });
    isAfterGap = false;
    isAfterRule = false;
    isMessage = false;
  }
  return lines;
}

function lineOf(written: string, fields: readonly SheetField[]) {
  let text = written.replace(BOLD, '$2').trim();
  let mark = '';
  let isNumbered = false;
  let ordinal: number | undefined;
  for (let again = true; again; ) {
    const number = numberBegins.map(({ pattern }) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
    const [lead = '', sign = ''] = number === undefined ? (LEADING_MARK.exec(text) ?? []) : [number];
    if (number !== undefined) isNumbered = true;
    const [digits] = /\d+/.exec(number ?? '') ?? [];
    if (digits !== undefined) ordinal ??= Number(digits);
    if (mark === '') mark = sign;
    text = text.slice(lead.length).replace(BOLD, '$2').trim();
    again = lead !== '';
  }
  return { text, mark, isNumbered, label: labelOf(text, fields), ...(ordinal === undefined ? {} : { ordinal }) };
}

function labelOf(text: string, fields: readonly SheetField[]): CardLine['label'] {
  for (const [pattern, least] of [
    [LABEL, LEAST_LIKELY_LABEL],
    [LABEL_WITH_DASH, LEAST_LIKELY_WITH_DASH],
  ] as const) {
    const [, words, value] = pattern.exec(text) ?? [];
    if (words === undefined || value === undefined || (/^\d\d(?!\d)/.test(value) && /\d$/.test(words))) continue;
    const [match] = matchHead(words, '', fields);
    // 'Bldg 3, Section 1: 6,450 sqm': the name of an object with its facts.
    if (
      /(?:^|\.)name$/.test(match?.field.name ?? '') &&
      /(?:\d\p{L}?|(?<!\p{L})\p{Lu})$/u.test(words) &&
      /\d/.test(value)
    )
      continue;
    // 'Предлагаем к аренде:' is no label of an area.
    const isSentence = value === '' && words.includes(' ');
    if (match === undefined || match.likelihood < (isSentence ? LEAST_LIKELY_WITH_DASH : least)) continue;
    return { field: match.field, words, value };
  }
  return undefined;
}

/** 'Есть склад 500 м² на Левобережье?': a question without a price asks for an offer. */
const QUESTION =
  /^(?:а |и |коллеги,? )?(?:есть|имеется|найд[её]тся|кто|у кого|подскажите|что)(?!\p{L})(?![^?]*(?:руб|₽|\d ?р(?!\p{L})|млн))[^?!.]{0,120}\?+\s*$/iu;

/** Whether a line begins with words of demand. */
export function isDemand({ text }: Pick<CardLine, 'text'>): boolean {
  return demandIn(text) !== undefined;
}

function demandIn(text: string): string | undefined {
  return meaningOf(demandWords, firstWords(text)) ?? (QUESTION.test(text) ? 'Спрос, а не предложение' : undefined);
}

/** 'ок, спс. у меня клиент на 3 га', 'у кого есть Клин? куплю 3 га': answers and a question before a sentence. */
const ANSWERS =
  /^(?:(?:ок(?:ей)?|спс|спасибо|понял[аи]?|хорошо|ага|да|супер|отлично|привет|добрый день)[\s,.!]+)+|^(?:(?:у )?кого|кто|есть)(?!\p{L})[^?!.\d]{1,40}\?+\s+/iu;

function firstWords(text: string): string {
  return text.replace(ANSWERS, '').split(/\s+/).slice(0, 4).join(' ');
}

/** Why a card is no offer, by its words; undefined for an offer. */
export function refusalOf(lines: readonly CardLine[]): string | undefined {
  const [first] = lines;
  const demand = demandIn(first?.text ?? '');
  if (demand !== undefined) return demand;
  for (const { text, label } of lines) {
    const status = label?.field.reading.kind === 'status' ? label.value : text;
    const isFirst = text === first?.text;
    if (becomesFree(status)) continue;
    for (const { pattern, means } of notOffered) {
      const found = pattern.exec(status.toLowerCase().replaceAll('ё', 'е'));
      if (found && !/^не (?:продан|сдан)/u.test(found[0]) && (isFirst || found.index === 0) && status.length <= 80)
        return `${means}: «${text}»`;
    }
    const state = stateOfPart(label?.field.reading.kind === 'status' ? '' : text);
    if (state !== undefined) return `${state}: «${text}»`;
  }
  return undefined;
}
