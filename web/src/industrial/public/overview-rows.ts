import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { nameInComplex } from '#industrial/tree/name-in-complex.ts';
import { rowsBySheet } from '#sharing/client/rows-by-sheet.ts';

/** Height available for rows (px): on the first sheet, below figures and pictures, and on further sheets. */
const FIRST_SHEET = 530;
const FURTHER_SHEET = 860;
/** Heights (px): of a text line, and of the rest of a row. */
const LINE = 16;
const AROUND = 11;
/** Characters per text line in the columns of names and highways. */
const NAME_LINE = 17;
const HIGHWAY_LINE = 14;

/** Highway without 'шоссе', or region, for the summary table: 'Ленинградское'. */
export function shortPlace({ highway, region }: PublicVacancy): string {
  return highway?.name.replace(/ шоссе$/, '') ?? region.name;
}

/** Rows of the summary per sheet: as many as certainly fit, so that no row runs over onto an extra page. */
export function overviewSheets(items: readonly PublicItem[]): PublicItem[][] {
  return rowsBySheet(items, { first: FIRST_SHEET, further: FURTHER_SHEET }, ({ entity }) => heightOf(entity));
}

function heightOf(vacancy: PublicVacancy): number {
  const lines = (text: string, of: number) => Math.ceil(text.length / of);
  const name = lines(vacancy.complexName, NAME_LINE) + lines(nameInComplex(vacancy), NAME_LINE);
  const place = lines(shortPlace(vacancy), HIGHWAY_LINE) + 1;
  return LINE * Math.max(name, place) + AROUND;
}
