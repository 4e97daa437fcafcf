import type { Feature } from 'write-excel-file/node';

/** Inches: a table needs the width more than the rim. */
const MARGINS = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>';
/** A4, landscape, one page wide and as many long as it takes. */
const PAGE = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
const FOOTER = '<headerFooter><oddFooter>&amp;CСтраница &amp;P из &amp;N</oddFooter></headerFooter>';

/**
 * What the library does not write of itself: a sheet that is printed as it should be, with its head on every page.
 * @param about.headRow where the head of the table stands, from 1
 */
export function paperSetup<Content>({ sheet, headRow }: { sheet: string; headRow: number }): Feature<Content> {
  const titles = `<definedName name="_xlnm.Print_Titles" localSheetId="0">'${sheet}'!$${headRow}:$${headRow}</definedName>`;
  return {
    files: {
      transform: {
        // Their places in the sheet are given: before everything, and after the links.
        'xl/worksheets/sheet{id}.xml': {
          transform: (content) =>
            content
              .replace(/<worksheet[^>]*>/, (open) => `${open}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`)
              .replace('</worksheet>', () => `${MARGINS}${PAGE}${FOOTER}</worksheet>`),
        },
        'xl/workbook.xml': {
          // The library leaves an empty element; two of them are refused.
          transform: (content) => content.replace('<definedNames/>', () => `<definedNames>${titles}</definedNames>`),
        },
      },
    },
  };
}
