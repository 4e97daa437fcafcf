import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { NumberStep } from '@gektar/contract/operations/operation.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount, formatPlain, formatSignedQuantity } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { describedText } from '#form/described/described-text.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { changedForms } from './operation-words.ts';

/** Whether a changed field has steps for the stored number instead of a value. */
export function isSteps(value: unknown): value is readonly NumberStep[] {
  return Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && !('id' in value[0]);
}

/** 'на +5 %, округлить до 50 руб./м²' */
export function stepsText(steps: readonly NumberStep[], description: FieldDescription): string {
  const quantity = (value: number) => describedText(description, value);
  const texts = steps.map((step) => {
    if ('multiply' in step) {
      const percent = Math.round((step.multiply - 1) * 1e6) / 1e4;
      return `на${nbsp}${percent > 0 ? '+' : ''}${formatPlain(percent)}${nbsp}%`;
    }
    if ('round' in step) return `округлить до ${quantity(step.round)}`;
    return `на ${formatSignedQuantity(step.add, description.kind === 'number' ? description.unit : '')}`;
  });
  return texts.join(', ');
}

/** 'Изменены 39 из 42 вакансий'; 'Изменены 42 вакансии' when all were changed. */
export function changedOfText(
  done: number,
  total: number,
  { forms, changed = changedForms }: Pick<ChangedEntity, 'forms' | 'changed'>,
): string {
  const verb = plural(done, changed);
  return done === total
    ? `${verb} ${formatCountOf(done, forms)}`
    : `${verb} ${formatCount(done)} из ${manyOf(total, forms)}`;
}

/** Number and noun in the genitive: '42 вакансий', '21 вакансии'. */
function manyOf(count: number, [, few, many]: PluralForms): string {
  return formatCountOf(count, [few, many, many]);
}

const seconds: PluralForms = ['с', 'с', 'с'];
const minutes: PluralForms = ['мин', 'мин', 'мин'];

/** '4 с' or '2 мин', rounded up. */
export function durationText(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / 1_000));
  return count <= 90 ? formatCountOf(count, seconds) : formatCountOf(Math.ceil(count / 60), minutes);
}

/**
 * Time that the rest of a change will take (ms); undefined before its speed is known.
 * @param elapsed since its begin (ms)
 */
export function timeLeft({ done, total }: { done: number; total: number }, elapsed: number): number | undefined {
  return done === 0 || elapsed <= 0 ? undefined : (elapsed / done) * (total - done);
}
