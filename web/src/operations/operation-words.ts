import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import type { ChangedEntity } from './changed-entity.ts';

const changedForms: PluralForms = ['Изменён', 'Изменены', 'Изменено'];

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

/** Words of kinds that are no plain change of fields. */
const kindWords: Partial<Record<Operation['kind'], string>> = {
  undo: 'Отмена',
  archive: 'Архивирование',
  unarchive: 'Возврат из архива',
  actualize: 'Актуализация',
};

/**
 * Title of an operation in a list: 'Цена, Площадь: 42 объекта', 'Отмена: Цена: 3 объекта', 'Актуализация: 9 комплексов'. The fields
 * that a confirmation sets are not named.
 */
export function operationTitle(
  { kind, fields: names, doneCount }: Pick<Operation, 'kind' | 'fields' | 'doneCount'>,
  fields: FieldDescriptions,
  forms: PluralForms,
): string {
  const what = kind === 'actualize' ? '' : fieldLabels(names, fields);
  return [kindWords[kind], what, formatCountOf(doneCount, forms)].filter(Boolean).join(': ');
}

/** Why an object was not changed, in one line. */
export function refusalText({ state, message, fields }: ChangeOutcome, described: FieldDescriptions): string {
  if (state === 'gone') return 'Удалено другим сотрудником';
  if (state === 'stale') return 'Изменено другим сотрудником';
  if (state === 'left') return 'После вас изменил другой сотрудник';
  const named = Object.entries(fields).map(([path, text]) => {
    const label = described[path.split('.')[0] ?? '']?.label;
    return label === undefined ? text : `${label}: ${text}`;
  });
  return named.join('. ') || (message ?? 'Не удалось изменить');
}
