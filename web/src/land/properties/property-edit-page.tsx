import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import { useProperty } from './property-data.ts';
import { FinishNumberContext } from './property-form/form-context.ts';
import { propertyEntity } from './property-form/property-entity.tsx';
import { usePropertyExtras } from './property-form/use-property-extras.ts';
import { FailedProperty, MissingProperty } from './property-page.tsx';

/** The edit form of one object. */
export function PropertyEditPage() {
  const { id } = useParams({ from: '/land/property/$id/edit' });
  return (
    <FinishNumberContext value={useRef<FinishTyping>(null)}>
      <EntityEditPage
        entity={propertyEntity}
        id={id}
        useEntity={useProperty}
        useExtras={usePropertyExtras}
        missing={<MissingProperty />}
        Failed={FailedProperty}
      />
    </FinishNumberContext>
  );
}
