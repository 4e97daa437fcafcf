import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import { editAccessQuery, requestQuery } from './request-data.ts';
import { requestEntity } from './request-form/request-entity.ts';
import { FailedRequest, ForbiddenRequest, MissingRequest } from './request-page.tsx';

/** Form to edit a request; without access to it the refusal instead (B-07). */
export function RequestEditPage() {
  const { id } = useParams({ from: '/industrial/requests/$id/edit' });
  const { data: mayEdit } = useQuery(editAccessQuery(id));
  if (mayEdit === false) return <ForbiddenRequest id={id} />;
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
