import { fold } from '#importing/sheets/fold.ts';
import { checkPosition, type PositionReading } from '#importing/sheets/read-places.ts';
import { type CellReading, valueDoubts } from '#importing/sheets/read-value.ts';
import type { RowReading, SheetQuestion } from '#importing/sheets/sheet-kind.ts';
import { columnDoubts } from '#importing/sheets/understand-columns.ts';
import { meaningOf } from '#importing/sheets/value-words.ts';
import { isBuildingSheet, levelOf } from './part-names.ts';
import type { Vacancy } from './vacancy.ts';
import { addAreas } from './vacancy-areas.ts';
import { type Ask, vacancyDoubts } from './vacancy-doubts.ts';
import { addMoney, withMoneyInPlace } from './vacancy-money.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { generalSheetNames } from './vacancy-sheet-words.ts';

export function vacancyOf(
  written: RowReading,
  complex: CellReading | undefined,
  building: CellReading | undefined,
  { isBooked, nameInTitle }: { isBooked: boolean; nameInTitle: string | undefined },
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
    'leaseEnd',
    'dockNumber',
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
    if (name === 'numberGatesZero' && (SIZE_OF_GATES.test(value.raw) || AT_GROUND.test(value.raw))) {
      set(name, Number(value.amount?.value));
      continue;
    }
    if (value.doubt !== undefined) ask(name, value.doubt);
    else if (name === 'palletPrice' && value.value !== undefined && isPerDay(value, row))
      ask(name, vacancyDoubts.palletDay);
    else if (name === 'building.facades' && PANEL_ALONE.test(value.raw)) ask(name, vacancyDoubts.panel);
    else if (name === 'complex.electricitySupply' && isApparent(value, row)) ask(name, valueDoubts.apparent);
    if (value.value !== undefined) set(name, value.value);
    if (value.isOnRequest && name === 'palletPrice') object['palletPriceOnRequest'] = true;
    if (value.isOnRequest && name === 'countPalletPlaces') object['palletPlacesOnRequest'] = true;
  }
  if (complex?.value !== undefined) object.complex['name'] = complex.value;
  else if (nameInTitle !== undefined) object.complex['name'] = nameInTitle;
  else if (meaningOf(generalSheetNames, row.sheet) === undefined && !isBuildingSheet(row.sheet)) {
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
  const address = row.values.get('complex.fullAddress')?.raw ?? '';
  const mark = MARK_OF_ROAD.exec(address);
  const isNear = mark !== null && Number(mark[1]) < FARTHEST_MARK;
  if (object.complex['distanceFromRingRoad'] === undefined && isNear)
    ask('complex.distanceFromRingRoad', vacancyDoubts.markOfRoad);
  addHouseOfHighway(object, row);
  addPosition(object, row, ask);
  addGates(object, row, ask);
  const rate = addAreas(object, row, ask);
  addMoney(object, row, rate, ask);
  const leaseEnd = row.values.get('leaseEnd')?.value;
  if (leaseEnd !== undefined && object['availabilityDate'] === undefined) {
    object['availabilityDate'] = leaseEnd;
    ask('availabilityDate', vacancyDoubts.leaseEnd);
  }
  if (row.values.get('bts')?.value === true) object['bts'] = true;
  if (isBooked) object['vacancyStatus'] = 4;
  if (
    object['availabilityDate'] === undefined &&
    /(?<!\p{L})свободн[оаы]?(?!\p{L})/u.test(fold(row.values.get('status')?.raw ?? ''))
  )
    object['availabilityDate'] = `${row.listDay}T00:00:00`;
  const rest = [...row.values].flatMap(([name, { rest: text }]) =>
    text && name !== 'rate' && name !== 'area' && name !== 'dockNumber' ? [text] : [],
  );
  const lines = [...row.remarks, ...rest];
  if (lines.length > 0) object['additionalInformation'] = lines.join('\n');
  return { object, questions, row, rate };
}

/** 'Матвеевское ш. 41': a house on a highway that no list of highways has, where nothing else names the place. */
const HOUSE_OF_HIGHWAY =
  /(?<![\p{L}\d])\p{Lu}\p{L}+[сц]кое ш(?:оссе|\.),? (\d{1,3})\p{Ll}?(?:\/\d{1,3})?(?![\p{L}\d]| ?-?(?:й|ый)? ?(?:км|м)(?!\p{L}))/u;

function addHouseOfHighway({ complex }: Vacancy['object'], { text, isApart }: RowReading): void {
  const [address, house] = HOUSE_OF_HIGHWAY.exec(text) ?? [];
  if (!isApart || address === undefined || complex['fullAddress'] !== undefined || complex['highway'] !== undefined)
    return;
  complex['fullAddress'] = address;
  if (complex['distanceFromRingRoad'] === Number(house)) delete complex['distanceFromRingRoad'];
}

/** 'панели': of concrete, or sandwich panels. */
const PANEL_ALONE = /^\s*панел\p{L}*\s*$/iu;

/** Whether the head alone names the power, and in kVA: 'Мощность, кВА'. */
function isApparent({ amount, value }: CellReading, { columns }: RowReading): boolean {
  const title = columns.find(({ field }) => field?.name === 'complex.electricitySupply')?.title ?? '';
  return value !== undefined && amount?.units.factor === undefined && /(?:ква|мва|kva|mva)(?!\p{L})/iu.test(title);
}

