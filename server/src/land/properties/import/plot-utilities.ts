import { fieldMessages } from '@gektar/contract/field-message.ts';
import {
  TECHNICAL_CONDITIONS,
  TECHNICAL_CONNECTION,
  UtilityDraft,
  type UtilityKey,
  utilityKeys,
  utilityKinds,
} from '@gektar/contract/land/properties/utility.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { readNumber, rounded } from './read-cell.ts';
import type { Remarks } from './remarks.ts';

interface UtilityColumns {
  readonly presence: PlotColumn;
  readonly most: PlotColumn;
  readonly free: PlotColumn;
  /** Unit of the file → unit of the product: m³ an hour → m³ a day, MW → kW. */
  readonly times: number;
}

const columns: Readonly<Record<UtilityKey, UtilityColumns>> = {
  gasSupply: { presence: 'gas', most: 'gas_max_m3h', free: 'gas_free_m3h', times: 24 },
  electricitySupply: {
    presence: 'electricity',
    most: 'electricity_max_mw',
    free: 'electricity_free_mw',
    times: 1000,
  },
  waterSupply: { presence: 'water', most: 'water_max_m3h', free: 'water_free_m3h', times: 24 },
  sewerage: { presence: 'sewerage', most: 'sewerage_max_m3h', free: 'sewerage_free_m3h', times: 24 },
  heatSupply: { presence: 'heat', most: 'heat_max_gcalh', free: 'heat_free_gcalh', times: 1 },
};

const types = new Map<string, UtilityDraft['type']>([
  ['yes', TECHNICAL_CONNECTION],
  ['possible', TECHNICAL_CONDITIONS],
]);

/** The utilities that the plot has or may have; an amount that cannot be true is reported, the utility stays. */
export function readUtilities(cells: PlotCells, remarks: Remarks): Partial<Record<UtilityKey, UtilityDraft>> {
  const found: Partial<Record<UtilityKey, UtilityDraft>> = {};
  for (const key of utilityKeys) {
    const { presence } = columns[key];
    const word = cells[presence].toLowerCase();
    const type = types.get(word);
    if (type) found[key] = { type, value: readAmount(key, cells, remarks), from: null, to: null };
    else if (word !== '' && word !== 'no') remarks.leaveOut(presence, fieldMessages.incorrect);
  }
  return found;
}

/** What is still free, or else the most there can be; zero means that nothing is known. */
function readAmount(key: UtilityKey, cells: PlotCells, remarks: Remarks): number | null {
  const { most, free, times } = columns[key];
  const column = cells[free] === '' ? most : free;
  const given = readNumber(cells[column]);
  if (given === undefined || given === 0) return null;
  const value = rounded(given * times, 2);
  const checked = UtilityDraft.safeParse({ type: TECHNICAL_CONNECTION, value });
  if (checked.success) return value;
  const reason = checked.error.issues[0]?.message ?? fieldMessages.incorrect;
  const inOurUnit = Number.isNaN(value) ? '' : `, а это ${value.toLocaleString('ru-RU')} ${utilityKinds[key].measure}`;
  remarks.leaveOut(column, `${reason} (в файле ${cells[column]}${inOurUnit})`);
  return null;
}
