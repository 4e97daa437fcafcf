import { fieldMessages } from '@gektar/contract/field-message.ts';
import { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { text } from '@gektar/contract/text.ts';
import { readCodes, readDay, readNumber, readYes, rounded } from '#importing/read-cell.ts';
import { Remarks } from '#importing/remarks.ts';
import { type DictionaryIds, foldName } from '#land/dictionaries/dictionary-ids.ts';
import { columnOf, optionalFields } from './field-columns.ts';
import { kmFromCity } from './km-from-city.ts';
import { readCadastralNumbers } from './plot-cadastral-numbers.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { readComment } from './plot-comment.ts';
import { readPrice } from './plot-price.ts';
import { readCategory, readOwnership, readPropertyType, readRegion } from './plot-references.ts';
import { readUtilities } from './plot-utilities.ts';

/** Identifies a row in later imports. */
export const SourceId = text(200).min(1);

/** Constant for all rows of one run. */
export interface PlotContext {
  readonly ids: DictionaryIds;
  readonly responsibleEmployeeId: string;
  /** `YYYY-MM-DD`, in Moscow. */
  readonly today: string;
}

const exactPlaces = new Set(['exact_point', 'точно', 'точная', 'точное', 'точка участка']);

/** Row of the file → fields of a property; `fields` is absent when the row is refused. */
export function readPlot(
  cells: PlotCells,
  context: PlotContext,
): { fields: PropertyFields | undefined; remarks: Remarks<PlotColumn> } {
  const remarks = new Remarks<PlotColumn>();
  const { error } = SourceId.safeParse(cells.id);
  if (error) remarks.refuse('id', error.issues[0]?.message ?? fieldMessages.incorrect);
  const fields = check(readFields(cells, context, remarks), cells, remarks);
  return { fields: remarks.refusals.length > 0 ? undefined : fields, remarks };
}

function readFields(
  cells: PlotCells,
  { ids, responsibleEmployeeId, today }: PlotContext,
  remarks: Remarks<PlotColumn>,
) {
  const region = readRegion(cells, ids, remarks);
  const latitude = readNumber(cells.lat);
  const longitude = readNumber(cells.lon);
  const area = readNumber(cells.area_ha, ['га']);
  return {
    cadastralNumbers: readCadastralNumbers(cells, remarks),
    latitude,
    longitude,
    isApproximatePosition: !exactPlaces.has(cells.coord_quality.toLowerCase()),
    address: cells.address,
    category: readCategory(cells, ids, remarks),
    propertyType: readPropertyType(cells, ids, remarks),
    ownershipType: readOwnership(cells, ids, remarks),
    region,
    permittedUseTypes: readCodes(cells, 'permitted_use_codes', ids.permittedUseTypes, remarks),
    okveds: readCodes(cells, 'okved_classes', ids.okveds, remarks),
    ...readUtilities(cells, remarks),
    responsibleEmployeeId,
    lastConversationDate: `${readDay(cells.last_conversation_date) ?? today}T00:00:00`,
    price: readPrice(cells),
    area: area === undefined ? undefined : rounded(area, 4),
    kmFromCity: readDistance(region, latitude, longitude),
    comment: readComment(cells, remarks),
    // The file has no folder: both links lead to the page it was published on.
    linkToDisk: cells.link,
    linkToDocumentation: cells.link,
    isActive: true,
    onSale: true,
    hasDriveway: readYes(cells, 'access_road', remarks),
    hasIndustrialRailway: readYes(cells, 'railway', remarks),
    isSpecialEconomicZone: foldName(cells.preferential_regime) === 'особая экономическая зона',
  };
}

/** Without a position there is no distance; the position itself is reported. */
function readDistance(
  region: { id: number } | undefined,
  latitude = Number.NaN,
  longitude = Number.NaN,
): number | undefined {
  if (!region || Number.isNaN(latitude) || Number.isNaN(longitude)) return 0;
  return kmFromCity(region.id, [latitude, longitude]);
}

/** The contract decides: an invalid required field refuses the row, an invalid optional one is left out. */
function check(
  draft: Record<string, unknown>,
  cells: PlotCells,
  remarks: Remarks<PlotColumn>,
): PropertyFields | undefined {
  const checked = PropertyFields.safeParse(draft);
  if (checked.success) return checked.data;
  const faulty = new Set<string>();
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0]);
    const column = columnOf(field, cells);
    faulty.add(field);
    if (!column) throw new Error(`The import made ${field} of no column: ${message}`);
    if (optionalFields.has(field)) remarks.leaveOut(column, message);
    // A missing reference is already reported, with a better message.
    else if (!remarks.refuses(column)) remarks.refuse(column, message);
  }
  if (remarks.refusals.length > 0) return undefined;
  return PropertyFields.parse(Object.fromEntries(Object.entries(draft).filter(([field]) => !faulty.has(field))));
}
