import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import { EditContext } from '#industrial/editing/edit-context.ts';
import { useComplex } from '#industrial/editing/edit-data.ts';
import { FailedEntity, MissingEntity } from '#industrial/editing/instead-of-form.tsx';
import { complexFits } from '#industrial/requests/fits.ts';
import { useFitsBefore } from '#sharing/fits/saved-fits.ts';
import { complexEntity } from './complex-form/complex-entity.ts';

/** The edit form of one complex. */
export function ComplexEditPage() {
  const { id } = useParams({ from: '/industrial/complex/$id/edit' });
  const { data } = useComplex(id);
  useFitsBefore(complexFits, id);
  const isComplexEnabled = data?.isEnabled ?? true;
  const frame = useMemo(() => ({ complexId: id, isComplexEnabled }), [id, isComplexEnabled]);
  return (
    <EditContext value={frame}>
      <EntityEditPage
        key={id}
        entity={complexEntity}
        id={id}
        useEntity={useComplex}
        missing={<MissingEntity caption="Такого комплекса нет: возможно, его удалили." />}
        Failed={FailedEntity}
      />
    </EditContext>
  );
}
