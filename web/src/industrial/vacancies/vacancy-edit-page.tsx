import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import { vacancyQuery } from '#industrial/editing/edit-data.ts';
import { InComplex } from '#industrial/editing/in-complex.tsx';
import { FailedEntity, MissingEntity } from '#industrial/editing/instead-of-form.tsx';
import { useFitsBefore } from '#sharing/fits/saved-fits.ts';
import { vacancyFitCalls } from './vacancy-fit-calls.ts';
import { vacancyEntityIn } from './vacancy-form/vacancy-entity.ts';

/** The edit form of one vacancy. */
export function VacancyEditPage() {
  const { id, buildingId, vacancyId } = useParams({
    from: '/industrial/complex/$id/building/$buildingId/vacancy/$vacancyId/edit',
  });
  return (
    <InComplex id={id} current={{ buildingId, vacancyId }}>
      {({ name }) => <EditVacancy key={vacancyId} complexId={id} complexName={name} id={vacancyId} />}
    </InComplex>
  );
}

function EditVacancy({ complexId, complexName, id }: { complexId: string; complexName: string; id: string }) {
  const { data } = useVacancy(id);
  useFitsBefore(vacancyFitCalls, id);
  const [buildingId, buildingName] = [data?.buildingId ?? '', data?.buildingName ?? 'Здание'];
  const entity = useMemo(
    () => vacancyEntityIn({ complexId, complexName, buildingId, buildingName }),
    [complexId, complexName, buildingId, buildingName],
  );
  return (
    <EntityEditPage
      entity={entity}
      id={id}
      useEntity={useVacancy}
      missing={<MissingEntity caption="Такой вакансии нет: возможно, её удалили." />}
      Failed={FailedEntity}
    />
  );
}

function useVacancy(id: string) {
  return useQuery(vacancyQuery(id));
}
