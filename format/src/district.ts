/** Kinds of municipalities in addresses, and their short forms. */
const KINDS: readonly (readonly [kind: RegExp, short: string])[] = [
  [/городской\s+округ|(?<![а-яё])г\.\s*о(?:\.|(?![а-яё]))|(?<![а-яё])го(?![а-яё.])/iu, 'г. о. '],
  [/муниципальный\s+округ|(?<![а-яё])м\.\s*о(?:\.|(?![а-яё]))/iu, 'м. о. '],
  [/муниципальный\s+район|(?<![а-яё])район(?![а-яё])|(?<![а-яё])р-н/iu, 'р-н'],
  [/административный\s+округ/iu, 'АО'],
  [/сельское\s+поселение|городское\s+поселение|поселение/iu, 'поселение'],
];
/** A second spelling of the same address, appended without a comma. */
const TAIL = /\s+(Российская Федерация|Местоположение)(?![а-яё]).*$/u;
/** Beginning of a town or village, used when the address names no municipality; streets do not match. */
const SETTLEMENT = /^(г|город|пос|п|пгт|рп|с|дер|д)[.\s]\s*[А-ЯЁ]/u;

/**
 * The municipality in an address: 'Московская область, г.о. Рузский, д Потапово' → 'г. о. Рузский'; the town when no
 * municipality is named.
 * @param regionName name of the region, which is skipped: 'г. Москва' is not a district of Москва
 */
export function districtOf(address: string | null, regionName: string): string | undefined {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  for (const [kind, short] of KINDS) {
    const part = parts.find((one) => kind.test(one));
    if (part !== undefined) return withoutTail(part).replace(kind, short).replace(/\s+/gu, ' ').trim();
  }
  return parts.map(withoutTail).find((part) => SETTLEMENT.test(part) && !part.endsWith(regionName));
}

function withoutTail(part: string): string {
  return part.replace(TAIL, '');
}
