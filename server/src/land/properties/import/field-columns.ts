import { cadastralColumn } from './plot-cadastral-numbers.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';

/** Field of a property → the column that it is read from. */
const columns: Readonly<Record<string, PlotColumn>> = {
  latitude: 'lat',
  longitude: 'lon',
  kmFromCity: 'lat',
  address: 'address',
  category: 'category',
  propertyType: 'permitted_use_codes',
  ownershipType: 'ownership',
  region: 'region_code',
  permittedUseTypes: 'permitted_use_codes',
  okveds: 'okved_classes',
  price: 'price_rub',
  area: 'area_ha',
  comment: 'notes',
  lastConversationDate: 'last_conversation_date',
  linkToDisk: 'link',
  linkToDocumentation: 'link',
};

/** Fields of which a refused value is left out, while the rest of the row is imported. */
export const optionalFields: ReadonlySet<string> = new Set([
  'address',
  'permittedUseTypes',
  'okveds',
  'price',
  'comment',
]);

/** Column that a message about a field refers to. */
export function columnOf(field: string, cells: PlotCells): PlotColumn | undefined {
  return field === 'cadastralNumbers' ? cadastralColumn(cells) : columns[field];
}
