import type { Feature } from 'write-excel-file/node';

/** A link in a cell. */
export interface SheetLink {
  /** Row number, from 1. */
  readonly row: number;
  /** Column index, from 0. */
  readonly column: number;
  readonly address: string;
}

const HYPERLINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const idOf = (index: number) => `rId-link-${index + 1}`;

/** Position of a table in its sheet. */
export interface FilteredTable {
  /** Row number of the header, from 1. */
  readonly headRow: number;
  readonly columns: number;
  /** Rows below the header. */
  readonly rows: number;
  readonly links: readonly SheetLink[];
}

/** Additions to the library's output: a filter over the header, and links. */
export function filterAndLinks<Content>({ headRow, columns, rows, links }: FilteredTable): Feature<Content> {
  const filter = `<autoFilter ref="A${headRow}:${columnName(columns - 1)}${headRow + rows}"/>`;
  const places = links.map(
    ({ row, column }, index) => `<hyperlink ${RELATIONS} ref="${columnName(column)}${row}" r:id="${idOf(index)}"/>`,
  );
  const relations = links.map(
    ({ address }, index) =>
      `<Relationship Id="${idOf(index)}" Type="${HYPERLINK}" Target="${escaped(address)}" TargetMode="External"/>`,
  );
  return {
    files: {
      transform: {
        // Position fixed by the format: after the rows, the filter first.
        'xl/worksheets/sheet{id}.xml': {
          transform: (content) =>
            content.replace(
              '</sheetData>',
              () => `</sheetData>${filter}${places.length > 0 ? `<hyperlinks>${places.join('')}</hyperlinks>` : ''}`,
            ),
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': { insert: () => relations.join('') },
      },
    },
  };
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
