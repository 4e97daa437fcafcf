import type { Column } from './column.ts';
import { fold } from './fold.ts';
import { readCadastral } from './read-places.ts';
import { ownTexts, type SheetRow } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { becomesFree, demandWords, meaningOf, noteWords, notOffered, partWords, totalWords } from './value-words.ts';

/** What a row below the heads is. */
export type RowClass =
  | { readonly kind: 'object' }
  | { readonly kind: 'section'; readonly text: string; readonly column: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'note'; readonly reason: string };

/** Longest text of a section (characters). */
const LONGEST_SECTION = 70;
/** Longest cell in which 'продано' concerns the row: in a long comment it may concern a part. */
const LONGEST_STATUS = 60;

/**
 * Class of a row, by its words alone.
 * @param hasFacts whether a text is the name of a section with its facts
 */
export function classifyRow(
  row: SheetRow,
  columns: readonly Column[],
  hasFacts: (text: string) => boolean = () => false,
): RowClass {
  const texts = ownTexts(row);
  const [first = ''] = texts;
  const total = texts
    .slice(0, 3)
    .map((text) => meaningOf(totalWords, text))
    .find((reason) => reason !== undefined);
  if (total !== undefined) return { kind: 'refused', reason: total };
  const part = meaningOf(partWords, first);
  if (part !== undefined && texts.length > 1) return { kind: 'refused', reason: part };
  const demand = texts.map((text) => meaningOf(demandWords, text)).find((reason) => reason !== undefined);
  const hasNumber = row.cells.some(({ number, spread }) => number !== undefined && spread === undefined);
  if (texts.length === 1 && !hasNumber && !isNumberAlone(row, columns)) {
    if (demand !== undefined) return { kind: 'refused', reason: demand };
    const gone = isOwnText(row, columns) ? stateAtEnd(fold(first)) : undefined;
    if (gone !== undefined) return { kind: 'refused', reason: `${gone}: «${first.trim()}»` };
    const isLong = first.length > LONGEST_SECTION && !namesPlace(first) && !isNumberedPart(first) && !hasFacts(first);
    const isNote = isLong || meaningOf(noteWords, first) !== undefined;
    return isNote
      ? { kind: 'note', reason: 'Примечание' }
      : { kind: 'section', text: first, column: row.cells.findIndex(({ text }) => text === first) };
  }
  if (isCountOfState(row, columns)) return { kind: 'refused', reason: 'Итог, а не объект' };
  if (demand !== undefined && isDemand(row, columns)) return { kind: 'refused', reason: demand };
  const status = notOfferedIn(row, columns);
  return status === undefined ? { kind: 'object' } : { kind: 'refused', reason: status };
}

/** 'Раздел 2. Право на заключение договора аренды (начальная цена – размер годовой платы)': a section, however long. */
function isNumberedPart(text: string): boolean {
  return (
    text.length <= LONGEST_PLACE &&
    /^(?:раздел|подраздел|часть|блок|группа|глава|section|part)\s+(?:№\s*)?(?:\d{1,2}|[IVX]+)(?![\p{L}\d])/iu.test(text)
  );
}

/** Longest name with an address (characters). */
const LONGEST_PLACE = 160;
const PARTS_OF_ADDRESS =
  /(?<!\p{L})(?:(?:обл|край|р-н|район|область|шоссе|проезд|улица)(?!\p{L})|(?:г|д|с|п|пос|рп|ул|пр|пр-т|пр-д|ш|вл|г\. ?о|мкр|наб|пер)\.|\d ?км от)/giu;

