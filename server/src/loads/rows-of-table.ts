import type { LoadKnown, TableRows } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer, KnownKind } from '@gektar/contract/loads/load-answer.ts';
import { dayOf, onlyDayOf } from '#importing/sheets/title-words.ts';
import { opexLine, sayingRows, sectionField, tableRows } from './known-lines.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadReading } from './load-reading.ts';
import { labelOf } from './load-view.ts';

/** Largest number of row numbers, and of texts, in a line. */
const MOST_NUMBERS = 20;
const MOST_TEXTS = 4;

const kinds = ['title', 'head', 'section', 'note', 'other'] as const;

/** Rows of the table itself: titles, heads, sections and others, which make no objects; a line per sheet and kind. */
export function rowsOfTable(reading: LoadReading, kind: Pick<LoadKind, 'fields' | 'sheets'>): TableRows[] {
  const rows = tableRows(reading);
  const field = fieldOfSections(reading, kind);
  return kinds.flatMap((one) =>
    [...Map.groupBy(rows, ({ sheet, kind: own }) => (own === one ? sheet : undefined))].flatMap(([sheet, own]) =>
      sheet === undefined
        ? []
        : [
            {
              ...{ kind: one, sheet, count: own.length },
              rows: own.slice(0, MOST_NUMBERS).map(({ row }) => row),
              text: own
                .slice(0, MOST_TEXTS)
                .map(({ text }) => text)
                .join(' · '),
              field: one === 'section' ? field : null,
            },
          ],
    ),
  );
}

function fieldOfSections(reading: LoadReading, kind: Pick<LoadKind, 'fields' | 'sheets'>): string | null {
  const field = sectionField(reading);
  return field === undefined ? null : labelOf(kind, field);
}

/** What a file says about all of its objects with the rows that say it, or what answers say instead. */
export function knownOf(
  reading: LoadReading,
  kind: Pick<LoadKind, 'fields' | 'sheets'>,
  { now, answers }: { readonly now: Date; readonly answers: readonly GivenAnswer[] },
): LoadKnown[] {
  const answered = new Map<KnownKind, string>(
    answers.flatMap((answer) => (answer.kind === 'known' ? [[answer.field, answer.value] as const] : [])),
  );
  const known = (of: KnownKind, text: string, about: Partial<LoadKnown>): LoadKnown => {
    const isByHand = answered.has(of);
    return { kind: of, text: answered.get(of) ?? text, label: '', row: null, count: 1, ...about, isByHand };
  };
  const saying = sayingRows(reading);
  const namesDay = ({ text }: { text: string }) =>
    [...dayOf(text, now), ...onlyDayOf([text], now)].includes(reading.listDay);
  const dated = saying.find(namesDay);
  const opex = opexLine(reading);
  const sections = tableRows(reading).filter((row) => row.kind === 'section');
  const field = fieldOfSections(reading, kind);
  const ofSections = { label: field ?? '', row: sections[0]?.row ?? null, count: sections.length };
  return [
    known('day', reading.listDay, { row: dated?.row ?? null }),
    ...(opex === undefined ? [] : [known('opex', opex.text, { row: opex.row })]),
    ...(field !== null && sections.length > 0 ? [known('sections', 'take', ofSections)] : []),
  ];
}
