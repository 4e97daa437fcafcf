import { webAddress } from '@gektar/format/link.ts';

/** URL of the public cadastral map, which searches for the appended number. No other file has this URL. */
const PUBLIC_CADASTRAL_MAP = 'https://nspd.gov.ru/map?query=';

/** A cadastral number inside a text: the field has no format rule, so people add words to numbers (D-15). */
const NUMBER = /\d{2}:\d{2}:\d{6,7}(?::\d+)?/;

/** The stored link, or one built from the first cadastral number (D-20). */
export function cadastralMapLink(property: {
  readonly linkToPublicCadastralMap: string | null;
  readonly cadastralNumbers: readonly string[];
}): string | undefined {
  const stored = property.linkToPublicCadastralMap;
  if (stored) return webAddress(stored);
  const [first] = property.cadastralNumbers;
  return first && `${PUBLIC_CADASTRAL_MAP}${encodeURIComponent(NUMBER.exec(first)?.[0] ?? first)}`;
}
