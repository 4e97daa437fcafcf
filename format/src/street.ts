/** Words that mark a street in an address, in full or abbreviated. */
const STREET =
  /(?<![а-яё])(?:улица|ул\.?|проспект|пр-к?т|переулок|пер\.?|проезд|пр-д|шоссе|ш\.|набережная|наб\.?|бульвар|б-р|площадь|пл\.|аллея|тупик|тракт|линия|просека)(?![а-яё])/iu;

/** The street in an address: 'Москва, Полевая улица, 1' → 'Полевая улица'; undefined when none is named. */
export function streetOf(address: string | null): string | undefined {
  return (address ?? '')
    .split(',')
    .map((part) => part.trim())
    .find((part) => STREET.test(part));
}
