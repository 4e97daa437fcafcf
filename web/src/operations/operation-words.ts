import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import type { ChangedEntity } from './changed-entity.ts';

/** Forms for a masculine noun. */
export const changedForms: PluralForms = ['Изменён', 'Изменены', 'Изменено'];

/** 'Изменена 1 вакансия', 'Изменены 3 объекта', 'Изменено 42 объекта' */
export function changedText(
  count: number,
  { forms, changed = changedForms }: Pick<ChangedEntity, 'forms' | 'changed'>,
): string {
  return `${plural(count, changed)} ${formatCountOf(count, forms)}`;
}

/** Labels of these fields: 'Цена, Площадь'. Names without a description are left out. */
export function fieldLabels(names: readonly string[], fields: FieldDescriptions): string {
  return names.flatMap((name) => fields[name]?.label ?? []).join(', ');
}

/** Words for kinds other than a plain change of fields. */
const kindWords: Partial<Record<Operation['kind'], string>> = {
  undo: 'Отмена',
  archive: 'Архивирование',
  unarchive: 'Возврат из архива',
  actualize: 'Актуализация',
  delete: 'Удаление',
  load: 'Загрузка таблицы',
};

export type TitledOperation = Pick<
  Operation,
  'kind' | 'fields' | 'totalCount' | 'doneCount' | 'undoneKind' | 'request'
>;

/**
 * Title of an operation in a list: 'Цена, Площадь: 42 объекта', 'Отмена: Цена: 3 объекта', 'Актуализация: 9
 * комплексов', 'В подборку «Склад»: 3 вакансии'. Fields set by a confirmation are not named. There is no number once
 * the outcomes have been deleted, which happens after a time.
 */
export function operationTitle(operation: TitledOperation, fields: FieldDescriptions, forms: PluralForms): string {
  const { kind, undoneKind, totalCount, doneCount } = operation;
  const words = [kind === 'undo' && kindWords.undo, whatOf(operation, undoneKind ?? kind, fields)];
  return [...words, totalCount > 0 && formatCountOf(doneCount, forms)].filter(Boolean).join(': ');
}

function whatOf(
  { fields: names, request }: TitledOperation,
  kind: Operation['kind'],
  fields: FieldDescriptions,
): string | undefined {
  if (kind === 'add-to-selection') return `В подборку «${request?.name ?? ''}»`;
  // A change of no field created objects: rows that were added to an edited export.
  if (kind === 'change' && names.length === 0) return 'Новые строки выгрузки';
  return kind === 'change' || kind === 'undo' ? fieldLabels(names, fields) : kindWords[kind];
}

/** Title of the toast of an undo: 'Возвращено: 3 объекта', 'Убрано из подборки: 1 вакансия'. */
export function undoneTitle(
  { undoneKind, doneCount, refusedCount }: Pick<Operation, 'undoneKind' | 'doneCount' | 'refusedCount'>,
  forms: PluralForms,
): string {
  const count = formatCountOf(doneCount, forms);
  const isThere = doneCount === 0 && refusedCount === 0;
  if (undoneKind === 'delete') return isThere ? 'Уже восстановлено' : `Восстановлено: ${count}`;
  if (undoneKind === 'load') return isThere ? 'Загрузка уже возвращена' : `Возвращено назад: ${count}`;
  if (undoneKind === 'add-to-selection') return isThere ? 'В подборке этого уже нет' : `Убрано из подборки: ${count}`;
  return `Возвращено: ${count}`;
}

/** Why a deletion was not undone, in the wording of the trash. */
export function deletionRefusal({
  state,
  fields,
  message,
}: Pick<ChangeOutcome, 'state' | 'fields' | 'message'>): string {
  if (state === 'left') return 'Позже удалено ещё раз';
  return Object.values(fields)[0] ?? message ?? 'Восстановить не удалось';
}

/** Reasons for which a change left out fields of an object, in one line; empty for none. */
export function skippedText({ state, fields }: Pick<ChangeOutcome, 'state' | 'fields'>): string {
  return state === 'done' || state === 'same' ? Object.values(fields).join('. ') : '';
}

/** Why an object was not changed, in one line. */
export function refusalText({ state, code, message, fields }: ChangeOutcome, described: FieldDescriptions): string {
  if (code?.startsWith('trash.')) return deletionRefusal({ state, message, fields });
  if (state === 'done' || state === 'same') return skippedText({ state, fields });
  if (state === 'gone') return 'Удалено другим сотрудником';
  if (state === 'stale') return 'Изменено другим сотрудником';
  if (state === 'left') return 'После вас изменил другой сотрудник';
  const named = Object.entries(fields).map(([path, text]) => {
    const label = described[path.split('.')[0] ?? '']?.label;
    return label === undefined ? text : `${label}: ${text}`;
  });
  return named.join('. ') || (message ?? 'Не удалось изменить');
}
