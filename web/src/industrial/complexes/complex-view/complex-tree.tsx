import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { BuildingTree } from '#industrial/tree/building-tree.tsx';
import { complexAddress } from '#industrial/tree/complex-page-search.ts';
import { archivedCount, type ShownParts, summaryOf } from '#industrial/tree/complex-parts.ts';
import { Box } from '#ui/layout/box.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import classes from './complex-tree.module.css';

export interface ComplexTreeProps {
  readonly complex: FullComplex;
  readonly parts: ShownParts;
}

/** Buildings and vacancies on the left; a press chooses a part and puts it into the URL. */
export function ComplexTree({ complex, parts: { view, buildings, building, vacancy } }: ComplexTreeProps) {
  const { id, isEnabled } = complex;
  const navigate = useNavigate({ from: '/industrial/complex/$id' });
  const archived = archivedCount(complex);
  const archive = view === 'archived' ? true : undefined;
  const summaries = useMemo(() => buildings.map(summaryOf), [buildings]);
  const buildingId = building?.id;
  const vacancyId = vacancy?.id;
  const current = useMemo(
    () => (buildingId === undefined ? undefined : { buildingId, vacancyId }),
    [buildingId, vacancyId],
  );
  return (
    <aside className={classes.tree} aria-label="Здания и вакансии">
      {(archived > 0 || view === 'archived') && (
        <Box flex="none" w="var(--building-w)" pb={10}>
          <Segmented
            aria-label="Какие здания и вакансии"
            isWide
            value={view}
            onChange={(to) => void navigate({ search: { archive: to === 'archived' ? true : undefined } })}
            options={[
              { value: 'active', label: 'Активные' },
              { value: 'archived', label: `В архиве ${archived}` },
            ]}
          />
        </Box>
      )}
      <BuildingTree
        key={view}
        buildings={summaries}
        isComplexEnabled={isEnabled}
        current={current}
        addresses={{
          building: (one) => complexAddress(id, { building: one.id, archive }),
          vacancy: (one, { id: vacancyId }) => complexAddress(id, { building: one.id, vacancy: vacancyId, archive }),
          newVacancy: (one) => editAddresses.newVacancy(id, one.id),
          newBuilding: editAddresses.newBuilding(id),
        }}
      />
    </aside>
  );
}
