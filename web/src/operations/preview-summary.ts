import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount, formatPlain } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { percentText } from './cells/percent-text.ts';
import { isSteps } from './change-words.ts';
import type { ChangedEntity } from './changed-entity.ts';

/** Average of a number before and after a change, as texts. */
export interface Average {
  /** 'ставка' */
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** '+5,0 %'; undefined when the average was zero. */
  readonly share: string | undefined;
}

/** Average of each number over the objects in which it changes. */
export function averagesOf(
  outcomes: readonly Pick<ChangeOutcome, 'changes'>[],
  names: readonly string[],
  { fields }: Pick<ChangedEntity, 'fields'>,
): Average[] {
  return names.flatMap((name) => {
    const pairs = outcomes.flatMap(({ changes }) => {
      const [before, after] = changes[name] ?? [];
      return typeof before === 'number' && typeof after === 'number' ? [[before, after] as const] : [];
    });
    const label = fields[name]?.label;
    if (label === undefined || pairs.length === 0) return [];
    const before = pairs.reduce((sum, [one]) => sum + one, 0) / pairs.length;
    const after = pairs.reduce((sum, [, one]) => sum + one, 0) / pairs.length;
    const share = before === 0 ? undefined : percentText(after / before - 1);
    // 'Средняя ставка' is an average already.
    const what = label.toLowerCase().replace(/^средняя /u, '');
    return { what, before: formatPlain(before), after: formatPlain(after), share };
  });
}

type Written = Pick<ChangeOutcome, 'state' | 'changes' | 'fields'>;

const isWritten = ({ state }: Written) => state === 'done' || state === 'same';

/** Objects in which a change left out a field: 'Пропущено: ставка по запросу, 3 вакансии.'; empty for none. */
export function skippedCounts(
  outcomes: readonly Written[],
  names: readonly string[],
  { forms }: Pick<ChangedEntity, 'forms'>,
): string {
  const texts = names.flatMap((name) => {
    const reasons = outcomes.filter(isWritten).flatMap(({ fields }) => fields[name] ?? []);
    return reasons.length > 0 ? `${reasons[0]}, ${formatCountOf(reasons.length, forms)}.` : [];
  });
  return texts.join(' ');
}

/** Objects that have a value already: 'Стеллажи: уже так у 31 из 42.'; empty for none. */
export function sameCounts(
  outcomes: readonly Written[],
  changed: Readonly<Record<string, unknown>>,
  { fields }: Pick<ChangedEntity, 'fields'>,
): string {
  const texts = Object.entries(changed).flatMap(([name, value]) => {
    const label = fields[name]?.label;
    const count = outcomes.filter((outcome) => isWritten(outcome) && outcome.changes[name] === undefined).length;
    if (isSteps(value) || count === 0 || label === undefined) return [];
    return `${label}: уже так у${nbsp}${formatCount(count)} из ${formatCount(outcomes.length)}.`;
  });
  return texts.join(' ');
}
