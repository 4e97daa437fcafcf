import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { NumbersOfForm } from './property-form/numbers-context.tsx';
import { propertyEntity } from './property-form/property-entity.tsx';
import { usePropertyExtras } from './property-form/use-property-extras.ts';

/** The creation of an object (1§2), starting with its number; usable by keyboard only. */
export function PropertyNewPage() {
  return (
    <NumbersOfForm>
      <EntityNewPage entity={propertyEntity} useExtras={usePropertyExtras} />
    </NumbersOfForm>
  );
}
