import { isBlank, readValue } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** Cells of other columns that say whether the building stands. */
export const buildingStateWords: readonly MeaningWords<true>[] = [
  {
    pattern:
      /^(?:строится|строящ\p{L}*|(?:в|на) стадии строительства|(?:в )?стройк[аие]|ид[её]т строительство)(?!\p{L})/u,
    means: true,
    example: 'строится',
  },
  { pattern: /^(?:under construction|u\/c$|in construction|being built)/u, means: true, example: 'Under construction' },
  {
    pattern: /^(?:(?:в )?проект[е]?|на стадии проекта|планируется|planned|bts|built[- ]to[- ]suit)$/u,
    means: true,
    example: 'BTS',
  },
  { pattern: /^(?:на |в )?реконструкци\p{L}*$/u, means: true, example: 'на реконструкции' },
  {
    pattern:
      /^(?:введ[её]н\p{L}*|построен\p{L}*|действующ\p{L}*|существующ\p{L}*|в эксплуатации|сдан\p{L}*(?: в экспл\p{L}*| гк)?|existing|completed|built|operational)\.?$/u,
    means: true,
    example: 'введён',
  },
];

/** Columns that may say it instead of a day or of a state of the block. */
const COLUMNS = ['building.commissioningDate', 'status', 'availabilityDate'] as const;
const STATUS = 'building.constructionStatus';

/** The row with the state of its building that the column of its completion or of its status names: 'введён'. */
export function withBuildingState(row: RowReading, choices: SheetChoices): RowReading {
  const field = vacancySheetFields.find(({ name }) => name === STATUS);
  if (!field) return row;
  const values = new Map(row.values);
  for (const name of COLUMNS) {
    const reading = values.get(name);
    if (!reading || meaningOf(buildingStateWords, reading.raw) === undefined) continue;
    const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
    const state = readValue({ text: reading.raw }, field, context);
    if (state.value === undefined) continue;
    if (isBlank(values.get(STATUS))) values.set(STATUS, state);
    // The words are no day: nothing is asked about them.
    if (name === 'building.commissioningDate') values.delete(name);
  }
  const inRemark = row.remarks
    .flatMap((remark) => remark.replace(/^[^:]*:\s*/u, '').split(/[,;|]\s*|\.\s+/u))
    .find((part) => NOT_BUILT.test(part.trim()));
  if (inRemark !== undefined && isBlank(values.get(STATUS))) {
    const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
    const state = readValue({ text: inRemark.trim() }, field, context);
    if (state.value !== undefined && state.doubt === undefined) values.set(STATUS, state);
  }
  return { ...row, values };
}

/** A comment or a part of it that is the state of a building alone; 'сдан' may be a lease. */
const NOT_BUILT =
  /^(?:(?:здание|корпус|объект|склад) )?(?:ещ[её] )?(?:строится|в стадии строительства|на стадии строительства|ид[её]т строительство|стройка|в стройке|строящ\p{L}{2,4}(?: (?:здание|корпус|объект))?|under construction|being built)\.?$/iu;
