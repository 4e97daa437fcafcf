import { fieldMessages } from '@gektar/contract/field-message.ts';
import {
  TECHNICAL_CONDITIONS,
  TECHNICAL_CONNECTION,
  type UtilityKey,
  utilityKeys,
  utilityKinds,
} from '@gektar/contract/land/utility.ts';
import { UtilityDraft } from '@gektar/contract/land/utility-schemas.ts';
import { meansYes, readNumber, rounded } from '#importing/read-cell.ts';
import type { Remarks } from '#importing/remarks.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';

interface UtilityColumns {
  readonly presence: PlotColumn;
  readonly most: PlotColumn;
  readonly free: PlotColumn;
  /** Factor from the unit of the file to the unit of the product: m³ an hour → m³ a day, MW → kW. */
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

const possible = new Set(['possible', 'возможно', 'есть возможность', 'ту', 'технические условия']);

/** Type of a utility from a word of the file; undefined for an unknown word. */
function readType(word: string): UtilityDraft['type'] | 'none' | undefined {
  if (possible.has(word.toLowerCase())) return TECHNICAL_CONDITIONS;
  const isThere = meansYes(word);
  return isThere === undefined ? undefined : isThere ? TECHNICAL_CONNECTION : 'none';
}

/** The utilities that the plot has or may have; an implausible amount is reported, the utility stays. */
export function readUtilities(
  cells: PlotCells,
  remarks: Remarks<PlotColumn>,
): Partial<Record<UtilityKey, UtilityDraft>> {
  const found: Partial<Record<UtilityKey, UtilityDraft>> = {};
  for (const key of utilityKeys) {
    const { presence } = columns[key];
    const type = readType(cells[presence]);
    if (type === undefined) remarks.leaveOut(presence, fieldMessages.incorrect);
    else if (type !== 'none') found[key] = { type, value: readAmount(key, cells, remarks), from: null, to: null };
  }
  return found;
}

/** The free capacity, otherwise the maximum; zero means unknown. */
function readAmount(key: UtilityKey, cells: PlotCells, remarks: Remarks<PlotColumn>): number | null {
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
