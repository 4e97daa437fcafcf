import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { Button } from '@mantine/core';
import { IconArchive, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { mixParts, totalsOf, withRest } from '#industrial/areas/mix-parts.ts';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { BuildingVacancies } from '#industrial/vacancies/building-vacancies.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Tag } from '#ui/piece/tag.tsx';
import { BuildingMenu } from './building-actions.tsx';
import { buildingFigures, buildingWords, temperatureWords } from './building-figures.ts';
import classes from './building-panel.module.css';
import { ClassMark } from './class-mark.tsx';
import { PartFacts } from './part-facts.tsx';

export interface BuildingPanelProps {
  readonly complex: FullComplex;
  readonly building: FullBuilding;
  readonly vacancy: VacancyRow | undefined;
}

/** The chosen building: its figures, what its area consists of, its vacancies. */
export function BuildingPanel({ complex, building, vacancy }: BuildingPanelProps) {
  const { id, name, isEnabled, buildingClass } = building;
  const edit: string = editAddresses.editBuilding(complex.id, id);
  const parts = withRest(mixParts(totalsOf(building.areaSet)), building.totalArea);
  const temperatures = temperatureWords(building.areaSet);
  return (
    <section aria-labelledby="building-name">
      <Row wrap gap="6px 10px" above={20} below={8}>
        <Caption as="h2" lines="broken" isSlim id="building-name">
          {name}
        </Caption>
        <ClassMark buildingClass={buildingClass} />
        {!isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
        <Caption as="span" size={13} tone="mute" grow>
          {buildingWords(building)}
        </Caption>
        <Row gap={8}>
          <Button leftSection={<IconPencil {...icon16} />} renderRoot={(props) => <Link to={edit} {...props} />}>
            Изменить здание
          </Button>
          <BuildingMenu building={building} />
        </Row>
      </Row>
      <dl className={classes.figures}>
        {buildingFigures(building).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {parts.some(({ kind }) => kind !== 'rest') && (
        <Box above={12}>
          <AreaMix hasLegend parts={parts} />
          {temperatures !== '' && (
            <Caption size={12} tone="mute" above={6} hasFigures>
              {temperatures}
            </Caption>
          )}
        </Box>
      )}
      <BuildingVacancies building={building} vacancy={vacancy} />
      <PartFacts building={building} vacancy={vacancy} />
    </section>
  );
}
