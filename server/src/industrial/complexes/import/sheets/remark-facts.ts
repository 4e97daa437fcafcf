import { amountDoubts } from '#importing/sheets/amounts.ts';
import { type FactWords, readFacts, tidyText } from '#importing/sheets/facts.ts';
import type { RowReading } from '#importing/sheets/read-sheets.ts';
import { isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { vacancyFacts } from './vacancy-facts.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** Fields that a comment may name where the table has no column of them. */
const factNames = new Set([
  'availabilityDate',
  'minimalRentalBlockArea',
  'dockNumber',
  'building.workingHeight',
  'building.buildingClass',
  'building.floorLoad',
  'building.columnPitch',
  'building.hasHeating',
  'utilityBill',
]);
const remarkFacts: readonly FactWords[] = vacancyFacts.filter(
  ({ field }) => field === undefined || factNames.has(field),
);
const DESCRIBES =
  /^(?:[^:]*(?:описан|инфо|коммент|примеч|прим|услови|характеристик|особенност|дополнит|доп|заметк|comment|note|remark|description)[^:]*):/iu;

/** The row with facts of its comment and of the words around its area: 'потолок 9 м', 'своб. с 01.03.27'. */
export function withRemarkFacts(row: RowReading, choices: SheetChoices): RowReading {
  const named = new Set(row.columns.map(({ field }) => field?.name));
  const texts = [
    ...row.remarks.filter((remark) => DESCRIBES.test(remark)).map((remark) => remark.replace(/^[^:]*:\s*/u, '')),
    row.values.get('area')?.raw ?? '',
  ].filter((text) => /\p{L}/u.test(text));
  if (texts.length === 0) return row;
  const isEmpty = (field: string) => (row.values.get(field)?.raw ?? '') === '';
  const allowed = remarkFacts.filter(
    ({ field }) => field === undefined || !named.has(field) || (field === 'minimalRentalBlockArea' && isEmpty(field)),
  );
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  const values = new Map(row.values);
  for (const text of texts) {
    for (const [name, reading] of readFacts(tidyText(text), allowed, vacancySheetFields, context).values) {
      if (isBlank(values.get(name)) && reading.value !== undefined && reading.doubt === undefined)
        values.set(name, reading);
      // '5 500 кв. м (делим от 1 500)': the second number of the area is understood.
      const area = values.get('area');
      if (name === 'minimalRentalBlockArea' && area?.raw === text && area.doubt === amountDoubts.several) {
        const { doubt: _, ...certain } = area;
        values.set('area', certain);
      }
    }
  }
  return { ...row, values };
}
