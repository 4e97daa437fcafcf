import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { Link } from '@tanstack/react-router';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { mixParts } from '#industrial/areas/mix-parts.ts';
import { complexLink } from '#industrial/industrial-links.ts';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import { dash, measuredCell } from '#table/cells.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './complex-cells.module.css';

export function NameCell({ row: { id, name, isEnabled } }: { row: ComplexRow }) {
  return (
    <Row as="span" gap={8} miw={0} className={classes.name}>
      <Link {...complexLink(id)} tabIndex={-1} title={name}>
        {name}
      </Link>
      {!isEnabled && <Tag tone="line">В архиве</Tag>}
    </Row>
  );
}

/** Number of class marks that fit into a cell. */
const MOST_MARKS = 3;

/** Class marks, the best class first; when there are more than three, the first two and a count of the others. */
export function ClassMarks({ buildingClasses }: Pick<ComplexRow, 'buildingClasses'>) {
  if (buildingClasses.length === 0) return dash;
  const shown = buildingClasses.length > MOST_MARKS ? buildingClasses.slice(0, MOST_MARKS - 1) : buildingClasses;
  const others = buildingClasses.slice(shown.length).map((one) => enumerationName('building-classes', one));
  return (
    <Row as="span" display="inline-flex" gap={4}>
      {shown.map((one) => (
        <ClassMark key={one} buildingClass={one} />
      ))}
      {others.length > 0 && <span title={others.join(', ')}>+{others.length}</span>}
    </Row>
  );
}

/** 'Ленинградское', without 'шоссе', which is in the column head. */
export function HighwayCell({ highway }: Pick<ComplexRow, 'highway'>) {
  return highway === null ? dash : <span title={highway.name}>{highway.name.replace(/ шоссе$/, '')}</span>;
}

/** Strip with the shares of the kinds of free area, next to the figure. */
export function FreeStrip({ row }: { row: ComplexRow }) {
  if (row.freeArea === 0) return dash;
  return (
    <Stack alignContent="center" h="100%">
      <AreaMix size="middle" parts={mixParts(row.freeAreas)} />
    </Stack>
  );
}

/** Cell with the free area of one kind (m²); empty for zero. */
export function freeAreaCell(kind: AreaKind) {
  return ({ freeAreas }: ComplexRow) => measuredCell(freeAreas[kind] === 0 ? null : freeAreas[kind]);
}
