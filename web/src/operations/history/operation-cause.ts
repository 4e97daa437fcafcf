import type { EventOperation } from '@gektar/contract/history.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

/**
 * 'Изменить 42 вакансии', 'вставка столбца, 18 вакансий', 'возврат значения от 12.06.2026', for an archiving 'сразу 42
 * вакансии'; undefined for a plain operation on one object.
 * @param formsOf noun forms of an entity; undefined for an entity that the history does not show
 */
export function operationCause(
  operation: EventOperation | null,
  formsOf: (entity: string) => PluralForms | undefined,
): string | undefined {
  if (operation === null) return undefined;
  const { entity, kind, way, objectCount, fromDateTime } = operation;
  const forms = formsOf(entity) ?? recordForms;
  const many = objectCount > 1 ? formatCountOf(objectCount, forms) : undefined;
  const since = fromDateTime === null ? '' : ` от ${formatDate(fromDateTime)}`;
  if (kind === 'undo') return [`отмена действия${since}`, many].filter(Boolean).join(', ');
  if (kind !== 'change') return many && `сразу ${many}`;
  if (way === 'give-back') return `возврат значения${since}`;
  if (way === 'paste') return many === undefined ? 'вставка' : `вставка столбца, ${many}`;
  return many === undefined ? undefined : `Изменить ${formatCountOf(objectCount, accusative(forms))}`;
}

/** Noun for an entity that the history does not show. */
const recordForms: PluralForms = ['запись', 'записи', 'записей'];

/** 'Изменить 21 вакансию' */
function accusative([one, few, many]: PluralForms): PluralForms {
  return [one.replace(/я$/, 'ю'), few, many];
}
