import { fold } from '#importing/sheets/fold.ts';
import { isBlank, readValue } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { areaKindWords, sectionKinds, vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** Titles and names of sheets that are about offices alone; 'офис 204' is where somebody sits. */
export const officeTitles: readonly MeaningWords<true>[] = [
  {
    pattern:
      /(?<!\p{L})(?:офисы|офисов|офисн\p{L}+ (?:помещени|площад|блок|здани|част|корпус)\p{L}*|(?:помещени\p{L}+|площад\p{L}+) (?:под офис\p{L}*|в абк)|абк|апк|административн\p{L}+(?:-бытов\p{L}+)? (?:корпус|здани|помещени)\p{L}*|кабинеты|offices|office (?:space|premises|building|units?))(?!\p{L})/u,
    means: true,
    example: 'Офисы в отдельном АБК',
  },
];

/** Words of other areas in a title: 'Склады и офисы'. */
const OTHER_AREAS =
  /(?<!\p{L})(?:склад\p{L}*|производств\p{L}*|мезонин\p{L}*|light|лайт|ангар\p{L}*|камер\p{L}*|warehouse\p{L}*|industrial space)/u;
/** A line of contacts, of terms, or of what is offered as well. */
const NOT_OFFERED =
  /(?:\+7|(?<!\d)8)[\s(-]*\d{3}[\s)-]*\d{3}|@|(?<!\p{L})(?:тел|офис продаж|отдел(?!ьн)|менеджер|без|кроме|не включ|ставк|цен[аы]|руб|р\/|ндс|по запросу|при необходимости|возможн|также|дополнительно|есть|имеется)|[₽%]/u;
/** A larger area is no office (m²). */
const LARGEST_OFFICE = 1_500;
/** Heads of blocks that are offices: 'Кабинет', '№ офиса'. */
const OFFICE_HEAD = /^(?:номер )?(?:кабинет\p{L}*|каб|офис\p{L}{0,2}|office(?: no)?)(?: номер)?\.?$/u;

/** The row with the kind of its area that the sheet, its title or the head of its blocks names for all rows. */
export function withKindOfSheet(row: RowReading, choices: SheetChoices): RowReading {
  const hasKind = row.columns.some(({ field }) => field?.name === 'areaKind' || field?.name.startsWith('area.'));
  if (hasKind || !isBlank(row.values.get('areaKind')) || isBlank(row.values.get('area'))) return row;
  const { title: ofArea = '' } = row.columns.find(({ field }) => field?.name === 'area') ?? {};
  // 'Склад 3' on the sheet 'Офисы' says what it is.
  const ofRow = meaningOf(areaKindWords, row.text);
  if (OTHER_AREAS.test(fold(ofArea)) || (ofRow !== undefined && ofRow !== 'office')) return row;
  const { gives } = sectionKinds.find(({ pattern }) => pattern.test(fold(row.sheet))) ?? {};
  const ofSheet = ofRow === undefined && gives?.['areaKind'] !== 'склад' ? gives : undefined;
  const texts = [row.sheet, ...row.titles].map(fold).filter((text) => !NOT_OFFERED.test(text));
  const area = row.values.get('area')?.value;
  const mayBeOffice = typeof area === 'number' && area <= LARGEST_OFFICE;
  const areOffices =
    mayBeOffice &&
    (row.columns.some(({ title }) => OFFICE_HEAD.test(fold(title))) ||
      (texts.some((text) => meaningOf(officeTitles, text) === true) &&
        !texts.some((text) =>
          OTHER_AREAS.test(text.replace(/складск\p{L}+ (?:комплекс|парк|двор)\p{L}*|(?<!\p{L})склад(?= ?[«"])/gu, '')),
        )));
  const given = ofSheet ?? (areOffices ? { areaKind: 'офис' } : {});
  const values = new Map(row.values);
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  for (const [name, text] of Object.entries(given)) {
    const field = vacancySheetFields.find((one) => one.name === name);
    if (field && isBlank(values.get(name)) && !row.columns.some((column) => column.field?.name === name))
      values.set(name, readValue({ text }, field, context));
  }
  return { ...row, values };
}
