import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedProperties } from './property-changes.ts';

/** Editing of cells in the table of objects. */
export const Editing = editingOf<PropertyRow>(changedProperties);
