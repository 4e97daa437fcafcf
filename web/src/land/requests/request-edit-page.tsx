import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import { requestQuery } from './request-data.ts';
import { requestEntity } from './request-form/request-entity.ts';
import { FailedRequest, MissingRequest } from './request-page.tsx';

/** The edit form of one request. */
export function RequestEditPage() {
  const { id } = useParams({ from: '/land/request/$id/edit' });
  return (
    <EntityEditPage
      key={id}
      entity={requestEntity}
      id={id}
      useEntity={useRequest}
      missing={<MissingRequest />}
      Failed={FailedRequest}
    />
  );
}

function useRequest(id: string) {
  return useQuery(requestQuery(id));
}
