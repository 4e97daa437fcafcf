import { copyOfComplex } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import type { ChainMember } from '@gektar/contract/industrial/complexes/new-chain.ts';
import { useSearch } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import { EntityCopyPage, EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { buildingEntityIn } from '#industrial/buildings/building-form/building-entity.ts';
import { complexEntity } from '#industrial/complexes/complex-form/complex-entity.ts';
import { editAddresses, UNSAVED } from '#industrial/editing/edit-addresses.ts';
import { EditContext } from '#industrial/editing/edit-context.ts';
import { useComplex } from '#industrial/editing/edit-data.ts';
import { FailedEntity, MissingEntity } from '#industrial/editing/instead-of-form.tsx';
import { unsavedMember } from '#industrial/editing/unsaved-chain.ts';
import { inChain, useChainExtras } from '#industrial/editing/use-unsaved-chain.ts';
import { vacancyEntityIn } from '#industrial/vacancies/vacancy-form/vacancy-entity.ts';
import { FromMessage } from '#loads/from-message.tsx';

const complexName = complexEntity.words.newTitle;
const buildingEntity = buildingEntityIn(UNSAVED, complexName);
const vacancyEntity = vacancyEntityIn({
  complexId: UNSAVED,
  complexName,
  buildingId: UNSAVED,
  buildingName: buildingEntity.words.newTitle,
});

const members = [
  unsavedMember('complex', editAddresses.newComplex, complexEntity),
  unsavedMember('building', editAddresses.newBuilding(UNSAVED), buildingEntity),
  unsavedMember('vacancy', editAddresses.newVacancy(UNSAVED, UNSAVED), vacancyEntity),
];

/**
 * Form of a new complex (2§2), created together with the drafts of its first building and vacancy (H-02). With `copyOf`
 * it is a copy, without buildings.
 */
export function UnsavedComplexPage() {
  const { copyOf } = useSearch({ from: '/industrial/complex/new' });
  return copyOf === undefined ? <ChainedComplexPage /> : <ComplexCopyPage id={copyOf} />;
}
const ChainedComplexPage = chainPage('complex', complexEntity);
/** Form of the first building of a new complex, created in the same call (H-02). */
export const UnsavedBuildingPage = chainPage('building', buildingEntity);
/** Form of the first vacancy of a new building, created in the same call as building and complex (H-02). */
export const UnsavedVacancyPage = chainPage('vacancy', vacancyEntity);

const frameOfCopy = { complexId: UNSAVED, isComplexEnabled: true } as const;

function ComplexCopyPage({ id }: { id: string }) {
  return (
    <EditContext value={frameOfCopy}>
      <EntityCopyPage
        entity={complexEntity}
        rules={copyOfComplex}
        id={id}
        useEntity={useComplex}
        missing={<MissingEntity caption="Такого комплекса нет: возможно, его удалили." />}
        Failed={FailedEntity}
      />
    </EditContext>
  );
}

function chainPage<Values extends FieldValues, Entity extends StoredEntity>(
  self: ChainMember,
  own: EntityForm<Values, Entity>,
) {
  const frame = { complexId: UNSAVED, isComplexEnabled: true, chain: { members, self } } as const;
  const entity = inChain(self, own, members);
  const useExtras = () => useChainExtras<Values, Entity>(self, members);
  return () => (
    <EditContext value={frame}>
      <EntityNewPage entity={entity} useExtras={useExtras} beside={<FromMessage domain="industrial" />} />
    </EditContext>
  );
}
