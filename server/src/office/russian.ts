/** Figures and texts as Russians set them, for exported files. */

/** U+00A0: no line ends here. */
export const nbsp = '\u00a0';
const noBreakHyphen = '\u2011';

// ICU puts U+00A0 between thousands and a comma before decimals.
const twoDecimals = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const rules = new Intl.PluralRules('ru-RU');

/** Areas, money, distances: always two decimals (K-07). */
export function measured(value: number): string {
  return twoDecimals.format(value).replace('-', '−');
}

/** '12 объектов'. @param forms for 1, 2 and 5 */
export function countOf(count: number, [one, few, many]: readonly [string, string, string]): string {
  const form = rules.select(count);
  return `${whole.format(count)}${nbsp}${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** `YYYY-MM-DD…` → 'DD.MM.YYYY'. */
export function russianDay(day: string): string {
  return day.slice(0, 10).split('-').reverse().join('.');
}

const shortWords = 'в|во|на|с|со|от|до|из|за|к|ко|о|об|у|по|и|а|но|не|г|д|ул|обл|р|п|стр|корп|№';
const afterShortWord = new RegExp(`(?<=^|[\\s(«${nbsp}])(${shortWords})(\\.?) (?=\\S)`, 'giu');

/** Ties short words and dashes to their neighbours, so that no line ends or begins with them. For texts that people typed. */
export function tied(text: string): string {
  return (
    text
      .replace(afterShortWord, `$1$2${nbsp}`)
      .replace(afterShortWord, `$1$2${nbsp}`)
      .replace(/ (?=[—–] )/g, nbsp)
      // 'р-н' and 'М-7' stay together.
      .replace(/(?<=\p{L})-(?=\p{L}(?!\p{L}))|(?<=\p{Lu})-(?=\d)/gu, noBreakHyphen)
      .replace(/(?<=\d) (?=\d{3}(?!\d)|(?:га|м²|м|км|кВт|руб\.)(?!\p{L}))/gu, nbsp)
  );
}
