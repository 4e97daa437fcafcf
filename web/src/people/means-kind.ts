/** Kinds of phones and addresses as customer services call them; what they call in Russian already stays. */
const kinds: Readonly<Record<string, string>> = {
  WORK: 'рабочий',
  MOBILE: 'мобильный',
  HOME: 'домашний',
  FAX: 'факс',
  PAGER: 'пейджер',
  MAILING: 'для рассылок',
};

/** 'мобильный'; nothing where the kind says nothing. */
export function meansKind(type: string): string | undefined {
  const known = Object.hasOwn(kinds, type.toUpperCase()) ? kinds[type.toUpperCase()] : undefined;
  if (known !== undefined) return known;
  return /\p{Script=Cyrillic}/u.test(type) ? type.toLocaleLowerCase('ru') : undefined;
}
