import type { Property } from '@gektar/contract/land/properties/property.ts';
import { createContext, type RefObject, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FinishTyping } from '#form/text-list-field.tsx';
import type { PropertyValues } from './property-values.ts';

/** What the fields of the form know beside their values. */
export interface PropertyEditing {
  /** The state the edit began from, or was merged with. */
  readonly loaded: Property;
  /** Takes a number that is typed and not in the list yet along with a save. */
  readonly finishNumber: RefObject<FinishTyping | null>;
  /** Fields whose files are still on their way: a save waits for them. */
  readonly uploading: RefObject<Set<string>>;
}

export const PropertyEditingContext = createContext<PropertyEditing | undefined>(undefined);

/** @throws outside of the form */
export function usePropertyEditing(): PropertyEditing {
  const editing = use(PropertyEditingContext);
  if (editing === undefined) throw new Error('a field of an object stands outside of its form');
  return editing;
}

export function usePropertyForm() {
  return useFormContext<PropertyValues>();
}

/** All values, anew with every change: for what shows the object as a whole. */
export function usePropertyValues(): PropertyValues {
  const { control, getValues } = usePropertyForm();
  useWatch({ control });
  return getValues();
}
