import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { IconArchive } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { mixParts, totalsOf, withRest } from '#industrial/areas/mix-parts.ts';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import { FactValue } from '#ui/component/fact-value.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { buildingFigures, buildingWords, temperatureWords } from './building-figures.ts';
import classes from './building-overview.module.css';

export interface BuildingOverviewProps {
  readonly building: FullBuilding;
  /** Heading level of the building's name. */
  readonly heading: 'h2' | 'h3';
  /** Id of the heading, for the section that it labels. */
  readonly headingId?: string;
  /** Buttons after the name. */
  readonly children?: ReactNode;
}

/** Name, figures and areas of a building, on screen and on paper. */
export function BuildingOverview({ building, heading, headingId, children }: BuildingOverviewProps) {
  const { name, isEnabled, buildingClass, areaSet, totalArea } = building;
  const parts = withRest(mixParts(totalsOf(areaSet)), totalArea);
  const temperatures = temperatureWords(areaSet);
  return (
    <>
      <Row wrap="wrap" gap="6px 10px" mb={8} className={classes.head}>
        <Text as={heading} overflowWrap="anywhere" miw={0} id={headingId}>
          {name}
        </Text>
        <ClassMark buildingClass={buildingClass} />
        {!isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
        <Text as="span" size={13} c="mute" flex={1}>
          {buildingWords(building)}
        </Text>
        {children}
      </Row>
      <dl className={classes.figures}>
        {buildingFigures(building).map(({ field, label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FactValue fact={{ id: building.id, field, label }}>{text}</FactValue>
            </dd>
          </div>
        ))}
      </dl>
      {parts.some(({ kind }) => kind !== 'rest') && (
        <Box mt={12}>
          <AreaMix hasLegend parts={parts} />
          {temperatures !== '' && (
            <Text size={12} c="mute" mt={6} tabular>
              {temperatures}
            </Text>
          )}
        </Box>
      )}
    </>
  );
}
