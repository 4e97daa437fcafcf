import { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { checkFields, checkSourceId } from '#importing/check-fields.ts';
import { foldName } from '#importing/ids-by-name.ts';
import { readCodes, readDay, readNumber, readYes, rounded } from '#importing/read-cell.ts';
import { isExactPlace, readRegion } from '#importing/read-place.ts';
import { Remarks } from '#importing/remarks.ts';
import type { DictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { distanceFromCity } from './distance-from-city.ts';
import { columnOf, optionalFields } from './field-columns.ts';
import { readCadastralNumbers } from './plot-cadastral-numbers.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { readComment } from './plot-comment.ts';
import { readPrice } from './plot-price.ts';
import { readCategory, readOwnership, readPropertyType } from './plot-references.ts';
import { readUtilities } from './plot-utilities.ts';

/** Data that all rows of one import share. */
export interface PlotContext {
  readonly ids: DictionaryIds;
  readonly responsibleEmployeeId: string;
  /** `YYYY-MM-DD`, in Moscow. */
  readonly today: string;
}

/** Row of the file → fields of a property; `fields` is absent when the row is refused. */
export function readPlot(
  cells: PlotCells,
  context: PlotContext,
): { fields: PropertyFields | undefined; remarks: Remarks<PlotColumn> } {
  const remarks = new Remarks<PlotColumn>();
  checkSourceId(cells.id, 'id', remarks);
  const draft = readFields(cells, context, remarks);
  const fields = checkFields(PropertyFields, draft, remarks, {
    columnOf: (field) => columnOf(field, cells),
    optionalFields,
  });
  return { fields, remarks };
}

function readFields(
  cells: PlotCells,
  { ids, responsibleEmployeeId, today }: PlotContext,
  remarks: Remarks<PlotColumn>,
) {
  const region = readRegion(cells, 'region_code', ids, remarks);
  const latitude = readNumber(cells.lat);
  const longitude = readNumber(cells.lon);
  const area = readNumber(cells.area_ha, ['га']);
  return {
    cadastralNumbers: readCadastralNumbers(cells, remarks),
    latitude,
    longitude,
    isApproximatePosition: !isExactPlace(cells.coord_quality),
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

/** Distance from the city (km); 0 without a region or a position, whose absence is reported elsewhere. */
function readDistance(
  region: { id: number } | undefined,
  latitude = Number.NaN,
  longitude = Number.NaN,
): number | undefined {
  if (!region || Number.isNaN(latitude) || Number.isNaN(longitude)) return 0;
  return distanceFromCity(region.id, [latitude, longitude]);
}
