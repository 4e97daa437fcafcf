import type { DraftRemark } from '@gektar/contract/drafts/draft.ts';
import { areaTypeIds, type MainKind, mainKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { fold } from '#importing/sheets/fold.ts';
import { isOnRequest, readNumberField } from '#round-trip/exported-value.ts';
import type { NewRowKind, RowCells, RowParent } from '#round-trip/new-row-kind.ts';
import { vacancyOf, withComplexFacts } from './vacancy-load.ts';

const LONGEST_PLACE = 500;

/** How rows that a person adds to exports of complexes become drafts: exports have neither name nor coordinates. */
export const complexRows: NewRowKind = {
  kind: 'complex',
  withDefaults: (values, employeeId) => withComplexFacts(values, { employeeId }),
  readOthers: () => ({ values: {}, taken: [], remarks: [] }),
};

/** How rows that a person adds to exports of vacancies become vacancies. */
export const vacancyRows: NewRowKind = {
  kind: 'vacancy',
  withDefaults: vacancyOf,
  readOthers(cells) {
    const { areas, taken, remarks } = readAreas(cells);
    const named = ['complexName', 'buildingName'].filter((column) => cells.has(column));
    const rate = cells.get('averageNetRentalRate');
    const isRateOnRequest = rate !== undefined && isOnRequest(rate.text);
    return {
      values: {
        ...(Object.keys(areas).length > 0 && { areaSetWithPrice: areas }),
        ...(isRateOnRequest && { isRentalPriceOnRequest: true }),
      },
      taken: [...taken, ...named],
      remarks,
    };
  },
  findParents: findBuildings,
};

/** Area (m²) and rate (roubles per m² a year) of a kind. */
interface PricedArea {
  readonly areaValue: number;
  readonly leasePricePerSqm: number | null;
}

/** Areas by kind; without any, the whole area is that of the main kind. Each kind has its own rate or the average. */
function readAreas(cells: RowCells) {
  const taken: string[] = [];
  const remarks: DraftRemark[] = [];
  const numberIn = (column: string, field: 'areaSize' | 'averageNetRentalRate'): number | null => {
    const cell = cells.get(column);
    if (cell === undefined) return null;
    taken.push(column);
    if (field === 'averageNetRentalRate' && isOnRequest(cell.text)) return null;
    const { value = null, message } = readNumberField(cell.text, cell, vacancyFields[field]);
    if (message !== undefined)
      remarks.push({ field: 'areaSetWithPrice', text: `«${cell.text.slice(0, 200)}»: ${message}` });
    return value;
  };
  const average = numberIn('averageNetRentalRate', 'averageNetRentalRate');
  const named = mainKinds.flatMap((kind) => {
    const areaValue = numberIn(`${kind}AreaTotal`, 'areaSize');
    return areaValue === null ? [] : [{ kind, areaValue }];
  });
  const whole = numberIn('areaSize', 'areaSize');
  const main = cells.get('mainAreaTypeCalc');
  if (main !== undefined) taken.push('mainAreaTypeCalc');
  const found = named.length > 0 || whole === null ? named : [{ kind: kindNamed(main?.text), areaValue: whole }];
  const areas: Partial<Record<MainKind, PricedArea>> = {};
  for (const { kind, areaValue } of found)
    areas[kind] = { areaValue, leasePricePerSqm: numberIn(`${kind}AreaRate`, 'averageNetRentalRate') ?? average };
  return { areas, taken, remarks };
}

/** The kind of area with this name; warehouse when there is none. */
function kindNamed(name = ''): MainKind {
  const type = enumerations['area-types'].find((one) => fold(one.name) === fold(name));
  return mainKinds.find((kind) => areaTypeIds[kind] === type?.id) ?? 'warehouse';
}

/** Finds buildings by the names of complex and building; of several with the same names, none is chosen. */
async function findBuildings(db: Db, rows: readonly RowCells[]): Promise<readonly RowParent[]> {
  const named = rows.map((cells) => {
    const texts = ['complexName', 'buildingName'].map((column) => cells.get(column)?.text.trim() ?? '');
    return { texts, key: texts.map(fold).join('\n') };
  });
  const { rows: buildings } = await sql<{ id: string; complex: string; building: string }>`
    select b.id, c.name as complex, b.name as building
    from industrial.buildings b join industrial.complexes c on c.id = b.complex_id
    where b.is_enabled and c.is_enabled`.execute(db);
  const byKey = Map.groupBy(buildings, ({ complex, building }) => [complex, building].map(fold).join('\n'));
  return named.map(({ texts, key }) => {
    const [first, ...others] = byKey.get(key) ?? [];
    const place = texts.filter((text) => text !== '').join(', ');
    return {
      parentId: first === undefined || others.length > 0 ? null : first.id,
      place: place.slice(0, LONGEST_PLACE),
    };
  });
}
