import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldNamesOf } from '#form/sections/form-plan.ts';
import type { EntityForm, StoredEntity } from './entity-form.ts';
import { FieldText } from './field-text.tsx';

const none: ReadonlyMap<string, ReactNode> = new Map();

/**
 * Texts for fields that a colleague has saved since the form was opened: 'Коллега сохранил, сейчас 12 000 000'.
 * @param loaded the state that the edit is based on
 * @param stored the state that is stored now
 */
export function useTheirFields<Values extends FieldValues, Entity extends StoredEntity>(
  { plan, toValues, description }: EntityForm<Values, Entity>['form'],
  loaded: Entity,
  stored: Entity | undefined,
): ReadonlyMap<string, ReactNode> {
  return useMemo(() => {
    if (stored === undefined || stored.rowVersion <= loaded.rowVersion) return none;
    const [base, theirs] = [toValues(loaded), toValues(stored)];
    const changed = fieldNamesOf(plan).filter((name) => !plan.isSame(name, base, theirs));
    return new Map(
      changed.map((name) => [
        name,
        <>
          Коллега сохранил, сейчас <FieldText description={description} name={name} values={theirs} />
        </>,
      ]),
    );
  }, [plan, toValues, description, loaded, stored]);
}
