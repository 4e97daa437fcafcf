import type { LoadKnown, TableRows } from '@gektar/contract/loads/load.ts';
import { dayOf, opexOf } from '#importing/sheets/title-words.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadReading } from './load-reading.ts';
import { labelOf } from './load-view.ts';

/** Largest number of row numbers, and of texts, in a line. */
const MOST_NUMBERS = 20;
const MOST_TEXTS = 4;

const kinds = ['title', 'head', 'section', 'note', 'other'] as const;

interface TableRow {
  readonly sheet: string;
  readonly row: number;
  readonly text: string;
  readonly kind: TableRows['kind'];
}

/** Rows of the table that make no objects: titles, headers, sections and others; a line per sheet and kind. */
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

function tableRows({ meanings, others = [], objects, refused }: LoadReading): TableRow[] {
  const isElsewhere = new Set([
    ...objects.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet}!${row}`)),
    ...refused.map(({ sheet, row }) => `${sheet}!${row}`),
  ]);
  return [
    ...meanings.flatMap(({ sheet, row, text = '', meaning }): TableRow[] =>
      meaning === 'refused' || isElsewhere.has(`${sheet}!${row}`) ? [] : [{ sheet, row, text, kind: meaning }],
    ),
    ...others.map((one) => ({ ...one, kind: 'other' as const })),
  ];
}

/** Label of the field that sections fill: 'Шоссе'; null if there is none. */
function fieldOfSections({ meanings, objects }: LoadReading, kind: Pick<LoadKind, 'fields' | 'sheets'>): string | null {
  const texts = meanings.flatMap(({ meaning, text = '' }) => (meaning === 'section' && text !== '' ? [text] : []));
  const filled = objects.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([field, { address, raw }]) =>
      address === '' && raw !== '' && texts.some((text) => text.includes(raw)) ? [field] : [],
    ),
  );
  const [most] = [...Map.groupBy(filled, (field) => field)].toSorted(([, one], [, other]) => other.length - one.length);
  return most === undefined ? null : labelOf(kind, most[0]);
}

/** Facts in a file that hold for all of its objects, each with its row. */
export function knownOf(reading: LoadReading, kind: Pick<LoadKind, 'fields' | 'sheets'>, now: Date): LoadKnown[] {
  const notes = reading.refused.filter(({ reason }) => reason === 'Примечание');
  const above = tableRows(reading).filter(({ kind: own }) => own !== 'head' && own !== 'section');
  const saying = [...above, ...notes];
  const dated = saying.find(({ text }) => dayOf(text, now).includes(reading.listDay));
  const ofOpex = saying.find(({ text }) => opexOf(text) !== undefined);
  const opex = ofOpex && opexOf(ofOpex.text);
  const sections = tableRows(reading).filter((row) => row.kind === 'section');
  const field = fieldOfSections(reading, kind);
  return [
    { kind: 'day', text: reading.listDay, label: '', row: dated?.row ?? null, count: 1 },
    ...(ofOpex && opex ? [{ kind: 'opex' as const, text: opex, label: '', row: ofOpex.row, count: 1 }] : []),
    ...(field !== null && sections.length > 0
      ? [{ kind: 'sections' as const, text: '', label: field, row: sections[0]?.row ?? null, count: sections.length }]
      : []),
  ];
}
