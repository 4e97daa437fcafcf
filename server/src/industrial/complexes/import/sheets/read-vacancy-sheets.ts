import type { MessageKind } from '#importing/sheets/read-message.ts';
import { isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RefusedRow, RowReading, SheetsResult } from '#importing/sheets/sheet-kind.ts';
import { isSumOfFollowing } from '#importing/sheets/sums-above.ts';
import { bookedWords, meaningOf } from '#importing/sheets/value-words.ts';
import { withBracketFacts, withFloors, withWholeBlock } from './bracket-facts.ts';
import { withBuildingState } from './building-state.ts';
import { askMarket, askSaleVat, askVat, joinNames, movePowerOfBlocks, withoutDoubles } from './check-vacancies.ts';
import { withBuiltToSuit, withFloorLoad } from './floor-and-bts.ts';
import { withGatesOfColumn } from './gates-column.ts';
import { leaseFactNames } from './lease-facts.ts';
import { type Above, carry, withAbove } from './names-above.ts';
import {
  levelOf,
  namedAtBegin,
  withBlockAsBuilding,
  withBlockInBuilding,
  withBuildingInBlock,
  withName,
  withNameOfTree,
  withNameParts,
  withoutMarks,
  withPair,
  withPlaceParts,
} from './part-names.ts';
import { withRemarkFacts } from './remark-facts.ts';
import { withKindOfSheet } from './sheet-kinds.ts';
import { complexOfFile, withBuildingOfSheet, withoutSummaries } from './summary-sheets.ts';
import { withSystemOfHead } from './systems-of-head.ts';
import { withTermInMonths } from './term-in-months.ts';
import {
  factsOfTitles,
  hasMark,
  type TitleFacts,
  withBuildingNotes,
  withMarkedVat,
  withNoteFacts,
  withNotePlace,
  withNumberedSections,
  withoutHouseAsDistance,
  withRatesOfNotes,
  withTitleFacts,
  withVacancyAddress,
  withWholeOfNotes,
} from './title-facts.ts';
import { withUtilityBill } from './utility-bill.ts';
import type { Vacancy } from './vacancy.ts';
import { hasArea, withArea, withoutSum } from './vacancy-areas.ts';
import { withDeals } from './vacancy-deals.ts';
import { buildingSectionWords, vacancyFacts } from './vacancy-facts.ts';
import { vacancyOf } from './vacancy-object.ts';
import { addPart, isPartOf } from './vacancy-parts.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { sectionKinds, vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** How vacancies with their buildings and complexes are read from sheets. */
export const vacancySheets: MessageKind = {
  fields: vacancySheetFields,
  choiceWords: vacancyChoiceWords,
  sectionFields: ['complex.highway', 'complex.region'],
  sectionFacts: [
    'complex.highway',
    'complex.distanceFromRingRoad',
    'building.buildingClass',
    'building.workingHeight',
    'building.floorLoad',
    'building.columnPitch',
    'building.flooringTypes',
    'building.fireExtinguishingSystems',
    'building.hasHeating',
    'complex.electricitySupply',
    'areaKind',
    'opexPerSqm',
    'utilityBill',
    'rate',
    'availabilityDate',
    ...leaseFactNames,
  ],
  sectionName: namedAtBegin,
  sectionWords: buildingSectionWords,
  sectionKinds,
  groupField: 'building.name',
  sectionLevel: (text) => ['complex', 'building', 'block'].indexOf(levelOf(text)),
  facts: vacancyFacts,
  mainField: 'area',
  placeField: 'complex.fullAddress',
  objectNames: {
    field: 'complex.name',
    pattern:
      /парк|лог(?:ист|о|$)|лоджист|терминал|хаб|центр|комплекс|холодильник|(?:хладо|холодо)комбинат|(?<!\p{L})база(?!\p{L})|park|logist|hub|center/iu,
  },
  readsCells: true,
  build: buildVacancies,
};

