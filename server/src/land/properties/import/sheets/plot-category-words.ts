import { fold } from '#importing/sheets/fold.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { commonTexts } from './plot-common-texts.ts';
import { plotChoiceWords } from './plot-sheet-words.ts';

export const categoryDoubts = { ofNote: 'В примечании строки и под таблицей разные категории' } as const;

/** 'Все участки — земли промышленности', 'Всё категории сельхозназначения': about all rows. */
const OF_ALL =
  /(?<!\p{L})(?:вс[её](?: (?:участки|земли|поля|площадки|лоты|объекты|позиции|массивы|з\/у|зу))?|везде|у всех|категория(?: земель| всех участков| у всех)?|(?:land )?category(?: of land)?|all (?:plots|sites|land))(?!\p{L})[ :—–-]*(?:is |are |- )?(?:категории )?(?<value>(?:земл\p{L}* )?(?:\p{L}[\p{L}/.-]*)(?: (?:пункт\p{L}*|назначени\p{L}*|land))?)/gu;
/** 'Сельхоз', 'Промземли' alone as a section or a part of one. */
const OF_SECTION =
  /^(?:пром(?:ышленн\p{L}*|земл\p{L}*|ка|назначени\p{L}*)?|сельхоз\p{L}*|с\/?х(?: земл\p{L}*| назначени\p{L}*)?|населенка|(?:нас\.?|населенн\p{L}*) пункт\p{L}*|нп|industrial|agricultural|settlements?)$/u;
/** 'если не сказано другое', 'кроме двух': what a row says itself holds. */
const UNLESS =
  /(?<!\p{L})(?:если|кроме|за исключением|исключая|ино[ей]|иного|отмечен\p{L}*|отметил\p{L}*|unless|except|save|otherwise|noted)(?!\p{L})/u;
/** 'земля пром', 'земли нас. пунктов', 'категория — сельхоз' as a part of a remark. */
const OF_ROW =
  /^(?:(?:земл\p{L}* |категори\p{L}*(?: зем\p{L}*)?[ :—–-]*(?:земл\p{L}* )?)(?<value>(?:пром|с\/?х|сельхоз|сельскохоз|н\.? ?п|нас|населен|лес)\p{L}*\.?(?: ?(?:пункт\p{L}*|назначени\p{L}*|фонд\p{L}*))?)|(?:(?:это|тут|здесь|сейчас|пока) )?(?<bare>населенка|пром|промка|промземл\p{L}*|сельхозземл\p{L}*|сельхозка|с\/х|схн|зсн|знп|снп|промышленность|промышленного назначения|сельхозназначени\p{L}*|(?:industrial|settlements?|agricultural|residential|farm|forest) (?:land|category|zoning)|(?:land|category|zoning)[ :-]+(?:industrial|settlements?|agricultural|residential|forest)))$/u;

/** A category that remarks, sections, titles or notes name where no column has it; two that differ are a question. */
export function addCategory(values: Map<string, CellReading>, row: RowReading, choices: SheetChoices): void {
  const { columns, remarks, sections } = row;
  const hasColumn = columns.some(({ field }) => field?.name === 'category');
  if (columns.length === 0 || hasColumn || (values.get('category')?.raw ?? '') !== '') return;
  const choiceOf = (text: string | undefined): SheetChoice | undefined =>
    text === undefined
      ? undefined
      : findChoice(text, choices['categories'] ?? [], plotChoiceWords['categories'])?.value;
  const ofPart = (part: string): SheetChoice | undefined => {
    const { value, bare } = OF_ROW.exec(fold(part).replace(/[!.\s-]+$/u, ''))?.groups ?? {};
    return choiceOf(value ?? bare);
  };
  const partsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => text.split(/[,;!()|\n]|\. | \/ /u)).map((part) => part.trim());
  const [own] = partsOf(remarks.map((remark) => remark.replace(/^[^:]{1,60}: /u, ''))).flatMap(
    (part) => ofPart(part) ?? [],
  );
  const [ofSection] = partsOf(sections.toReversed()).flatMap(
    (part) => ofPart(part) ?? choiceOf(OF_SECTION.exec(fold(part).trim())?.[0]) ?? [],
  );
  const texts = commonTexts(row, values);
  const named = texts.flatMap((text) =>
    [...fold(text).matchAll(OF_ALL)].flatMap(({ groups }) => choiceOf(groups?.['value']) ?? []),
  );
  const [common] = new Set(named).size === 1 ? named : [];
  const value = own ?? ofSection ?? common;
  if (value === undefined) return;
  const isUnless = [...row.titles, ...(row.notes ?? [])].some((text) => UNLESS.test(fold(text)));
  const isDoubtful =
    own !== undefined && common !== undefined && own !== common && !isUnless && ofSection === undefined;
  values.set('category', { raw: value.name, value, ...(isDoubtful ? { doubt: categoryDoubts.ofNote } : {}) });
}
