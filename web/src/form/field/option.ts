import { foldLetters } from '@gektar/contract/fold-letters.ts';

/** One entry of a list to choose from. */
export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** A code or another searchable word, shown before the label. */
  readonly code?: string | undefined;
  /** Searchable words that are not shown: 'юго-восток ЮВ'. */
  readonly words?: string | undefined;
  /** Muted, to the right of the label: number of objects that have the value. */
  readonly count?: number | undefined;
  /** Right of the label, muted, not searched: 'не из CRM'. */
  readonly note?: string | undefined;
  /** Colour of a square before the label: that of a property type. */
  readonly colour?: string | undefined;
}

/** Normalizes a search text for comparison. */
function normaliseSearch(text: string): string {
  return foldLetters(text.trim());
}

/** Options whose label or code contains every typed word. */
export function searchOptions<Value>(options: readonly Option<Value>[], search: string): readonly Option<Value>[] {
  const words = normaliseSearch(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = normaliseSearch(`${option.code ?? ''} ${option.label} ${option.words ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
