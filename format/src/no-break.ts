/** U+00A0: prevents a line break. */
export const nbsp = '\u00A0';

const shortWords = 'в|во|на|с|со|от|до|из|за|к|ко|о|об|у|по|и|а|но|не|ни|г|о|д|ул|обл|р|п|стр|корп|№|§';
const afterShortWord = new RegExp(`(?<=^|[\\s(«${nbsp}])(${shortWords})(\\.?) (?=\\S)`, 'giu');
const beforeDash = / (?=[—–] )/g;
const insideNumber = /(?<=\d) (?=\d{3}(?!\d))/g;
const beforeUnit = /(?<=\d) (?=(?:га|м²|м³|м|км|кВт|МВт|Гкал|руб\.|т|см|%|шт\.|мес\.|сот\.|лет|года?)(?![\p{L}\d]))/gu;

/**
 * Joins short prepositions, 'г. о.', thousands, units and dashes to their neighbours with no-break spaces, so that no
 * line begins or ends with them. For typed texts; the formatters of this folder already do so.
 */
export function tieWords(text: string): string {
  return text
    .replace(afterShortWord, `$1$2${nbsp}`)
    .replace(afterShortWord, `$1$2${nbsp}`)
    .replace(beforeDash, nbsp)
    .replace(insideNumber, nbsp)
    .replace(beforeUnit, nbsp);
}

/**
 * `tieWords` for printed texts, where 'р-н' and 'М-7' also stay on one line. On screen a no-break hyphen would hide
 * them from search.
 */
export function tieForPrint(text: string): string {
  return tieWords(text).replace(/(?<=\p{L})-(?=\p{L}(?!\p{L}))|(?<=\p{Lu})-(?=\d)/gu, '\u2011');
}
