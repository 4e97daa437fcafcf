import { useParams } from '@tanstack/react-router';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import { useRequest } from './request-data.ts';
import { requestEntity } from './request-form/request-entity.ts';
import { FailedRequest, MissingRequest } from './request-page.tsx';

/** The edit form of one request. */
export function RequestEditPage() {
  const { id } = useParams({ from: '/land/request/$id/edit' });
  return (
    <EntityEditPage
      entity={requestEntity}
      id={id}
      useEntity={useRequest}
      missing={<MissingRequest />}
      Failed={FailedRequest}
    />
  );
}