/** 'руб./сут.', 'в день': the base has no period of the price of a pallet place. */
const PER_DAY = /сут(?:ки|\.|(?!\p{L}))|(?<!\p{L})(?:день|дн\.|day)(?!\p{L})/iu;

function isPerDay({ raw }: CellReading, { columns }: RowReading): boolean {
  const title = columns.find(({ field }) => field?.name === 'palletPrice')?.title ?? '';
  return PER_DAY.test(`${title} ${raw}`);
}

/** '33-й км Каширского шоссе': counted along the road, from the centre of Moscow or from the ring. */
const MARK_OF_ROAD = /(?<!\d)(\d{1,3}) ?-? ?(?:й|ый|ой|ом|м) (?:км|километр)(?!\p{L}| от)/iu;

/** A mark that is farther is of a road in another region: nobody counts it from the ring (km). */
const FARTHEST_MARK = 150;

/** '1 (4х4,2)', '2 шт 4x4': the number of gates with their size. */
const SIZE_OF_GATES =
  /^\s*\d{1,2}\s*(?:шт\.?|ворот\p{L}*)?\s*[(,]?\s*\d+(?:[.,]\d+)?\s*[xх×*]\s*\d+(?:[.,]\d+)?\s*(?:м\.?)?\)?\s*$/iu;
/** '2 ворот в 0', '3 шт. на отм. 0.00': the nought is the level, no second number. */
const AT_GROUND =
  /^\s*\d{1,2}\s*(?:шт\.?\s*)?(?:ворот\p{L}*|вор\.|gates?)?\s*(?:в|на|с)?\s*(?:отм\p{L}*\.?|уров\p{L}*|ур\.)?\s*[(«"“]?(?<![\d.,])0(?:[.,]0+)?[)»"”]?(?:-?м| уров\p{L}*)?\s*$/iu;
/** '12 доков / 2 ворот', '2 ворот, 12 доков', 'доки - 12, ворота - 2'. */
const DOCKS = /(?:док(?:и|ов)?|docks?)\s*[-–—:=]\s*(\d{1,3})|(\d{1,3})\s*(?:док|dock)/iu;
const GATES =
  /(?:ворот(?:а)?|gates?)\s*[-–—:=]\s*(\d{1,3})|(\d{1,3})\s*(?:вор(?!\p{Ll}{4})|шт\.?\s*ворот|gate|drive)/iu;
/** '12 д. / 2 в.' below 'Доки/ворота'. */
const SHORT_PAIR = /^\s*(\d{1,3})\s*д\.?\s*[/+;,|]?\s*(\d{1,3})\s*в\.?\s*$/iu;
/** '12/2', '-/1' below 'Доки/ворота'. */
const PAIR = /^\s*(\d{1,3}|[-–—]|нет)\s*[/+;|,\\]\s*(\d{1,3}|[-–—]|нет)\s*$/iu;

const DOCK = /док|dock/iu;
/** 'Ворота (доки / в нуле)': the words in brackets say which number of a pair is which. */
const ORDER_OF_PAIR = /\(([^()]*(?:док|dock)[^()]*[/+;,|\\][^()]*)\)|\(([^()]*[/+;,|\\][^()]*(?:док|dock)[^()]*)\)/iu;

/** Where a head names gates; after all other words where it names docks alone. */
function gatesIn(head: string): number {
  const at = head.search(/ворот|gate|drive|(?<!\p{L})нул|(?<!\p{L})в ноль|уров|(?<!\d)0(?!\d)/iu);
  return at < 0 ? head.length : at;
}

/** Docks and gates, which one cell may name together. */
function addGates(object: Vacancy['object'], row: RowReading, ask: Ask): void {
  const docks = row.values.get('dockNumber');
  if (!docks) return;
  const title = row.columns.find(({ field }) => field?.name === 'dockNumber')?.title ?? '';
  const [, first, second] = PAIR.exec(docks.raw) ?? [];
  const [, shortDock, shortGate] = SHORT_PAIR.exec(docks.raw) ?? [];
  const areBoth = /док|dock/iu.test(title) && /ворот|gate|drive/iu.test(title);
  const order =
    ORDER_OF_PAIR.exec(title)
      ?.slice(1)
      .find((one) => one !== undefined) ?? title;
  const isGatesFirst = areBoth && gatesIn(order) < order.search(DOCK);
  const ofPair = areBoth && first !== undefined ? [isGatesFirst ? second : first, isGatesFirst ? first : second] : [];
  const named = [DOCKS, GATES].map((pattern) =>
    pattern
      .exec(docks.raw)
      ?.slice(1)
      .find((one) => one !== undefined),
  );
  const [dock, gate] = ofPair.length > 0 ? ofPair : shortDock === undefined ? named : [shortDock, shortGate];
  // '2 ворот' below 'Доки/ворота': nothing is a dock.
  const areGates = areBoth && dock === undefined && gate !== undefined && !/док|dock/iu.test(docks.raw);
  if ((dock !== undefined && gate !== undefined) || areGates) {
    const [dockCount, gateCount] = [Number(dock), Number(gate)];
    if (!Number.isNaN(dockCount)) object['dockNumber'] = dockCount;
    if (!Number.isNaN(gateCount)) object['numberGatesZero'] ??= gateCount;
    return;
  }
  const isNamed = docks.doubt?.startsWith(columnDoubts.twoFields) && /док|dock/iu.test(docks.raw);
  if (docks.doubt !== undefined && !isNamed) ask('dockNumber', docks.doubt);
  if (docks.value !== undefined) object['dockNumber'] = docks.value;
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
