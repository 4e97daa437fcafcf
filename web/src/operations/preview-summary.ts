import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount, formatPlain } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { percentText } from './cells/percent-text.ts';
import { isSteps } from './change-words.ts';
import type { ChangedEntity } from './changed-entity.ts';

/**
 * Average of each number over the objects that it changes in: 'ставка в среднем 5 400 → 5 670, +5,0 %'; empty when no
 * number changes.
 */
export function averagesText(
  outcomes: readonly Pick<ChangeOutcome, 'changes'>[],
  names: readonly string[],
  { fields }: Pick<ChangedEntity, 'fields'>,
): string {
  const texts = names.flatMap((name) => {
    const pairs = outcomes.flatMap(({ changes }) => {
      const [before, after] = changes[name] ?? [];
      return typeof before === 'number' && typeof after === 'number' ? [[before, after] as const] : [];
    });
    const label = fields[name]?.label;
    if (label === undefined || pairs.length === 0) return [];
    const before = pairs.reduce((sum, [one]) => sum + one, 0) / pairs.length;
    const after = pairs.reduce((sum, [, one]) => sum + one, 0) / pairs.length;
    const share = before === 0 ? '' : `, ${percentText(after / before - 1)}`;
    // 'Средняя ставка' is an average already.
    const what = label.toLowerCase().replace(/^средняя /u, '');
    return `${what} в среднем ${formatPlain(before)}${nbsp}→ ${formatPlain(after)}${share}`;
  });
  return texts.join('; ');
}

/** Objects that keep a field: 'Пропущено: ставка по запросу, 3 вакансии. Стеллажи: уже так у 31 из 42.' */
export function unchangedText(
  outcomes: readonly Pick<ChangeOutcome, 'state' | 'changes' | 'fields'>[],
  changed: Readonly<Record<string, unknown>>,
  { fields, forms }: Pick<ChangedEntity, 'fields' | 'forms'>,
): string {
  const written = outcomes.filter(({ state }) => state === 'done' || state === 'same');
  const texts = Object.entries(changed).flatMap(([name, value]) => {
    const label = fields[name]?.label;
    const skipped = written.flatMap((outcome) => outcome.fields[name] ?? []);
    const sameCount = written.filter((outcome) => outcome.changes[name] === undefined).length - skipped.length;
    return [
      skipped.length > 0 && `${skipped[0]}, ${formatCountOf(skipped.length, forms)}.`,
      !isSteps(value) &&
        sameCount > 0 &&
        label !== undefined &&
        `${label}: уже так у${nbsp}${formatCount(sameCount)} из ${formatCount(outcomes.length)}.`,
    ].filter((text) => text !== false);
  });
  return texts.join(' ');
}
