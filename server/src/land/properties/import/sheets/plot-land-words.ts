import { fold } from '#importing/sheets/fold.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { plotChoiceWords } from './plot-sheet-words.ts';

/** Uses that the classifier has several codes for. */
export const UNSURE_USES = /^(?:кфх|крестьянск\p{L}*|фермерск\p{L}*)(?!\p{L})/u;

/** Parts of a cell or a title about land: 'НП / ИЖС', 'сх (КФХ)'. */
export function partsOfLand(raw: string): string[] {
  return raw.split(/[,;\n+)]|\((?=\p{L})| [-–—/] |(?<=\p{L}{2})\/(?=\p{L}{2})/u).map((part) => part.trim());
}

/** Category and uses that parts of a cell name: 'ЛПХ, нас. пункты', 'пром, склад (6.9)'. */
export function landWords(parts: readonly string[], choices: SheetChoices) {
  const categories = choices['categories'] ?? [];
  const all = choices['permitted-use-types'] ?? [];
  const uses: SheetChoice[] = [];
  let category: SheetChoice | undefined;
  for (const part of parts) {
    const asCategory = findChoice(part, categories, plotChoiceWords['categories'])?.value;
    const [code] = /(?<![\d.])\d{1,2}\.\d{1,2}(?:\.\d){0,2}(?![\d.])/.exec(part) ?? [];
    const ofCode = code === undefined ? undefined : all.find((one) => one.code === code);
    if (category === undefined && asCategory) {
      category = asCategory;
      // 'пром 6.9'
      if (ofCode) uses.push(ofCode);
      continue;
    }
    const use = ofCode
      ? { value: ofCode, isSure: true }
      : findChoice(part, all, plotChoiceWords['permitted-use-types']);
    if (use?.isSure) uses.push(use.value);
  }
  return {
    category,
    uses: [...new Set(uses)],
    isUnsure: uses.length === 0 && parts.some((part) => UNSURE_USES.test(fold(part))),
  };
}
