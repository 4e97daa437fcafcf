import { fold } from '#importing/sheets/fold.ts';
import { checkPosition, type PositionReading } from '#importing/sheets/read-places.ts';
import type { RowReading, SheetQuestion } from '#importing/sheets/read-sheets.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import { meaningOf } from '#importing/sheets/value-words.ts';
import { complexOfTitle, levelOf } from './part-names.ts';
import { addAreas } from './vacancy-areas.ts';
import { type Ask, vacancyDoubts } from './vacancy-doubts.ts';
import { addMoney, withMoneyInPlace } from './vacancy-money.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { generalSheetNames } from './vacancy-sheet-words.ts';

type Fields = { [field: string]: unknown };
export interface Vacancy {
  readonly object: Fields & {
    sheet: string;
    sourceRow: number;
    sourceRows: number[];
    complex: Fields;
    building: Fields;
  };
  readonly questions: SheetQuestion[];
  readonly row: RowReading;
  rate: number | undefined;
}

export function vacancyOf(
  written: RowReading,
  complex: CellReading | undefined,
  building: CellReading | undefined,
  isBooked: boolean,
): Vacancy {
  const row = withMoneyInPlace(written);
  const object: Vacancy['object'] = {
    sheet: row.sheet,
    sourceRow: row.row,
    sourceRows: [row.row],
    complex: {},
    building: {},
  };
  const questions: SheetQuestion[] = [];
  const ask = (field: string, reason: string) =>
    questions.push({ sheet: row.sheet, row: row.row, field, reason, group: `${field}: ${reason}` });
  const set = (path: string, value: unknown) => {
    const [part, name] = path.includes('.') ? path.split('.') : [undefined, path];
    if (part === 'complex' || part === 'building') object[part][name ?? ''] = value;
    else object[path] = value;
  };
  const apart = new Set([
    'area',
    'rate',
    'opexPerSqm',
    'areaKind',
    'deal',
    'salePrice',
    'salePricePerArea',
    'complex.name',
    'building.name',
    'complex.position',
    'complex.latitude',
    'complex.longitude',
  ]);
  for (const { name, reading } of vacancySheetFields) {
    const value = row.values.get(name);
    if (
      !value ||
      apart.has(name) ||
      name.startsWith('area.') ||
      name.startsWith('rate.') ||
      ['status', 'sequence', 'remark'].includes(reading.kind)
    )
      continue;
    if (value.doubt !== undefined) ask(name, value.doubt);
    if (value.value !== undefined) set(name, value.value);
  }
  const title = complexOfTitle(row);
  if (complex?.value !== undefined) object.complex['name'] = complex.value;
  else if (title !== undefined) object.complex['name'] = title;
  else if (meaningOf(generalSheetNames, row.sheet) === undefined) {
    object.complex['name'] = row.sheet;
    ask('complex.name', vacancyDoubts.nameFromSheet);
  }
  if (building?.value !== undefined) object.building['name'] = String(building.value);
  const ownName = row.values.get('complex.name')?.value;
  const block =
    typeof ownName === 'string' && levelOf(ownName) === 'block'
      ? ownName
      : row.unnamed.find((text) => levelOf(text) === 'block');
  if (block !== undefined) object['name'] ??= block;
  const { kilometres } = row.values.get('complex.highway') ?? {};
  if (kilometres !== undefined) object.complex['distanceFromRingRoad'] ??= kilometres;
  addPosition(object, row, ask);
  const rate = addAreas(object, row, ask);
  addMoney(object, row, rate, ask);
  if (isBooked) object['vacancyStatus'] = 4;
  if (
    object['availabilityDate'] === undefined &&
    /(?<!\p{L})свободн[оаы]?(?!\p{L})/u.test(fold(row.values.get('status')?.raw ?? ''))
  )
    object['availabilityDate'] = `${row.listDay}T00:00:00`;
  const rest = [...row.values].flatMap(([name, { rest: text }]) =>
    text && name !== 'rate' && name !== 'area' ? [text] : [],
  );
  const lines = [...row.remarks, ...rest];
  if (lines.length > 0) object['additionalInformation'] = lines.join('\n');
  return { object, questions, row, rate };
}

function addPosition(object: Vacancy['object'], row: RowReading, ask: Ask): void {
  const both = row.values.get('complex.position')?.value as PositionReading | undefined;
  const latitude = row.values.get('complex.latitude')?.value;
  const longitude = row.values.get('complex.longitude')?.value;
  const found =
    both ??
    (typeof latitude === 'number' && typeof longitude === 'number' ? checkPosition(latitude, longitude) : undefined);
  if (!found) return;
  object.complex['latitude'] = found.latitude;
  object.complex['longitude'] = found.longitude;
  if (found.doubt !== undefined) ask('complex.latitude', found.doubt);
}
