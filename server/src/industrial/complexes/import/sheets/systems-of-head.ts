import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { findChoice, flagWords, meaningOf } from '#importing/sheets/value-words.ts';
import { vacancyChoiceWords } from './vacancy-sheet-words.ts';

const FIELD = 'building.fireExtinguishingSystems';
const SOURCE = 'fire-extinguishing-systems';

/** The row with the system that the head of its column names: 'Yes' below 'Sprinklers', 'нет' below 'Спринклеры'. */
export function withSystemOfHead(row: RowReading, choices: SheetChoices): RowReading {
  const reading = row.values.get(FIELD);
  const column = row.columns.find(({ field }) => field?.name === FIELD);
  const answer = reading && column ? meaningOf(flagWords, reading.raw) : undefined;
  if (!reading || !column || answer === undefined) return row;
  const found = findChoice(column.title, choices[SOURCE] ?? [], vacancyChoiceWords[SOURCE]);
  if (!found) return row;
  const values = new Map(row.values);
  if (answer) values.set(FIELD, { raw: reading.raw, value: [found.value] });
  else values.delete(FIELD);
  return { ...row, values };
}
