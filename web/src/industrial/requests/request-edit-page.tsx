import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RequestEditing } from '#requests/request-editing.tsx';
import { editAccessQuery } from './request-data.ts';
import { requestEntity } from './request-form/request-entity.ts';
import { requestKind } from './request-kind.ts';
import { ForbiddenRequest } from './request-page.tsx';

/** Form to edit a request; a message instead for employees without access to it (B-07). */
export function RequestEditPage() {
  const { id } = useParams({ from: '/industrial/requests/$id/edit' });
  const { data: mayEdit } = useQuery(editAccessQuery(id));
  if (mayEdit === false) return <ForbiddenRequest id={id} />;
  return <RequestEditing kind={requestKind} entity={requestEntity} id={id} />;
}
