import { isUtilityField, type PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, sameUtility } from './property-values.ts';

/** Whether a field means the same in two states: references by their id, sets in any order, texts without edges. */
export function sameField(name: PropertyFieldName, one: PropertyValues, other: PropertyValues): boolean {
  if (one[name] === other[name]) return true;
  if (isUtilityField(name)) return sameUtility(one[name], other[name]);
  if (name === 'images') return sameJson(one.images.map(photoEssence), other.images.map(photoEssence));
  return sameJson(essence(name, one[name]), essence(name, other[name]));
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Order matters among cadastral numbers, of which the first is shown (1§4), corners of outlines, photos, documents. */
function essence(name: PropertyFieldName, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return isOrdered(name) ? value : value.map(idOf).sort();
  return idOf(value);
}

/** What is saved of a photo; the mark of the editor is not (D-16). */
function photoEssence({ globalImageId, imageType, presenceInTheFlyer }: PropertyValues['images'][number]): unknown {
  return [globalImageId, imageType?.id, presenceInTheFlyer];
}

function isOrdered(name: PropertyFieldName): boolean {
  return name === 'cadastralNumbers' || name === 'polygons' || name === 'documents';
}

function idOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}
