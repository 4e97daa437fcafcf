import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';

/** Result of a run over many entities. */
export interface BulkTally {
  readonly total: number;
  readonly done: readonly string[];
  readonly unchanged: readonly string[];
  readonly gone: readonly string[];
  /** Why the run was interrupted, as a text; undefined when it was not. */
  readonly broken: string | undefined;
}

/** Texts of one action over many entities. */
export interface BulkWords {
  readonly running: string;
  readonly one: string;
  readonly many: (count: number) => string;
  /** Text about objects that were already in the target state. */
  readonly unchanged: (count: number) => string;
  readonly failed: string;
}

/** Forms for counts, and texts about entities that a colleague deleted meanwhile. */
export interface BulkThings {
  readonly forms: PluralForms;
  /** 'удалён', 'удалены', 'удалены'. */
  readonly deleted: PluralForms;
  /** 'Его удалил другой сотрудник'. */
  readonly deletedAlone: string;
}

/** Text of the success toast: number done, and reasons for the others. */
export function doneText(
  { one, many, unchanged: already }: BulkWords,
  { done, unchanged, gone, broken, total }: BulkTally,
): [title: string, text: string | undefined] {
  const rest = total - done.length - unchanged.length - gone.length;
  const others = [
    unchanged.length > 0 && already(unchanged.length),
    rest > 0 && broken === undefined && `Отменено: ${formatCount(total - rest)} из ${formatCount(total)}`,
  ].filter((said) => said !== false);
  const text = others.join('. ') || undefined;
  if (done.length === 0 && text !== undefined) return [text, undefined];
  return [done.length === 1 ? one : many(done.length), text];
}

/** Text about refused objects and the reasons; undefined when none was refused. */
export function refusedText(
  { forms, deleted, deletedAlone }: BulkThings,
  { total, done, unchanged, gone, broken }: BulkTally,
): string | undefined {
  const rest = total - done.length - unchanged.length - gone.length;
  const said = [
    gone.length > 0 &&
      (gone.length === 1 && total === 1
        ? deletedAlone
        : `${formatCountOf(gone.length, forms)}: ${plural(gone.length, deleted)} другим сотрудником`),
    broken !== undefined && (rest > 1 ? `${formatCountOf(rest, forms)}: ${broken}` : broken),
  ].filter((one) => one !== false);
  return said.length > 0 ? said.join('. ') : undefined;
}
