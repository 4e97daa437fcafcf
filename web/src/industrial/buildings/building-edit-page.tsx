import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import { buildingQuery } from '#industrial/editing/edit-data.ts';
import { InComplex } from '#industrial/editing/in-complex.tsx';
import { FailedEntity, MissingEntity } from '#industrial/editing/instead-of-form.tsx';
import { buildingEntityIn } from './building-form/building-entity.ts';

/** The edit form of one building. */
export function BuildingEditPage() {
  const { id, buildingId } = useParams({ from: '/industrial/complex/$id/building/$buildingId/edit' });
  return (
    <InComplex id={id} current={{ buildingId }}>
      {({ name }) => <EditBuilding key={buildingId} complexId={id} complexName={name} id={buildingId} />}
    </InComplex>
  );
}

function EditBuilding({ complexId, complexName, id }: { complexId: string; complexName: string; id: string }) {
  const entity = useMemo(() => buildingEntityIn(complexId, complexName), [complexId, complexName]);
  return (
    <EntityEditPage
      entity={entity}
      id={id}
      useEntity={useBuilding}
      missing={<MissingEntity caption="Такого здания нет: возможно, его удалили." />}
      Failed={FailedEntity}
    />
  );
}

function useBuilding(id: string) {
  return useQuery(buildingQuery(id));
}
