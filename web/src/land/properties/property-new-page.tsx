import { useRef } from 'react';
import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import { FinishNumberContext } from './property-form/form-context.ts';
import { propertyEntity } from './property-form/property-entity.tsx';
import { usePropertyExtras } from './property-form/use-property-extras.ts';

/** The creation of an object (1§2), from its number on; the keyboard is enough for all of it. */
export function PropertyNewPage() {
  return (
    <FinishNumberContext value={useRef<FinishTyping>(null)}>
      <EntityNewPage entity={propertyEntity} useExtras={usePropertyExtras} />
    </FinishNumberContext>
  );
}
