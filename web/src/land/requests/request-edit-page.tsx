import { useParams } from '@tanstack/react-router';
import { RequestEditing } from '#requests/request-editing.tsx';
import { requestEntity } from './request-form/request-entity.ts';
import { requestKind } from './request-kind.ts';

export function RequestEditPage() {
  const { id } = useParams({ from: '/land/request/$id/edit' });
  return <RequestEditing kind={requestKind} entity={requestEntity} id={id} />;
}
