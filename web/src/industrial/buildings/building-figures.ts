import { shortLabel } from '@gektar/contract/fields.ts';
import type { AreaSet } from '@gektar/contract/industrial/areas/area-set.ts';
import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { type Day, dayOf, formatDate, today } from '@gektar/format/date.ts';
import { formatCount, formatMeasured, formatQuantity, formatSignedQuantity } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { formatColumnPitch, formatTemperature } from '@gektar/format/warehouse.ts';
import { missing } from '@gektar/format/words.ts';

/** A figure and the wire name of its field. */
interface BuildingFigure {
  readonly field: keyof typeof buildingFields;
  readonly label: string;
  readonly text: string;
}

/** Key figures of a building, shown above its areas. */
export function buildingFigures(building: FullBuilding): BuildingFigure[] {
  const { totalArea, workingHeight, floorLoad, docksNumber, docksRatio, gatesZeroNumber, floorLevel } = building;
  const count = (value: number | null) => (value === null ? missing.value : formatCount(value));
  const of = (field: BuildingFigure['field'], text: string) => ({ field, label: buildingFields[field].label, text });
  const ratio = docksRatio === null ? '' : ` · ${formatMeasured(docksRatio)} на 1 000 м²`;
  return [
    of('totalArea', formatQuantity(totalArea, units.squareMetre)),
    of('workingHeight', formatQuantity(workingHeight, units.metre)),
    of('columnPitch', pitchText(building.columnPitch)),
    of('floorLoad', formatQuantity(floorLoad, units.tonne)),
    of('docksNumber', docksNumber === null ? missing.value : count(docksNumber) + ratio),
    { ...of('gatesZeroNumber', count(gatesZeroNumber)), label: shortLabel(buildingFields.gatesZeroNumber) },
    of('floorLevel', formatSignedQuantity(floorLevel, units.centimetre)),
  ];
}

const storeys: PluralForms = ['этаж', 'этажа', 'этажей'];
/** 'Действующее' */
const IN_OPERATION = 1;
/** 'Строящееся', 'Проект' */
const notBuiltYet: readonly number[] = [2, 3];

/** 'Складское · 1 этаж · сдан 15.06.2013'; a building not in operation shows its status and the planned date. */
export function buildingWords(building: FullBuilding, now: Day = today()): string {
  const { buildingType, floorsNumber, constructionStatus, commissioningDate, demolitionDate } = building;
  const isBuilt = !notBuiltYet.includes(constructionStatus) && dayOf(commissioningDate) <= now;
  const words = [
    buildingType.name,
    formatCountOf(floorsNumber, storeys),
    constructionStatus === IN_OPERATION ? [] : enumerationName('building-construction-statuses', constructionStatus),
    `${isBuilt ? 'сдан' : 'ввод'} ${formatDate(commissioningDate)}`,
    demolitionDate === null ? [] : `снос ${formatDate(demolitionDate)}`,
  ];
  return words.flat().join(' · ');
}

/** 'X х Y м'; only one of the two when the other is unknown. */
export function pitchText(pitch: FullBuilding['columnPitch']): string {
  const { x, y } = pitch ?? { x: null, y: null };
  if (x !== null && y !== null) return formatColumnPitch(x, y);
  const known = x ?? y;
  return known === null ? missing.value : withUnit(formatMeasured(known), units.metre);
}

/** 'С температурным режимом от +2 до +6 °С · морозильный …'; empty when no kind has a temperature. */
export function temperatureWords({ warehouse }: AreaSet): string {
  const words = [
    ['с температурным режимом', warehouse?.temperature],
    ['морозильный', warehouse?.freezer],
  ] as const;
  const parts = words.flatMap(([word, kind]) => {
    const { temperatureFrom: from, temperatureTo: to } = kind ?? { temperatureFrom: null, temperatureTo: null };
    return from === null && to === null ? [] : [`${word} ${formatTemperature({ from, to })}`];
  });
  const line = parts.join(' · ');
  return line.charAt(0).toLocaleUpperCase('ru') + line.slice(1);
}
