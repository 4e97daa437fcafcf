import { useParams } from '@tanstack/react-router';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import { useFitsBefore } from '#sharing/fits/saved-fits.ts';
import { plotFits } from './plot-fits.ts';
import { useProperty } from './property-data.ts';
import { NumbersOfForm } from './property-form/numbers-context.tsx';
import { propertyEntity } from './property-form/property-entity.tsx';
import { usePropertyExtras } from './property-form/use-property-extras.ts';
import { FailedProperty, MissingProperty } from './property-page.tsx';

/** The edit form of one object. */
export function PropertyEditPage() {
  const { id } = useParams({ from: '/land/property/$id/edit' });
  useFitsBefore(plotFits, id);
  return (
    <NumbersOfForm>
      <EntityEditPage
        entity={propertyEntity}
        id={id}
        useEntity={useProperty}
        useExtras={usePropertyExtras}
        missing={<MissingProperty />}
        Failed={FailedProperty}
      />
    </NumbersOfForm>
  );
}
