import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { requestEntity } from './request-form/request-entity.ts';

/** Form of a new request, usable by keyboard only, to be filled while the client is on the phone. */
export function RequestNewPage() {
  return <EntityNewPage entity={requestEntity} />;
}
