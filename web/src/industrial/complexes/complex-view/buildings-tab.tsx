import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { BuildingPanel } from '#industrial/buildings/building-panel.tsx';
import { PartFacts } from '#industrial/buildings/part-facts.tsx';
import { PartsTable } from '#industrial/buildings/parts-table.tsx';
import { editedParts } from '#industrial/complexes/edited-parts.ts';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { type ShownParts, summaryOf } from '#industrial/tree/complex-parts.ts';
import { addingBlocked, isDense } from '#industrial/tree/tree-rows.ts';
import { EditedFacts } from '#operations/cells/edited-facts.tsx';
import { icon16 } from '#ui/icon.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';

export interface BuildingsTabProps {
  readonly complex: FullComplex;
  readonly parts: ShownParts;
  readonly hasActions: boolean;
}

/** The chosen building or, in a large complex, a table of all buildings. */
export function BuildingsTab({ complex, parts, hasActions }: BuildingsTabProps) {
  const { buildings, building, vacancy } = parts;
  if (building === undefined) return <NoBuildings complex={complex} />;
  return (
    <EditedFacts key={building.id} about={editedParts.building} of={building} name={building.name}>
      {isDense(complex.buildings.map(summaryOf)) ? (
        <>
          <PartsTable buildings={buildings} building={building} vacancy={vacancy} hasActions={hasActions} />
          <PartFacts building={building} vacancy={vacancy} />
        </>
      ) : (
        <BuildingPanel complex={complex} building={building} vacancy={vacancy} />
      )}
    </EditedFacts>
  );
}

function NoBuildings({ complex: { id, isEnabled, buildings } }: { complex: FullComplex }) {
  const to: string = editAddresses.newBuilding(id);
  const isFirst = buildings.length === 0;
  const title = isFirst ? 'Зданий пока нет' : 'Активных зданий нет';
  const caption = isFirst
    ? 'Добавьте первое здание, затем его вакансии.'
    : 'Все здания комплекса в архиве. Разархивируйте нужное или добавьте новое.';
  if (!isEnabled) return <EmptyState picture="blank" title={title} caption={addingBlocked.complex} />;
  return (
    <EmptyState picture="blank" title={title} caption={caption}>
      <Button
        variant="filled"
        leftSection={<IconPlus {...icon16} />}
        renderRoot={(props) => <Link to={to} {...props} />}
      >
        Добавить здание
      </Button>
    </EmptyState>
  );
}
