import { copyOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityCopyPage, EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { UNSAVED } from '#industrial/editing/edit-addresses.ts';
import { buildingQuery, buildingsOfComplexQuery } from '#industrial/editing/edit-data.ts';
import { InComplex } from '#industrial/editing/in-complex.tsx';
import { BlockedForm, FailedEntity, MissingEntity } from '#industrial/editing/instead-of-form.tsx';
import { addingBlocked } from '#industrial/tree/tree-rows.ts';
import { isOpenVacancy } from '#industrial/tree/vacancy-state.ts';
import { buildingEntityIn } from './building-form/building-entity.ts';

/** Form of a new building in a stored complex. With `copyOf` it is a copy, with the open vacancies of its original. */
export function BuildingNewPage() {
  const { id } = useParams({ from: '/industrial/complex/$id/building/new' });
  const { copyOf } = useSearch({ from: '/industrial/complex/$id/building/new' });
  return (
    <InComplex id={id} current={{ buildingId: UNSAVED }}>
      {({ name, isEnabled }) => {
        if (!isEnabled) {
          return <BlockedForm complexId={id} complexName={name} title="Новое здание" reason={addingBlocked.complex} />;
        }
        if (copyOf !== undefined) return <BuildingCopy key={copyOf} complexId={id} complexName={name} id={copyOf} />;
        return <NewBuilding key={id} complexId={id} complexName={name} />;
      }}
    </InComplex>
  );
}

interface InComplexOf {
  readonly complexId: string;
  readonly complexName: string;
}

function NewBuilding({ complexId, complexName }: InComplexOf) {
  const entity = useMemo(() => buildingEntityIn(complexId, complexName), [complexId, complexName]);
  return <EntityNewPage entity={entity} />;
}

/** Form of a copy. Its title counts the vacancies that are copied too, so it waits for the tree. */
function BuildingCopy({ complexId, complexName, id }: InComplexOf & { id: string }) {
  const entity = useMemo(() => buildingEntityIn(complexId, complexName), [complexId, complexName]);
  const tree = useQuery(buildingsOfComplexQuery(complexId));
  if (tree.isPending) return <FormPageSkeleton />;
  const original = tree.data?.find((building) => building.id === id);
  const count = original?.vacancies.filter(isOpenVacancy).length ?? 0;
  return (
    <EntityCopyPage
      entity={entity}
      rules={copyOfBuilding}
      id={id}
      also={count === 0 ? undefined : `, открытых вакансий: ${count}`}
      useEntity={useBuilding}
      missing={<MissingEntity caption="Такого здания нет: возможно, его удалили." />}
      Failed={FailedEntity}
    />
  );
}

function useBuilding(id: string) {
  return useQuery(buildingQuery(id));
}
