import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { requestEntity } from './request-form/request-entity.ts';

/** A new request, written down while the client talks; the keyboard is enough for all of it. */
export function RequestNewPage() {
  return <EntityNewPage entity={requestEntity} />;
}
