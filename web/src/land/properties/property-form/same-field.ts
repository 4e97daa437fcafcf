import { sameJson, sameValue } from '#form/sections/same-value.ts';
import { isUtilityField, type PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, sameUtility } from './property-values.ts';

/** Whether a field means the same in two states: references by their id, sets in any order, texts without edges. */
export function sameField(name: PropertyFieldName, one: PropertyValues, other: PropertyValues): boolean {
  if (one[name] === other[name]) return true;
  if (isUtilityField(name)) return sameUtility(one[name], other[name]);
  if (name === 'images') return sameJson(one.images.map(photoEssence), other.images.map(photoEssence));
  return isOrdered(name) ? sameJson(one[name], other[name]) : sameValue(one[name], other[name]);
}

/** What is saved of a photo; the mark of the editor is not (D-16). */
function photoEssence({ globalImageId, imageType, presenceInTheFlyer }: PropertyValues['images'][number]): unknown {
  return [globalImageId, imageType?.id, presenceInTheFlyer];
}

/** Order matters among cadastral numbers, of which the first is shown (1§4), corners of outlines, photos, documents. */
function isOrdered(name: PropertyFieldName): boolean {
  return name === 'cadastralNumbers' || name === 'polygons' || name === 'documents';
}