/** 'База «Восток», Московская обл., г. Люберцы, ул. Новая, д. 24': a section, however long its address is. */
function namesPlace(text: string): boolean {
  const [name = ''] = text.split(/[,(|–—]/u);
  const isName = /^["«„]?\p{Lu}/u.test(text) && name.length <= LONGEST_SECTION && !/[:;?!]|\. \p{Lu}/u.test(name);
  const parts = text.match(PARTS_OF_ADDRESS) ?? [];
  return isName && text.length <= LONGEST_PLACE && parts.length > 1 && !/(?:\+7|8) ?\(?\d{3}|@|:/u.test(text);
}

/**
 * A row is an ad of a customer who looks for an object if a cell begins with a word of demand, or has it in brackets,
 * in a name or in the column of the deal. Elsewhere in a comment, such a word may only mention a request.
 */
function isDemand(row: SheetRow, columns: readonly Column[]): boolean {
  return columns.some(({ index, field }) => {
    const text = fold(row.cells[index]?.text ?? '');
    const at = demandWords.map(({ pattern }) => text.search(pattern)).find((found) => found >= 0);
    if (at === undefined) return false;
    const isName = field !== undefined && /(?:^|\.)name$/.test(field.name);
    return at === 0 || isName || text[at - 1] === '(' || field?.reading.kind === 'status';
  });
}

/** Why a row is not offered, by its state; undefined for an offer. */
export function notOfferedIn(row: SheetRow, columns: readonly Column[]): string | undefined {
  for (const { index, field, title } of columns) {
    const cell = row.cells[index];
    const text = fold(cell?.text ?? '').replace(
      /^(?:(?:уже|все|вчера|временно|полностью|целиком|fully|wholly) |(?:лот|участок|объект|позиция|площадка)(?: номер ?\d+)? (?=снят|продан|отозван|реализован|исключ))/u,
      '',
    );
    if (text === '' || cell?.number !== undefined || becomesFree(text)) continue;
    const isStatus = field?.reading.kind === 'status';
    // 'сдан арендаторам, ГАП': a let building is sold with its tenants.
    if (!isStatus && RENTED_BUSINESS.test(text)) continue;
    for (const { pattern, means } of notOffered) {
      const found = pattern.exec(text);
      if (!found || /^не (?:продан|сдан)/u.test(found[0])) continue;
      const isShort = text.length <= LONGEST_STATUS || STATE_IN_CAPITALS.test(cell?.text.trim() ?? '');
      if (isStatus || (found.index === 0 && isShort && !isPartOfText(text, found[0]))) {
        return `${means}: «${cell?.text.trim() ?? ''}»`;
      }
    }
    // 'аренда, занято' in a comment.
    const ofDeal =
      (field?.reading.kind ?? 'remark') === 'remark' && isDealAndState(text) ? stateOfPart(text) : undefined;
    if (ofDeal !== undefined) return `${ofDeal}: «${cell?.text.trim() ?? ''}»`;
    const isName = field !== undefined && namesObject(field, title);
    const gone = isName ? stateAtEnd(text) : undefined;
    if (gone !== undefined) return `${gone}: «${cell?.text.trim() ?? ''}»`;
  }
  return undefined;
}

/** A business of letting that is sold. */
const RENTED_BUSINESS = /(?<!\p{L})(?:гап|готов\p{L}* арендн\p{L}* бизнес\p{L}*)(?!\p{L})/u;

/** 'ЛОТ СНЯТ (распоряжение № 481-р), Северский район': capitals are about the row, however long the text is. */
const STATE_IN_CAPITALS =
  /^(?:(?:ЛОТ|УЧАСТОК|ОБЪЕКТ)(?: №? ?\d+)? )?(?:СНЯТ[ОАЫ]?|ПРОДАН[ОАЫ]?|РЕАЛИЗОВАН[ОАЫ]?|ОТМЕН[ЕЁ]Н[ОАЫ]?|АРЕНДОВАН[ОАЫ]?|(?:УЖЕ )?(?:СДАН[ОАЫ]?|ЗАНЯТ[ОАЫ]?)(?! (?:ДО|В|ПОД) |,? ?(?:ОСВОБ|освоб)))(?!\p{L})/u;

/** 'аренда, занято', 'срочно; продан': a deal and a state, nothing that the state may concern a part of. */
function isDealAndState(text: string): boolean {
  const [last = '', ...others] = text.split(/[,;.|/]\s*/u).toReversed();
  return others.length > 0 && others.every((part) => DEAL_WORDS.test(part)) && /^\p{L}+$/u.test(last);
}

const DEAL_WORDS = /^(?:(?:в |под )?(?:аренд[ау]|продаж[ау])|срочно|торг|эксклюзив|собственник|агент)$/u;

/** Whether a column has names or addresses of objects. */
function namesObject({ name, reading }: SheetField, title: string): boolean {
  const isRemark = reading.kind === 'remark' && /^(?:назван|наимен|объект|участ|лот)/u.test(fold(title));
  return isRemark || /(?:^|\.)name$/.test(name) || /address/iu.test(name);
}

/** 'Дровнино - занято', 'Люберцы (продан)', 'Столбы [сдан]': what a state after a name says. */
function stateAtEnd(text: string): string | undefined {
  if (text.length > LONGEST_STATUS) return undefined;
  const [, state = ''] = /^\p{L}.*?(?:\s[-–—]\s?|[([:!,/|]\s?)([^([]{4,30}?)[)\]!.]*$/u.exec(text) ?? [];
  return notOffered.find(({ pattern }) => {
    const found = pattern.exec(state);
    return found?.index === 0 && !/^не (?:продан|сдан)/u.test(found[0]) && !isPartOfText(state, found[0]);
  })?.means;
}

/** '50:31:0040218:274; 40 сот; 2,4 млн; ПРОДАНО': what a part of a line that is a state alone says. */
export function stateOfPart(text: string): string | undefined {
  const [ofEnd] = STATE_AT_END.exec(text) ?? [];
  if (ofEnd !== undefined) return meaningOf(notOffered, ofEnd);
  const parts = fold(text)
    .split(/[;|!()\n❌✖🚫⛔]|, |\. |\s-\s/u)
    .map((part) => part.trim());
  const states = parts.flatMap(
    (part) =>
      /^(?:(?:уже|все|вчера) )?\p{L}+(?: (?:уже|вчера|все|\d{1,2}\.\d{1,2}(?:\.\d{2,4})?))?$/u.exec(part)?.[0] ?? [],
  );
  return states.map((part) => meaningOf(notOffered, part)).find((state) => state !== undefined);
}

/** '7 800 р/м²/год без НДС СДАН': a state in capitals ends the line. */
const STATE_AT_END =
  /(?<=\s)(?:С\s?Д\s?А\s?Н[ОАЫ]?|ПРОДАН[ОАЫ]?|ЗАНЯТ[ОАЫ]?|СНЯТ[ОАЫ]?|УШ[ЕЁ]Л|УШЛ[АОИ]|АРЕНДОВАН[ОАЫ]?|LEASED|SOLD|LET|TAKEN)(?=[\s.!❌✖]*$)/u;

/** Whether a text alone in its row is below a head of names or addresses that is not the first column. */
function isOwnText(row: SheetRow, columns: readonly Column[]): boolean {
  const index = row.cells.findIndex(({ text }) => text !== '');
  const field = columns.find((one) => one.index === index)?.field;
  const [first] = columns.filter((one) => one.field !== undefined);
  return field !== undefined && first?.index !== index && ['text', 'remark'].includes(field.reading.kind);
}

/** Whether a row has a cadastral number alone, in its column: no name of a section. */
function isNumberAlone(row: SheetRow, columns: readonly Column[]): boolean {
  return columns.some(
    ({ index, field }) =>
      field?.reading.kind === 'cadastral' && readCadastral(row.cells[index]?.text ?? '').numbers.length > 0,
  );
}

/** 'Свободно | 399 494': a state with numbers, in a row that is mostly blank. */
const STATE_ALONE =
  /^(?:свободно|продано|реализовано|снято|не продано|сдано|занято|вакантно|забронировано|бронь|осталось|доступно|в (?:продаже|аренде)|available|vacant|sold|reserved)(?: всего| итого)?[:.]?$/u;

function isCountOfState(row: SheetRow, columns: readonly Column[]): boolean {
  const [first = '', ...others] = ownTexts(row);
  const named = columns.filter(({ field }) => field !== undefined);
  return (
    STATE_ALONE.test(fold(first)) &&
    others.length > 0 &&
    others.every((text) => /^[\d\s.,]+(?:\p{L}{1,3}\d?\.?)?$/u.test(text)) &&
    others.length + 1 <= named.length / 2
  );
}

/** 'Закрытая территория', 'занято 40 %': words about something else. */
function isPartOfText(text: string, found: string): boolean {
  return (
    /^(?:\p{L})|^ ?\d+ ?%/u.test(text.slice(found.length)) ||
    /^ (?:территори|площадк|парковк|двор|контур|охран|обществ)/u.test(text.slice(found.length))
  );
}

/** Sections that say whether their rows are offered. */
export function sectionStatus(text: string): { readonly refused: string | undefined } | undefined {
  const demand = meaningOf(demandWords, text);
  if (demand !== undefined) return { refused: demand };
  const status = meaningOf(notOffered, text);
  if (status !== undefined) return { refused: `${status}: раздел «${text}»` };
  return /(?<!\p{L})(?:актуальн|в продаже|предложен|свободн|в аренду)/u.test(fold(text))
    ? { refused: undefined }
    : undefined;
}
