import { areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { fixedOptions } from '#form/field/fixed-options.ts';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { AreaRows, type AreaRowsProps } from '#industrial/areas/area-rows.tsx';
import { type AreaValues, toAreaValues, withArea } from '#industrial/areas/area-values.ts';
import { areaName } from '#industrial/areas/area-words.ts';
import { type MixPart, mixParts, sumOf, totalsOf } from '#industrial/areas/mix-parts.ts';
import { BuildingTree, type BuildingTreeProps, type TreeAddresses } from '#industrial/tree/building-tree.tsx';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import { NEW_VACANCY, type TreePosition } from '#industrial/tree/tree-rows.ts';
import { VacancyIcon } from '#industrial/tree/vacancy-icon.tsx';
import { measuredCell } from '#table/cells.tsx';
import { Box } from '#ui/layout/box.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { positional } from '#ui/positional.ts';
import { Example, Row } from './example.tsx';
import {
  buildingAreas,
  everyKind,
  fewBuildings,
  manyBuildings,
  mixedBuilding,
  noAreas,
  vacancyAreas,
} from './industrial-samples.ts';

const classes = buildingFields.buildingClass.values;
const nothing = () => undefined;

/** Data of compact area strips in rows. */
const compact = [everyKind, mixedBuilding, { ...noAreas, warehouse: 18_000 }, noAreas].map(mixParts);

function compactRow(parts: readonly MixPart[], index: number) {
  return (
    <Row>
      <Box as="span" className="num" w={96} ta="end">
        {measuredCell(sumOf(parts) || null)}
      </Box>
      <Box flex={1}>
        <AreaMix size="small" scale={index === 1 ? 2 * sumOf(parts) : undefined} hasTrack={index === 1} parts={parts} />
      </Box>
    </Row>
  );
}

/** Components of the industrial domain in every state. */
export function IndustrialComponents() {
  return (
    <>
      <Example name="Виды площадей" columns={4}>
        {areaKinds.map((kind) => (
          <Row key={kind}>
            <AreaMark kind={kind} />
            {areaName(kind)}
          </Row>
        ))}
        <Row>
          <AreaMark kind="rest" />
          Остаток
        </Row>
      </Example>
      <Example name="Состав площадей" columns={8}>
        <AreaMix hasLegend parts={mixParts(mixedBuilding)} limit={64_200} />
        <br />
        <AreaMix hasLegend parts={mixParts(everyKind)} />
        <br />
        <AreaMix parts={mixParts({ ...mixedBuilding, dry: 44_800, warehouse: 56_800 })} limit={64_200} />
        <br />
        <AreaMix parts={mixParts(everyKind)} limit={2_500} />
        <br />
        <AreaMix size="middle" parts={mixParts(totalsOf(vacancyAreas))} />
      </Example>
      <Example name="Здания и вакансии" columns={4}>
        <Tree buildings={fewBuildings} isComplexEnabled />
      </Example>
      <Example name="Здания комплекса в архиве" columns={4}>
        <Tree buildings={fewBuildings.slice(0, 2)} isComplexEnabled={false} />
      </Example>
      <Example name="30 зданий, 300 вакансий" columns={4}>
        <Box h={640} display="flex">
          <Tree buildings={manyBuildings} isComplexEnabled />
        </Box>
      </Example>
      <Example name="Площади здания" columns={8}>
        <Areas initial={building} total={64_200} />
      </Example>
      <Example name="Площади здания без общей" columns={4}>
        <Areas initial={toAreaValues()} total={null} />
      </Example>
      <Example name="Площади и ставки" columns={8}>
        <Areas hasRates initial={vacancy} />
      </Example>
      <Example name="Площади с ошибками" columns={4}>
        <Areas hasRates initial={wrong} />
      </Example>
      <Example name="Состав в строках" columns={4}>
        {positional(compact.map(compactRow))}
      </Example>
      <Example name="Класс" columns={4}>
        <Row>
          {enumerations['building-classes'].map(({ id }) => (
            <ClassMark key={id} buildingClass={id} />
          ))}
        </Row>
        <Row>
          <Segmented aria-label="Класс" isField value={2} onChange={nothing} options={fixedOptions(classes)} />
        </Row>
        <Row>
          <Segmented
            aria-label="Класс с B-"
            isField
            value={5}
            onChange={nothing}
            options={fixedOptions(classes, [5])}
          />
        </Row>
      </Example>
      <Example name="Значки вакансий" columns={4}>
        {enumerations['vacancy-statuses'].map(({ id, name }) => (
          <Row key={id}>
            <VacancyIcon vacancyStatus={id} hasDeal={id === 2} />
            {name}
          </Row>
        ))}
      </Example>
    </>
  );
}

const building = toAreaValues(buildingAreas);
const vacancy = toAreaValues(vacancyAreas);
const wrong = withArea(
  withArea(withArea(vacancy, 'warehouse', { areaValue: 12_000 }), 'office', { areaValue: 0 }),
  'temperature',
  { temperatureFrom: 8 },
);

function Areas({ initial, ...about }: { initial: AreaValues } & Pick<AreaRowsProps, 'hasRates' | 'total'>) {
  const [value, onChange] = useState(initial);
  return <AreaRows label="Площади по типам" value={value} onChange={onChange} {...about} />;
}

/** The hash of the URL names the current part: a building, a vacancy, or `new` in a building. */
function Tree(props: Pick<BuildingTreeProps, 'buildings' | 'isComplexEnabled'>) {
  const hash = useLocation({ select: ({ hash }) => hash });
  const current = useMemo((): TreePosition | undefined => {
    const [buildingId = '', vacancyId] = hash.split('/');
    return buildingId.startsWith('b-') ? { buildingId, vacancyId } : undefined;
  }, [hash]);
  return <BuildingTree {...props} addresses={treeAddresses} current={current} />;
}

const treeAddresses: TreeAddresses = {
  building: ({ id }) => `/dev/components#${id}`,
  vacancy: ({ id }, vacancy) => `/dev/components#${id}/${vacancy.id}`,
  newVacancy: ({ id }) => `/dev/components#${id}/${NEW_VACANCY}`,
  newBuilding: '/dev/components#b-new',
};