function buildVacancies(rows: readonly RowReading[], choices: SheetChoices): SheetsResult {
  const vacancies: Vacancy[] = [];
  const refused: RefusedRow[] = [];
  const state: Above = { sheet: '', complex: undefined, building: undefined, values: new Map(), sums: [] };
  const titles = new Map<string, TitleFacts>();
  const titleFacts = (row: RowReading): TitleFacts => {
    const hasBuildings = row.columns.some(({ field }) => field?.name === 'building.name');
    const key = [hasBuildings, ...row.titles].join('\n');
    const facts = titles.get(key) ?? factsOfTitles(row.titles, choices, { listDay: row.listDay, hasBuildings });
    titles.set(key, facts);
    return facts;
  };
  const nameOfFile = complexOfFile(rows);
  const general = sheetsOfKinds(rows);
  const marked = new Set(rows.filter(({ text }) => hasMark(text)).map(({ sheet }) => sheet));
  const prepared = withGatesOfColumn(
    rows.map((row) =>
      withBuildingOfSheet(
        prepare(general.has(row.sheet) ? withKindOfName(row) : row, {
          choices,
          titleFacts: titleFacts(row),
          hasMarks: marked.has(row.sheet),
        }),
        nameOfFile,
      ),
    ),
  );
  for (const [index, row] of prepared.entries()) {
    if (row.sheet !== state.sheet || row.isApart)
      Object.assign(state, { sheet: row.sheet, complex: undefined, building: undefined, values: new Map(), sums: [] });
    const area = row.values.get('area');
    const size = typeof area?.value === 'number' ? area.value : undefined;
    const isBooked = meaningOf(bookedWords, row.text) === true;
    const own = row.values.get('complex.name');
    const isBare = ['complex.name', 'building.name', 'name', 'rate', 'complex.fullAddress'].every((name) =>
      isBlank(row.values.get(name)),
    );
    if (isBare && size !== undefined && state.sums.length > 1 && isSumOf(size, state.sums)) {
      refused.push({ sheet: row.sheet, row: row.row, reason: 'Итог, а не объект' });
      state.sums = [];
      continue;
    }
    if (isSumAbove(row, prepared.slice(index + 1))) {
      const name = own ?? row.values.get('name');
      carry(state, name ? { ...row, values: new Map([...row.values, ['complex.name', name]]) } : row);
      refused.push({ sheet: row.sheet, row: row.row, reason: 'Итог, а не объект' });
      continue;
    }
    carry(state, row);
    const farLet = letForLong(row);
    if (farLet !== undefined) {
      refused.push({ sheet: row.sheet, row: row.row, reason: farLet });
      continue;
    }
    if (!hasArea(row)) {
      const isTree = own !== undefined && [...row.values].filter(([, value]) => !isBlank(value)).length <= 4;
      refused.push({
        sheet: row.sheet,
        row: row.row,
        reason: isBooked ? 'Бронь без площади' : isTree ? 'Название комплекса без площади' : 'Нет площади',
      });
      continue;
    }
    if (size !== undefined) state.sums.push(size);
    const nameInTitle = titleFacts(row).get('complex.name')?.value;
    const vacancy = vacancyOf(withAbove(row, state), state.complex, state.building, {
      isBooked,
      nameInTitle: typeof nameInTitle === 'string' ? nameInTitle : undefined,
    });
    const last = vacancies.at(-1);
    if (last && prepared[index - 1]?.row === last.object.sourceRows.at(-1) && isPartOf(vacancy, last))
      addPart(last, vacancy);
    else vacancies.push(vacancy);
  }
  const offered = withoutSummaries(vacancies, refused);
  joinNames(offered);
  movePowerOfBlocks(offered);
  askVat(offered);
  askSaleVat(offered);
  askMarket(offered);
  return withoutDoubles(offered, refused);
}

/** From this many days on a let area is not offered, though the day when it becomes free is named. */
const LONGEST_WAIT = 366;

/** 'занята до 31.12.2027' in a table of November 2026: why the row is not offered; undefined for an offer. */
function letForLong({ values, columns, listDay }: RowReading): string | undefined {
  const { raw = '', value } = values.get('availabilityDate') ?? {};
  const { title = '' } = columns.find(({ field }) => field?.name === 'availabilityDate') ?? {};
  if (title === '' || typeof value !== 'string' || !/^(?:занят|арендован|сдан)\p{L}* до(?!\p{L})/iu.test(raw.trim()))
    return undefined;
  const days = (Date.parse(value) - Date.parse(listDay)) / 86_400_000;
  return days > LONGEST_WAIT ? `Сдано: «${raw.trim()}»` : undefined;
}

