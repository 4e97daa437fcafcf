import type { Feature } from 'write-excel-file/node';

/** Page margins (inches); narrow, since a table needs the width. */
const MARGINS = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>';
/** A4, landscape, one page wide, any number of pages long. */
const PAGE = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
const FOOTER = '<headerFooter><oddFooter>&amp;CСтраница &amp;P из &amp;N</oddFooter></headerFooter>';

/**
 * Print settings that the library does not write: page setup, with the header on every page.
 * @param about.headRow row of the table header, from 1
 */
export function paperSetup<Content>({ sheet, headRow }: { sheet: string; headRow: number }): Feature<Content> {
  const titles = `<definedName name="_xlnm.Print_Titles" localSheetId="0">'${sheet}'!$${headRow}:$${headRow}</definedName>`;
  return {
    files: {
      transform: {
        // Positions fixed by the format: `sheetPr` before everything else, the other elements after the links.
        'xl/worksheets/sheet{id}.xml': {
          transform: (content) =>
            content
              .replace(/<worksheet[^>]*>/, (open) => `${open}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`)
              .replace('</worksheet>', () => `${MARGINS}${PAGE}${FOOTER}</worksheet>`),
        },
        'xl/workbook.xml': {
          // The library writes an empty element; Excel refuses a second one.
          transform: (content) => content.replace('<definedNames/>', () => `<definedNames>${titles}</definedNames>`),
        },
      },
    },
  };
}
