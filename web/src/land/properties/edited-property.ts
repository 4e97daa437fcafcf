import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { EditedFactsAbout } from '#operations/cells/edited-facts.tsx';
import { fieldEditingOf } from '#operations/cells/field-editing.ts';
import { changedProperties } from './property-changes.ts';

/** Editing of the facts on the page of an object. */
export const editedProperty: EditedFactsAbout = {
  ...changedProperties,
  loadEditing: () => import('./property-editing.tsx'),
  pathOf: (id) => `/land/property/${id}`,
};

/** Editing of one field from the reason of a score. */
export const plotEditing = fieldEditingOf(editedProperty, ({ cadastralNumbers: [first = ''] }: PropertyRow) => first);
