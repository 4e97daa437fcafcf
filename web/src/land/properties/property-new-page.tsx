import { copyOfProperty } from '@gektar/contract/land/properties/property-fields.ts';
import { useSearch } from '@tanstack/react-router';
import { EntityCopyPage, EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { FromMessage } from '#loads/from-message.tsx';
import { useProperty } from './property-data.ts';
import { NumbersOfForm } from './property-form/numbers-context.tsx';
import { propertyEntity } from './property-form/property-entity.tsx';
import { usePropertyExtras } from './property-form/use-property-extras.ts';
import { FailedProperty, MissingProperty } from './property-page.tsx';

/**
 * Form of a new object (1§2), starting with its number; usable by keyboard only. With `copyOf` the object is a copy.
 */
export function PropertyNewPage() {
  const { copyOf } = useSearch({ from: '/land/property/new' });
  return (
    <NumbersOfForm key={copyOf ?? ''}>
      {copyOf === undefined ? (
        <EntityNewPage entity={propertyEntity} useExtras={usePropertyExtras} beside={<FromMessage domain="land" />} />
      ) : (
        <EntityCopyPage
          entity={propertyEntity}
          rules={copyOfProperty}
          id={copyOf}
          useEntity={useProperty}
          useExtras={usePropertyExtras}
          missing={<MissingProperty />}
          Failed={FailedProperty}
        />
      )}
    </NumbersOfForm>
  );
}
