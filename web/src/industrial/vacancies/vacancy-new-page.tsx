import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { buildingQuery } from '#industrial/editing/edit-data.ts';
import { InComplex } from '#industrial/editing/in-complex.tsx';
import { BlockedForm, FailedEntity } from '#industrial/editing/instead-of-form.tsx';
import { blockedReason, NEW_VACANCY } from '#industrial/tree/tree-rows.ts';
import { FromMessage } from '#loads/from-message.tsx';
import { type VacancyPlace, vacancyEntityIn } from './vacancy-form/vacancy-entity.ts';

/** Form of a new vacancy in a stored building. */
export function VacancyNewPage() {
  const { id, buildingId } = useParams({ from: '/industrial/complex/$id/building/$buildingId/vacancy/new' });
  const { data: building, error, isFetching, refetch } = useQuery(buildingQuery(buildingId));
  if (error && !building && !isFetching) return <FailedEntity error={error} onRetry={() => void refetch()} />;
  return (
    <InComplex id={id} current={{ buildingId, vacancyId: NEW_VACANCY }}>
      {({ name, isEnabled }) => {
        if (building === undefined) return <FormPageSkeleton />;
        const place = { complexId: id, complexName: name, buildingId, buildingName: building.name };
        const reason = blockedReason(isEnabled, building.isEnabled);
        if (reason !== undefined) return <BlockedForm {...place} title="Новая вакансия" reason={reason} />;
        return <NewVacancy key={buildingId} {...place} />;
      }}
    </InComplex>
  );
}

function NewVacancy({ complexId, complexName, buildingId, buildingName }: VacancyPlace) {
  const entity = useMemo(
    () => vacancyEntityIn({ complexId, complexName, buildingId, buildingName }),
    [complexId, complexName, buildingId, buildingName],
  );
  return <EntityNewPage entity={entity} beside={<FromMessage domain="industrial" />} />;
}
