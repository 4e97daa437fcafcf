import type { BulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects, plural } from '@gektar/format/plural.ts';

/** What a run over many objects came to. */
export interface BulkTally {
  readonly total: number;
  readonly done: readonly string[];
  readonly unchanged: readonly string[];
  readonly gone: readonly string[];
  /** Why it broke off, in words; undefined when it did not. */
  readonly broken: string | undefined;
}

export const bulkWords = {
  archive: {
    running: 'Архивирование',
    one: 'Объект архивирован!',
    many: (count: number) => `${formatCountOf(count, objects)} в архиве`,
    unchanged: (count: number) => `${formatCountOf(count, objects)} уже в архиве`,
    failed: 'Не удалось архивировать объект',
  },
  unarchive: {
    running: 'Разархивирование',
    one: 'Объект разархивирован!',
    many: (count: number) => `${formatCountOf(count, objects)} из архива`,
    unchanged: (count: number) => `${formatCountOf(count, objects)} и так не в архиве`,
    failed: 'Не удалось разархивировать объект',
  },
  actualize: {
    running: 'Актуализация',
    one: 'Объект актуализирован',
    many: (count: number) =>
      `${formatCountOf(count, objects)} ${plural(count, ['актуализирован', 'актуализированы', 'актуализировано'])}`,
    unchanged: () => '',
    failed: 'Не удалось обновить объект',
  },
} as const satisfies Record<BulkAction, unknown>;

/** What the toast of success says: how many, and what was not done with the others. */
export function doneText(
  action: BulkAction,
  { done, unchanged, gone, broken, total }: BulkTally,
): [title: string, text: string | undefined] {
  const { one, many, unchanged: already } = bulkWords[action];
  const rest = total - done.length - unchanged.length - gone.length;
  const others = [
    unchanged.length > 0 && already(unchanged.length),
    rest > 0 && broken === undefined && `Отменено: ${formatCount(total - rest)} из ${formatCount(total)}`,
  ].filter((said) => said !== false);
  const text = others.join('. ') || undefined;
  if (done.length === 0 && text !== undefined) return [text, undefined];
  return [done.length === 1 ? one : many(done.length), text];
}

/** What was refused and why; undefined when nothing was. */
export function refusedText({ total, done, unchanged, gone, broken }: BulkTally): string | undefined {
  const rest = total - done.length - unchanged.length - gone.length;
  const said = [
    gone.length > 0 &&
      (gone.length === 1 && total === 1
        ? 'Его удалил другой сотрудник'
        : `${formatCountOf(gone.length, objects)}: ${plural(gone.length, ['удалён', 'удалены', 'удалены'])} другим сотрудником`),
    broken !== undefined && (rest > 1 ? `${formatCountOf(rest, objects)}: ${broken}` : broken),
  ].filter((one) => one !== false);
  return said.length > 0 ? said.join('. ') : undefined;
}
