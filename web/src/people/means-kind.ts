/**
 * Russian names for the kinds of phones and e-mail addresses; kinds that the service names in Russian stay unchanged.
 */
const kinds: Readonly<Record<string, string>> = {
  WORK: 'рабочий',
  MOBILE: 'мобильный',
  HOME: 'домашний',
  FAX: 'факс',
  PAGER: 'пейджер',
  MAILING: 'для рассылок',
};

/** 'мобильный'; undefined for a kind that is not informative. */
export function meansKind(type: string): string | undefined {
  const known = Object.hasOwn(kinds, type.toUpperCase()) ? kinds[type.toUpperCase()] : undefined;
  if (known !== undefined) return known;
  return /\p{Script=Cyrillic}/u.test(type) ? type.toLocaleLowerCase('ru') : undefined;
}
