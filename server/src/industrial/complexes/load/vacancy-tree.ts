import type { LoadTree, TreeBuilding, TreeComplex, TreeVacancy } from '@gektar/contract/loads/load-tree.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { vacancyDoubts } from '#industrial/complexes/import/sheets/vacancy-doubts.ts';
import type { TreeKind, TreeObject } from '#loads/load-kind.ts';
import { valueAt, valueText } from '#loads/object-values.ts';
import { areaKindOf, areaOf, areaParts, vacancyReading } from './vacancy-load-fields.ts';
import { buildingNode, complexNode, nameOf } from './vacancy-parts.ts';

const CLASS = 'building.buildingClass';

/** Vacancies below their buildings and complexes. */
export const vacancyTree: TreeKind = {
  treeOf(objects): LoadTree {
    const complexes = Map.groupBy(objects, complexNode);
    return { complexes: [...complexes].map(([node, of]) => toComplex(node, of)) };
  },
  partOf(field, vacancy) {
    const [part] = field.split('.');
    const { values, parents } = vacancy;
    const complex = parents?.complexName ?? nameOf(values, 'complex');
    if (part === 'complex') return { node: complexNode(vacancy), name: complex };
    if (part !== 'building') return undefined;
    const building = parents?.buildingName ?? nameOf(values, 'building');
    return { node: buildingNode(vacancy), name: [complex, building].filter((one) => one !== '').join(', ') };
  },
  isOfSpelling: (reason) => reason.startsWith(vacancyDoubts.spelling),
  async findName(db: Db, part, id) {
    const table = part === 'complex' ? sql.table('industrial.complexes') : sql.table('industrial.buildings');
    const { rows } = await sql<{ name: string }>`select name from ${table} where id = ${id} and is_enabled`.execute(db);
    return rows[0]?.name;
  },
};

function toComplex(node: string, objects: readonly TreeObject[]): TreeComplex {
  const [first] = objects;
  const name = first?.parents?.complexName ?? mostFrequent(objects.map(({ values }) => nameOf(values, 'complex')));
  const spellings = Map.groupBy(objects, ({ raw }) => raw('complex.name').trim());
  return {
    node,
    name,
    spellings: [...spellings]
      .filter(([spelling]) => spelling !== '' && spelling !== name)
      .map(([spelling, of]) => ({ name: spelling, keys: of.map(({ key }) => key) })),
    complexId: first?.parents?.complexId ?? null,
    isNew: first?.place.complex?.isNew === true,
    near: toNear(objects),
    buildings: [...Map.groupBy(objects, buildingNode)].map(([at, of]) => toBuilding(at, of)),
  };
}

function toNear(objects: readonly TreeObject[]): TreeComplex['near'] {
  const near = objects.find((object) => object.near !== undefined)?.near;
  return near ? { id: near.id, name: near.name, about: near.about } : null;
}

function toBuilding(node: string, objects: readonly TreeObject[]): TreeBuilding {
  const [first] = objects;
  const names = objects.map(({ values }) => nameOf(values, 'building'));
  const name = first?.parents?.buildingName ?? mostFrequent(names);
  return {
    node,
    name,
    spellings: [...new Set(names)].filter((one) => one !== '' && one !== name),
    buildingId: first?.parents?.buildingId ?? null,
    isNew: first?.place.building?.isNew === true,
    vacancies: objects.map(toVacancy),
  };
}

function toVacancy({ key, sheet, row, text, values }: TreeObject): TreeVacancy {
  const { fields } = vacancyReading;
  return {
    key,
    name: typeof values['name'] === 'string' ? values['name'] : '',
    about: [areaParts(values), valueText(fields[CLASS] ?? { label: '' }, valueAt(fields, values, CLASS))]
      .filter((part) => part !== '')
      .join(', '),
    areaKind: areaKindOf(values),
    area: areaOf(values),
    ...{ sheet, row, text },
  };
}

/** The first of the most frequent texts; empty for none. */
function mostFrequent(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].toSorted((one, other) => other[1].length - one[1].length);
  return counts[0]?.[0] ?? '';
}
