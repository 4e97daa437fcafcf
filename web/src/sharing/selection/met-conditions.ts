import { plural } from '@gektar/format/plural.ts';

/** '6 из 8 условий' */
export function conditionsWords(met: number, set: number): string {
  return `${met} из ${set} ${plural(set, ['условия', 'условий', 'условий'])}`;
}
