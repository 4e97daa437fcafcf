import { type CopyRules, OWN_IN_COPY } from '@gektar/contract/copies.ts';
import type { FieldValues } from 'react-hook-form';
import { openNewDrafts } from './entity-drafts.ts';
import type { EntityForm, StoredEntity } from './entity-form.ts';

/**
 * The creation form of a copy: filled in from the original, except the fields in which a copy must differ; these are
 * empty and marked until they are filled in. Each original has its own draft.
 * @param also text after the original's name in the title
 */
export function copyForm<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  rules: CopyRules,
  original: Entity,
  also = '',
): EntityForm<Values, Entity> {
  const { form, words, drafts } = entity;
  const values = form.toValues(original);
  const fieldOfPath = form.fieldOfPathIn(values);
  const fieldsOf = (wireNames: readonly string[]) => {
    const names = wireNames.map((name) => fieldOfPath([name]));
    return [...new Set(names.filter((name) => name !== undefined))];
  };
  const differing = fieldsOf(rules.differing);
  const own = [...differing, ...fieldsOf([...rules.leftOut, ...(rules.responsible ? [rules.responsible] : [])])];
  return {
    ...entity,
    preset: (employeeId) => {
      const empty = form.emptyValues(entity.preset(employeeId));
      return { ...values, ...Object.fromEntries(own.map((name) => [name, empty[name]])) };
    },
    marks: new Map(differing.map((name) => [name, OWN_IN_COPY])),
    create: (fields, newId) => entity.create({ ...fields, copyOf: original.id }, newId),
    drafts: { ...drafts, ofNew: () => openNewDrafts(`copy/${entity.refusals}/${original.id}`) },
    words: { ...words, newTitle: `Копия: ${entity.nameOf(original)}${also}` },
  };
}
