import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { UNSAVED } from '#industrial/editing/edit-addresses.ts';
import { InComplex } from '#industrial/editing/in-complex.tsx';
import { BlockedForm } from '#industrial/editing/instead-of-form.tsx';
import { addingBlocked } from '#industrial/tree/tree-rows.ts';
import { buildingEntityIn } from './building-form/building-entity.ts';

/** The creation of a building in a stored complex. */
export function BuildingNewPage() {
  const { id } = useParams({ from: '/industrial/complex/$id/building/new' });
  return (
    <InComplex id={id} current={{ buildingId: UNSAVED }}>
      {({ name, isEnabled }) =>
        isEnabled ? (
          <NewBuilding key={id} complexId={id} complexName={name} />
        ) : (
          <BlockedForm complexId={id} complexName={name} title="Новое здание" reason={addingBlocked.complex} />
        )
      }
    </InComplex>
  );
}

function NewBuilding({ complexId, complexName }: { complexId: string; complexName: string }) {
  const entity = useMemo(() => buildingEntityIn(complexId, complexName), [complexId, complexName]);
  return <EntityNewPage entity={entity} />;
}
