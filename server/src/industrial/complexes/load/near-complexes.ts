import { wordsOf } from '#importing/sheets/fold.ts';
import { complexKey } from '#industrial/complexes/import/sheets/part-names.ts';

/** Shortest word that makes two names similar (characters): numbers and letters of buildings do not. */
const SHORTEST_WORD = 4;

/** Finds complexes of the database whose names have all distinctive words of another name, or the other way round. */
export function createNearComplexes<Complex extends { readonly name: string }>(known: readonly Complex[]) {
  const keyed = known.map((complex) => ({ complex, words: tellingWords(complex.name) }));
  const found = new Map<string, Complex | undefined>();
  /** The complex that a name may mean; undefined where there is none, or several. */
  return function nearTo(name: string): Complex | undefined {
    const key = complexKey(name);
    if (found.has(key)) return found.get(key);
    const words = tellingWords(name);
    const near = keyed.filter((one) => isNear(words, one.words));
    const only = near.length === 1 ? near[0]?.complex : undefined;
    found.set(key, only);
    return only;
  };
}

/** Distinctive words of a name: without words for the kind of object. */
function tellingWords(name: string): readonly string[] {
  return wordsOf(complexKey(name));
}

function isNear(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const isWithin = few.length > 0 && few.every((word) => many.some((of) => isSameWord(word, of)));
  // 'Чехов 2' is another complex than 'Чехов 3', but perhaps the same as 'Чехов'.
  const areNumbersAlike = numbersOf(few).length === 0 || numbersOf(few).join() === numbersOf(many).join();
  return isWithin && areNumbersAlike && few.some((word) => word.length >= SHORTEST_WORD);
}

function numbersOf(words: readonly string[]): readonly string[] {
  return words.filter((word) => /^\d+$/.test(word));
}

/** Equal, or with one letter typed wrong in a long word. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length !== other.length || one.length <= SHORTEST_WORD) return false;
  return [...one].filter((letter, index) => letter !== other[index]).length === 1;
}
