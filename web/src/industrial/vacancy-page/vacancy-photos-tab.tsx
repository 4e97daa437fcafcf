import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { PhotoGroup } from '#industrial/complexes/complex-view/complex-photos.tsx';
import { Box } from '#ui/layout/box.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';

export interface OfComplexProps {
  readonly vacancy: VacancyRow;
  readonly complex: FullComplex;
}

/** Photos of a vacancy's building, then of its complex: the vacancy itself has no photos. */
export function VacancyPhotosTab({ vacancy, complex }: OfComplexProps) {
  const building = complex.buildings.find(({ id }) => id === vacancy.buildingId);
  if (photoCount(vacancy, complex) === 0) {
    return (
      <EmptyState picture="blank" title="Фотографий нет" caption="Их добавляют, когда изменяют комплекс или здание." />
    );
  }
  return (
    <Box pane="scroll" flex={1} p="0 var(--gutter) 40px">
      {building && building.images.length > 0 && <PhotoGroup {...building} label={`Здание ${building.name}`} />}
      {complex.images.length > 0 && <PhotoGroup {...complex} label={complex.name} />}
    </Box>
  );
}

/** Number of photos of the building of a vacancy and of its complex. */
export function photoCount({ buildingId }: Pick<VacancyRow, 'buildingId'>, complex: FullComplex): number {
  const building = complex.buildings.find(({ id }) => id === buildingId);
  return (building?.images.length ?? 0) + complex.images.length;
}
