import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { BuildingVacancies } from '#industrial/vacancies/building-vacancies.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { BuildingMenu } from './building-actions.tsx';
import { BuildingOverview } from './building-overview.tsx';
import { PartFacts } from './part-facts.tsx';

export interface BuildingPanelProps {
  readonly complex: FullComplex;
  readonly building: FullBuilding;
  readonly vacancy: VacancyRow | undefined;
}

/** The chosen building: figures, areas per kind, vacancies. */
export function BuildingPanel({ complex, building, vacancy }: BuildingPanelProps) {
  const edit: string = editAddresses.editBuilding(complex.id, building.id);
  return (
    <Box as="section" mt={20} aria-labelledby="building-name">
      <BuildingOverview building={building} heading="h2" headingId="building-name">
        <Row gap={8}>
          <Button leftSection={<IconPencil {...icon16} />} renderRoot={(props) => <Link to={edit} {...props} />}>
            Изменить здание
          </Button>
          <BuildingMenu building={building} />
        </Row>
      </BuildingOverview>
      <BuildingVacancies building={building} vacancy={vacancy} />
      <PartFacts building={building} vacancy={vacancy} />
    </Box>
  );
}
