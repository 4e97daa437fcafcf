import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { InComplex } from '#industrial/editing/in-complex.tsx';
import { buildingEntityIn } from './building-form/building-entity.ts';

/** The creation of a building in a stored complex. */
export function BuildingNewPage() {
  const { id } = useParams({ from: '/industrial/complex/$id/building/new' });
  return <InComplex id={id}>{({ name }) => <NewBuilding key={id} complexId={id} complexName={name} />}</InComplex>;
}

function NewBuilding({ complexId, complexName }: { complexId: string; complexName: string }) {
  const entity = useMemo(() => buildingEntityIn(complexId, complexName), [complexId, complexName]);
  return <EntityNewPage entity={entity} />;
}
