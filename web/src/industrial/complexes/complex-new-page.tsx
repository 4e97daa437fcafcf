import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { UNSAVED } from '#industrial/editing/edit-addresses.ts';
import { EditPlaceContext } from '#industrial/editing/edit-place.ts';
import { complexEntity } from './complex-form/complex-entity.ts';

const place = { complexId: UNSAVED, isComplexEnabled: true } as const;

/** The creation of a complex (2§2); from here also of its first building and vacancy (H-02). */
export function ComplexNewPage() {
  return (
    <EditPlaceContext value={place}>
      <EntityNewPage entity={complexEntity} />
    </EditPlaceContext>
  );
}