/** Sheets whose column of names says only what each area is: 'Склад', 'Офис', 'Производство' below 'Объект'. */
function sheetsOfKinds(rows: readonly RowReading[]): ReadonlySet<string> {
  const kinds = new Map<string, boolean>();
  for (const { sheet, columns, values } of rows) {
    const name = values.get('complex.name')?.raw ?? '';
    const hasKinds = columns.some(({ field }) => field?.name === 'areaKind' || field?.name.startsWith('area.'));
    if (name !== '') kinds.set(sheet, !hasKinds && kinds.get(sheet) !== false && KIND_ALONE.test(name.trim()));
  }
  return new Set([...kinds].filter(([, areKinds]) => areKinds).map(([sheet]) => sheet));
}

const KIND_ALONE = vacancySheetFields.find(({ name }) => name === 'areaKind')?.shape ?? /^$/u;

/** The row whose name is the kind of its area. */
function withKindOfName(row: RowReading): RowReading {
  const named = row.values.get('complex.name');
  if (!named || !isBlank(row.values.get('areaKind'))) return row;
  const values = new Map([...row.values, ['areaKind', named] as const]);
  values.delete('complex.name');
  return { ...row, values };
}

/** The row with what several cells, its titles and its comment name in a value of each field. */
function prepare(
  row: RowReading,
  { choices, titleFacts, hasMarks }: { choices: SheetChoices; titleFacts: TitleFacts; hasMarks: boolean },
): RowReading {
  const whole = withFloors(
    withWholeBlock(
      withBracketFacts(withName(withoutHouseAsDistance(withTermInMonths(withNameOfTree(withoutMarks(row))))), choices),
    ),
    choices,
  );
  const named = withBlockInBuilding(
    withBuildingInBlock(withPlaceParts(withPair(withBlockAsBuilding(withDeals(whole, choices))), choices)),
  );
  const placed = withVacancyAddress(withNameParts(withoutSum(withArea(named)), choices), choices);
  const described = withRemarkFacts(withBuildingState(placed, choices), choices);
  const marked = withSystemOfHead(withBuiltToSuit(withFloorLoad(described, choices)), choices);
  const titled = withKindOfSheet(
    withTitleFacts(withNumberedSections(withNotePlace(marked, choices), titleFacts), titleFacts),
    choices,
  );
  const noted = withNoteFacts(withBuildingNotes(titled, choices), choices, hasMarks);
  return withWarmth(withUtilityBill(withWholeOfNotes(withRatesOfNotes(withMarkedVat(noted), choices), hasMarks)));
}

/** 'Тёплый склад', 'тёплое помещение': a heated one, where nothing else says so. */
const WARM = /(?<!\p{L}|не )т[её]пл(?:ый|ая|ое|ые) (?:\p{L}+ )?(?:склад|помещени|ангар|цех|бокс|корпус|здани)/iu;

function withWarmth(row: RowReading): RowReading {
  const isNamed = !isBlank(row.values.get('building.hasHeating')) || !WARM.test(row.text);
  const hasColumn = row.columns.some(({ field }) => field?.name === 'building.hasHeating');
  // In running text the words say what kind of area it is.
  if (isNamed || hasColumn || row.isApart || row.columns.length === 0) return row;
  return { ...row, values: new Map([...row.values, ['building.hasHeating', { raw: 'тёплый', value: true }]]) };
}

/** Whether a row without a rate has the sum of the areas of the rows below it. */
function isSumAbove(row: RowReading, below: readonly RowReading[]): boolean {
  const area = row.values.get('area')?.value;
  if (typeof area !== 'number' || !isBlank(row.values.get('rate')) || !isBlank(row.values.get('salePrice')))
    return false;
  // Only the next two rows are checked: below the sum of a complex, these are its building and the building's first
  // area.
  const isRated = below
    .slice(0, 2)
    .some(({ values }) => !isBlank(values.get('rate')) || !isBlank(values.get('salePrice')));
  const sizes = below.map(({ values, sheet }) =>
    sheet === row.sheet ? (values.get('area')?.value as number | undefined) : undefined,
  );
  return isRated && isSumOfFollowing(area, sizes);
}

function isSumOf(size: number, sums: readonly number[]): boolean {
  const whole = sums.reduce((one, other) => one + other, 0);
  return Math.abs(size - whole) <= whole * 0.002;
}
