import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import { buildingEntityIn } from '#industrial/buildings/building-form/building-entity.ts';
import { complexEntity } from '#industrial/complexes/complex-form/complex-entity.ts';
import { vacancyEntityIn } from '#industrial/vacancies/vacancy-form/vacancy-entity.ts';
import { UNSAVED } from './edit-addresses.ts';
import { EditPlaceContext } from './edit-place.ts';
import { isDraftReady } from './unsaved-chain.ts';

const place = { complexId: UNSAVED, isComplexEnabled: true } as const;
const newComplex = complexEntity.words.newTitle;
const building = buildingEntityIn(UNSAVED, newComplex);
const vacancy = vacancyEntityIn({
  complexId: UNSAVED,
  complexName: newComplex,
  buildingId: UNSAVED,
  buildingName: building.words.newTitle,
});

const isComplexReady = () => isDraftReady(complexEntity, 'Комплекс не заполнен');
const areBothReady = async () => (await isComplexReady()) && isDraftReady(building, 'Здание не заполнено');
const useBuildingExtras = () => ({ mayBeSent: isComplexReady });
const useVacancyExtras = () => ({ mayBeSent: areBothReady });

/** The first building of a complex that is created along with it (H-02). */
export function UnsavedBuildingPage() {
  return (
    <EditPlaceContext value={place}>
      <EntityNewPage entity={building} useExtras={useBuildingExtras} />
    </EditPlaceContext>
  );
}

/** The first vacancy of a building that is created along with it and its complex (H-02). */
export function UnsavedVacancyPage() {
  return (
    <EditPlaceContext value={place}>
      <EntityNewPage entity={vacancy} useExtras={useVacancyExtras} />
    </EditPlaceContext>
  );
}
