import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { nameInComplex } from '#industrial/tree/name-in-complex.ts';
import { rowsBySheet } from '#sharing/client/rows-by-sheet.ts';

/** Height for rows: below figures and pictures on the first sheet, and on further sheets (px). */
const FIRST_SHEET = 530;
const FURTHER_SHEET = 860;
/** px of a line, and of the rest of a row. */
const LINE = 16;
const AROUND = 11;
/** Characters that a line of the two columns of words holds. */
const NAME_LINE = 17;
const HIGHWAY_LINE = 14;

/** Highway or region, as the table of the summary names it: 'Ленинградское'. */
export function shortPlace({ highway, region }: PublicVacancy): string {
  return highway?.name.replace(/ шоссе$/, '') ?? region.name;
}

/** Rows of the summary by sheet, as many as surely fit, so that no page is left with a line or two. */
export function overviewSheets(items: readonly PublicItem[]): PublicItem[][] {
  return rowsBySheet(items, { first: FIRST_SHEET, further: FURTHER_SHEET }, ({ entity }) => heightOf(entity));
}

function heightOf(vacancy: PublicVacancy): number {
  const lines = (text: string, of: number) => Math.ceil(text.length / of);
  const name = lines(vacancy.complexName, NAME_LINE) + lines(nameInComplex(vacancy), NAME_LINE);
  const place = lines(shortPlace(vacancy), HIGHWAY_LINE) + 1;
  return LINE * Math.max(name, place) + AROUND;
}
