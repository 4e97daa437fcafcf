import type { Property } from '@gektar/contract/land/properties/property.ts';
import { createContext, type RefObject, use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import { useFormValues } from '#form/sections/use-form-state.ts';
import type { PropertyValues } from './property-values.ts';

/** Context of an object's fields, in addition to their values. */
export interface PropertyEditing {
  /** State that the edit is based on; after a merge, the newer stored state; undefined for a new object. */
  readonly loaded: Property | undefined;
  /** Limit of a utility's amount (D-02). */
  readonly utilityMax: number;
}

export const PropertyEditingContext = createContext<PropertyEditing | undefined>(undefined);

/** @throws outside of the form */
export function usePropertyEditing(): PropertyEditing {
  const editing = use(PropertyEditingContext);
  if (editing === undefined) throw new Error('used outside of the form of an object');
  return editing;
}

/** Function that adds a typed number to the list before a save. */
export const FinishNumberContext = createContext<RefObject<FinishTyping | null>>({ current: null });

export function usePropertyForm() {
  return useFormContext<PropertyValues>();
}

/** All values, updated on every change, for components that show the whole object. */
export function usePropertyValues(): PropertyValues {
  return useFormValues<PropertyValues>();
}
